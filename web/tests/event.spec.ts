// A small event from entry to final standings, against the real binary: the organiser's desk, two phones, the public page.
import type { Page } from '@playwright/test';
import { foundedAs, linkOf, picture, tab } from './desk';
import { expect, test } from './journey';

const PLAYERS = ['Łukasz Żak', 'Józef Ćwik', 'Święta Ąż', 'Hałas Ędward', 'Zofia Ńska', 'Gęś Źdźbło'];

test.use({ expected: /status of 4(09|03|01|22)/ });

async function found(page: Page) {
  await page.goto('/#/events');
  await page.getByLabel('Nazwa turnieju').fill('Turniej o Złotą Kreskę');
  await page.getByLabel('Organizator').fill('Oskar Organizator');
  await page.getByLabel('Spodziewani gracze').fill('6');
  await page.getByLabel('Po rundach szwajcarskich').selectOption('top4');
  await page.getByLabel('Rundy szwajcarskie').fill('2');
  await picture(page, 'found');
  await page.getByRole('button', { name: 'Załóż' }).click();
  await expect(page.getByRole('heading', { name: 'Turniej o Złotą Kreskę' })).toBeVisible();
}

async function enterAll(page: Page) {
  await page.getByLabel('Imię i nazwisko').fill(PLAYERS[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('cell', { name: PLAYERS[0] ?? '' })).toBeVisible();
  await page.getByRole('button', { name: 'Wielu naraz…' }).click();
  await page.getByLabel('Jeden gracz w wierszu').fill('Anna\n,login');
  await page.getByRole('button', { name: 'Zapisz wszystkich' }).click();
  await expect(page.getByRole('alert')).toContainText('wiersz 2: brakuje nazwy');
  await page.getByLabel('Jeden gracz w wierszu').fill(PLAYERS.slice(1).join('\n'));
  await page.getByRole('button', { name: 'Zapisz wszystkich' }).click();
  await expect(page.getByText('Gra 6 osób')).toBeVisible();
}

/** Types results from the first open table down, with nothing but the keyboard. */
async function typeResults(page: Page, results: string[]) {
  const first = page.getByRole('textbox', { name: /^Wynik przy stole/ }).first();
  await first.focus();
  for (const result of results) {
    await page.keyboard.type(result);
    await page.keyboard.press('Enter');
  }
}

test('an event is run from the first entry to the final places', async ({ page, another }) => {
  test.setTimeout(180_000);
  await found(page);
  await enterAll(page);
  await picture(page, 'entries');

  // A head judge takes office, and gets a desk of his own.
  await tab(page, 'Obsługa i linki');
  await page.getByLabel('Imię i nazwisko').fill('Sława Sędzia');
  await page.getByLabel('Funkcja').selectOption('sedzia_glowny');
  await page.getByLabel('Stopień').fill('3');
  await page.getByRole('button', { name: 'Mianuj' }).click();
  await expect(page.getByRole('row', { name: /Sława Sędzia/ })).toBeVisible();
  await picture(page, 'staff');
  const links = Object.fromEntries(await Promise.all(['Strona publiczna', 'Sława Sędzia', ...PLAYERS].map(async (it) => [it, await linkOf(page, it)] as const)));

  // The preview is nobody's business but the office's.
  const phone = await another({ viewport: { width: 390, height: 844 } });
  await phone.goto(`/${links['Strona publiczna']}`);
  await tab(page, 'Rundy');
  await page.getByRole('button', { name: 'Kojarz', exact: true }).click();
  await expect(page.getByRole('heading', { name: /Podgląd rundy 1/ })).toBeVisible();
  await expect(phone.getByText('Nie ogłoszono jeszcze żadnej rundy.')).toBeVisible();
  const seats = page.locator('.preview .seat');
  const [one, other] = [await seats.nth(0).innerText(), await seats.nth(2).innerText()];
  await seats.nth(0).click();
  await seats.nth(2).click();
  await expect(seats.nth(0)).toHaveText(other);
  await expect(seats.nth(2)).toHaveText(one);
  await picture(page, 'preview');
  await page.getByRole('button', { name: 'Ogłoś rundę' }).click();
  await expect(phone.getByRole('heading', { name: /Runda 1/ })).toBeVisible();
  await picture(phone, 'public-phone');

  // Both sides of the first table report for themselves.
  const pair = (await page.locator('tbody tr').first().locator('td').allInnerTexts()).filter((_, at) => at === 1 || at === 3).map((it) => it.replace(/ \(\d+\)$/, ''));
  const mine = await another({ viewport: { width: 390, height: 844 } });
  await mine.goto(`/${links[pair[0] ?? '']}`);
  await expect(mine.getByRole('heading', { name: 'Runda 1: stół 1' })).toBeVisible();
  await picture(mine, 'player-phone');
  await mine.getByRole('button', { name: '2:1' }).click();
  await expect(mine.getByText('Twoje zgłoszenie: 2:1.')).toBeVisible();
  await expect(page.getByText('zgłosiła jedna strona')).toBeVisible();
  const theirs = await another({ viewport: { width: 390, height: 844 } });
  await theirs.goto(`/${links[pair[1] ?? '']}`);
  await theirs.getByRole('button', { name: 'Potwierdź 1:2' }).click();
  await expect(mine.getByText('Wynik: 2:1')).toBeVisible();
  await expect(mine.getByText('Sędziowie')).toHaveCount(0);

  // The rest comes on paper; an impossible result is refused with its rule.
  await typeResults(page, ['33']);
  await expect(page.getByRole('alert')).toContainText('PC 2.2.6');
  await page.getByRole('textbox', { name: /^Wynik przy stole/ }).first().fill('');
  await typeResults(page, ['20', '12']);
  await expect(page.getByText('komplet wyników')).toBeVisible();
  await picture(page, 'results');

  // A correction shows its consequences first.
  await page.getByRole('button', { name: /^Popraw stół 2/ }).click();
  await page.getByLabel('Nowy wynik').fill('02');
  await page.getByRole('button', { name: 'Co z tego wyniknie?' }).click();
  await expect(page.getByRole('dialog').getByText(/punkty 3 → 0/)).toBeVisible();
  await picture(page, 'correct');
  await page.getByRole('button', { name: 'Zrób to' }).click();
  await expect(page.getByRole('button', { name: 'Popraw stół 2, 0:2' })).toBeVisible();

  // A judge penalises by the tariff, from a desk of his own.
  const judge = await another();
  await judge.goto(`/${links['Sława Sędzia']}`);
  await tab(judge, 'Sędziowie');
  await judge.getByRole('combobox', { name: /^Gracz/ }).selectOption({ label: pair[0] ?? '' });
  await judge.getByLabel('Przewinienie').selectOption('8.2.2');
  await judge.getByRole('button', { name: 'Co mówi taryfikator?' }).click();
  await expect(judge.getByText('Taryfikator: ostrzeżenie')).toBeVisible();
  await expect(judge.getByRole('combobox', { name: /^Kara/ })).toHaveValue('ostrzezenie');
  await expect(judge.getByLabel('Z jakiego powodu')).toHaveCount(0);
  await judge.getByLabel('Co się stało, do protokołu').fill('Głośno komentował sąsiedni mecz.');
  await picture(judge, 'judges');
  await judge.getByRole('button', { name: 'Nałóż karę' }).click();
  await expect(judge.getByText('Głośno komentował sąsiedni mecz.')).toBeVisible();
  await expect(mine.getByText('Głośno komentował sąsiedni mecz.')).toBeVisible();
  await expect(phone.getByText('Głośno komentował sąsiedni mecz.')).toHaveCount(0);

  // The head judge departs from the tariff: only with grounds, and it is written beside the penalty.
  await judge.getByRole('combobox', { name: /^Gracz/ }).selectOption({ label: pair[1] ?? '' });
  await judge.getByLabel('Przewinienie').selectOption('8.2.1');
  await judge.getByRole('button', { name: 'Co mówi taryfikator?' }).click();
  await expect(judge.getByText('Taryfikator: kara gry')).toBeVisible();
  await judge.getByRole('combobox', { name: /^Kara/ }).selectOption('ostrzezenie');
  await expect(judge.getByText('Inna kara niż standardowa: potrzebna zgoda sędziego głównego.')).toBeVisible();
  await judge.getByLabel('Co się stało, do protokołu').fill('Nikt jeszcze nie usiadł do stołu.');
  await judge.getByRole('button', { name: 'Nałóż karę' }).click();
  await expect(judge.getByText('Nikt jeszcze nie usiadł do stołu.')).toHaveCount(0);
  await judge.getByLabel('Z jakiego powodu').selectOption('experience');
  await judge.getByRole('button', { name: 'Nałóż karę' }).click();
  await expect(judge.getByRole('alert')).toContainText('PC 8.1.0.8');
  await judge.getByLabel('Z jakiego powodu').selectOption('no_possible_advantage');
  await judge.getByRole('button', { name: 'Nałóż karę' }).click();
  const departed = judge.getByRole('listitem').filter({ hasText: 'Nikt jeszcze nie usiadł do stołu.' });
  await expect(departed).toContainText('ostrzeżenie');
  await expect(departed).toContainText('zamiast: kara gry');
  await expect(departed).toContainText('brak możliwej korzyści');

  // One of those who have lost leaves.
  await tab(page, 'Gracze');
  const leaver = page.getByRole('row').filter({ hasText: pair[1] ?? '' });
  await leaver.getByRole('button', { name: 'Rezygnacja' }).click();
  await page.getByRole('button', { name: 'Zrób to' }).click();
  await expect(leaver.getByText('zrezygnował')).toBeVisible();

  await tab(page, 'Rundy');
  await page.getByRole('button', { name: 'Kojarz', exact: true }).click();
  await page.getByRole('button', { name: 'Ogłoś rundę' }).click();
  await tab(page, 'Zegar');
  await page.getByRole('button', { name: 'Runda zaczyna się teraz' }).click();
  await expect(page.getByRole('timer').first()).toContainText(/\d+:\d\d/);
  await picture(page, 'clock');
  const screen = await another();
  await screen.goto(page.url().replace(/#.*/, '') + (await page.getByRole('link', { name: 'Duży ekran' }).getAttribute('href')));
  await expect(screen.getByText('Jeszcze grają:')).toBeVisible();
  await expect(screen.getByRole('img')).toBeVisible();
  await picture(screen, 'screen');
  await tab(page, 'Rundy');
  await typeResults(page, ['21', '02']);
  await expect(page.getByText('komplet wyników')).toBeVisible();

  await tab(page, 'Tabela');
  await page.locator('button.name').first().click();
  await expect(page.getByText(/OMW, średnia meczów przeciwników/)).toBeVisible();
  await picture(page, 'standings');

  // The best four play it out.
  await tab(page, 'Top');
  await page.getByRole('button', { name: 'Wyłoń top' }).click();
  await expect(page.getByRole('heading', { name: 'Półfinały' })).toBeVisible();
  for (const number of [1, 2]) {
    await page.getByLabel(`Wynik meczu ${number}`).fill('20');
    await page.getByRole('article', { name: `Mecz ${number}` }).getByRole('button', { name: 'Zapisz' }).click();
    await expect(page.getByLabel(`Wynik meczu ${number}`)).toHaveCount(0);
  }
  await expect(page.getByRole('heading', { name: 'Finał', exact: true })).toBeVisible();
  await page.getByLabel('Wynik meczu 1').fill('21');
  await page.getByRole('article', { name: 'Mecz 1' }).last().getByRole('button', { name: 'Zapisz' }).click();
  await expect(page.getByText(/Turniej wygrywa/)).toBeVisible();
  await picture(page, 'bracket');

  await tab(page, 'Papiery');
  await picture(page, 'papers');
  for (const [name, file] of [['Kojarzenia', 'pairings.pdf'], ['Karteczki wyników', 'slips.pdf'], ['Tabela', 'standings.pdf'], ['Karty z linkami graczy', 'links.pdf'], ['Cały turniej (JSON)', 'event.json']] as const) {
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name, exact: true }).click()]);
    expect(download.suggestedFilename()).toBe(file);
    await download.saveAs(`test-results/looks/${file}`);
  }
  await page.getByRole('button', { name: 'Zamknij turniej' }).click();
  await tab(phone, 'Tabela');
  await expect(phone.getByRole('heading', { name: 'Miejsca końcowe' })).toBeVisible();
  await expect(phone.locator('ol li')).toHaveCount(PLAYERS.length);
  await picture(phone, 'final-phone');
  await tab(page, 'Historia');
  await picture(page, 'history');
});

/** Every clause is shown under its heading, with its own title. */
async function expectClauses(page: Page, heading: string, rules: string[]) {
  await page.getByText(heading, { exact: true }).click();
  for (const rule of rules) {
    const clause = await (await page.request.get(`/api/rules/PC/${rule.slice(3)}`)).json() as { title: string };
    const line = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: rule, exact: true }) });
    await expect(line).toContainText(clause.title);
  }
}

// proves("PC 1.3.6.1") proves("PC 2.8.1") proves("PC 3.1.1") proves("PC 3.4.1") proves("PC 3.4.2") proves("PC 3.5.1.4")
// proves("PC 3.5.1.5") proves("PC 3.6.5") proves("PC 3.6.6") proves("PC 3.6.7") proves("PC 3.7.1") proves("PC 3.7.3")
// proves("PC 3.7.4") proves("PC 4.1.2.3") proves("PC 8.2.2.3") proves("PC 5.5.3") proves("PC 6.3.1") proves("PC 7.3.1")
// proves("PC 6.6.7") proves("PC 6.6.14") proves("PC 6.6.15") proves("PC 6.6.16") proves("PC 6.6.17") proves("PC 6.6.18")
// proves("PC 6.6.27") proves("PC 6.6.37")
test('people are told what no program can do for them', async ({ page }) => {
  await page.goto(`/#/event/${(await foundedAs(page, { format: 'draft' })).event}//news`);
  await expectClauses(page, 'Dla widzów', ['PC 1.3.6.1']);
  await expectClauses(page, 'Dla graczy', ['PC 2.8.1', 'PC 3.1.1', 'PC 3.4.1', 'PC 3.4.2', 'PC 3.5.1.4', 'PC 3.5.1.5', 'PC 3.6.5', 'PC 3.6.6', 'PC 3.6.7', 'PC 3.7.1', 'PC 3.7.3', 'PC 3.7.4', 'PC 4.1.2.3', 'PC 8.2.2.3']);
  await expectClauses(page, 'Na draft', ['PC 5.5.3']);
  await page.goto(`/#/event/${(await foundedAs(page, { entrants: 'pairs' })).event}//news`);
  await expectClauses(page, 'Dla par', ['PC 7.3.1']);
  await page.goto(`/#/event/${(await foundedAs(page, { entrants: 'teams', format: 'draft' })).event}//news`);
  await expectClauses(page, 'Dla drużyn', ['PC 6.3.1', 'PC 6.6.7', 'PC 6.6.14', 'PC 6.6.15', 'PC 6.6.16', 'PC 6.6.17', 'PC 6.6.18', 'PC 6.6.27', 'PC 6.6.37']);
});
