// The whole game against the scripted server: auction, Pole Ziem, bitwa and potyczka, by mouse, keys and touch.
import { join } from 'node:path';
import { expect, test, type Locator, type Page } from '@playwright/test';

const folder = join(import.meta.dirname, '../test-results/looks');

async function sit(page: Page, scene: string) {
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('interrex.room.mock', JSON.stringify({ seat: 0, token: 'key', contribution: '00' })));
  await page.goto(`/?scene=${scene}#/room/mock`);
  await expect(page.getByRole('main', { name: /Stół|The table/ })).toBeVisible();
}

/** Wider than high, as it is seen. */
async function lies(card: Locator): Promise<boolean> {
  const box = await card.locator('.face').first().boundingBox();
  return box !== null && box.width > box.height;
}

test('the auction shows who holds the initiative, the phase and the points of each', async ({ page }) => {
  await sit(page, 'licytacja');
  await expect(page.locator('[data-phase]')).toHaveAttribute('data-phase', 'odznaczenie');
  await expect(page.locator('[data-initiative="1"]')).toContainText('inicjatywa');
  await expect(page.locator('[data-bojowy="0"]')).toContainText('Wpływ Bojowy');
  await expect(page.locator('[data-points="0"]')).toHaveText('2');
  await expect(page.locator('[data-points="1"]')).toHaveText('3');
  const prompt = page.locator('.prompt');
  await expect(prompt.getByRole('button', { name: /^2 punkty/ })).toBeVisible();
  await expect(prompt.getByRole('button', { name: /^Nie kupuję/ })).toBeVisible();
  await expect(prompt.getByRole('button', { name: 'AH 501.1.b' })).toBeVisible();
  // A word nobody can know says what it means.
  await prompt.getByRole('button', { name: 'inicjatywy' }).hover();
  await expect(page.getByRole('tooltip')).toContainText('pierwszy jest przy głosie');
  await page.mouse.move(0, 0);
  const own = page.getByRole('group', { name: 'Twoje pole karmazynów' });
  await expect(own.getByRole('button', { name: /^Wzorowy Poseł.*znaczniki: agitacja/ })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Pole karmazynów przeciwnika' }).locator('[data-card="mb-podbipieta"]')).toBeVisible();
  await expect(page.getByRole('button', { name: /Strategia Wzorowa Strategia/ })).toBeVisible();
  await expect(page.locator('.panel .attached [data-card="wzor-efekt"]')).toBeVisible();
  await page.screenshot({ path: join(folder, 'wojna-licytacja.png') });
});

// proves("AH 120.1.a")
test('a ziemia lies on its side while untapped and stands upright when tapped', async ({ page }) => {
  await sit(page, 'bitwa');
  const [untapped, tapped] = [page.locator('[data-ziemia="65"] .slot'), page.locator('[data-ziemia="66"] .slot')];
  await expect(untapped).not.toHaveClass(/tapped/);
  await expect(tapped).toHaveClass(/tapped/);
  await expect.poll(() => lies(untapped)).toBe(true);
  await expect.poll(() => lies(tapped)).toBe(false);
  // The text of the untapped one reads horizontally: nothing turns it.
  expect(await untapped.locator('.turn').evaluate((it) => getComputedStyle(it).transform)).toBe('none');
  // An oddział is no ziemia: in the hand it stands upright.
  expect(await lies(page.locator('.hand [data-card="wzor-oddzial"]'))).toBe(false);
});

test('each ziemia shows its oddziały on either side, their figures, markers and leaders, and who controls it', async ({ page }) => {
  await sit(page, 'bitwa');
  const pola = page.getByRole('group', { name: 'Wzorowe Pola' });
  await expect(pola).toContainText('nikt nie kontroluje');
  await expect(page.getByRole('group', { name: 'Dzikie Pola' })).toContainText('kontrola: Komputer');
  const own = pola.locator('[data-handle="70"]');
  await expect(own).toHaveText(/Wzorowa Chorągiew\s*Z\s*⚔5 ⚑3/);
  await expect(pola.locator('[data-handle="74"]')).toContainText('Wasyl Hulajpole');
  const above = async (handle: number) => ((await pola.locator(`[data-handle="${handle}"]`).boundingBox())?.y ?? 0);
  expect(await above(72), 'the opponent above').toBeLessThan(await above(65));
  expect(await above(70), 'the own side below').toBeGreaterThan(await above(65));
  await page.screenshot({ path: join(folder, 'wojna-ziemie.png') });
});

test('a bitwa runs from its choice to its end by mouse', async ({ page }) => {
  await sit(page, 'bitwa');
  await page.getByRole('button', { name: /^Wzorowe Pola.*można wybrać/ }).first().click();
  const battle = page.getByRole('region', { name: 'Bitwa: Wzorowe Pola' });
  await expect(battle).toContainText('wybór zapadł');
  await expect(battle).toContainText('jeszcze bez wyboru');
  await expect(battle.getByRole('img', { name: 'zakryty znacznik' }), 'what the other has chosen lies face down').toHaveCount(1);
  await expect(battle.getByRole('img', { name: 'jeszcze bez znacznika' })).toHaveCount(1);
  await expect(battle.locator('[aria-current="step"]')).toHaveText('Znaczniki');
  await expect(battle.getByLabel('Wygrane potyczki 0 : 1')).toBeVisible();
  await page.screenshot({ path: join(folder, 'wojna-bitwa.png') });
  await battle.getByRole('button', { name: /^Piechota łanowa.*można wybrać/ }).click();
  const clash = page.getByRole('region', { name: 'Potyczka' });
  await expect(clash.getByLabel('Bitność 7')).toBeVisible();
  await expect(clash).toContainText(/Karność\s*3/);
  await expect(clash).not.toContainText('Wyzwanie');
  await page.screenshot({ path: join(folder, 'wojna-potyczka.png') });
  await page.locator('.prompt [data-choice="bene"]').click();
  await expect(clash).toContainText('Pobici: Lekka jazda.');
  await expect(clash).toContainText('AH 514.3.d');
  await page.screenshot({ path: join(folder, 'wojna-wynik.png') });
  await clash.getByText('Dalej ›').click();
  // The last potyczka ends the bitwa, which has a verdict of its own.
  const end = page.locator('[data-pageant="bitwa"]');
  await expect(end).toContainText('Wygrywasz bitwę: Wzorowe Pola!');
  await expect(end).toContainText(/2 : 0.*AH 516\.4/s);
  await page.screenshot({ path: join(folder, 'wojna-koniec-bitwy.png') });
  await end.getByText('Dalej ›').click();
  await expect(page.locator('.prompt')).toHaveAttribute('data-question', 'ruch');
  await expect(page.locator('.prompt').getByRole('button', { name: /^Koniec ruchu/ })).toBeVisible();
  await page.getByRole('button', { name: /^Piechota łanowa.*można wybrać/ }).click();
  await expect(page.locator('.prompt')).toContainText('Dokąd idzie Piechota łanowa?');
  await expect(page.locator('.prompt').getByRole('button', { name: /pole elekcyjne/ })).toBeVisible();
});

test('those left over attack one together: their Bitność is added up before they do', async ({ page }) => {
  await sit(page, 'atak');
  const battle = page.getByRole('region', { name: 'Bitwa: Wzorowe Pola' });
  await expect(battle.locator('[aria-current="step"]')).toHaveText('Atak pozostałych');
  await page.screenshot({ path: join(folder, 'wojna-atak.png') });
  await battle.locator('[data-handle="72"]').click();
  await expect(battle.locator('[aria-current="step"]')).toHaveText('Szyk');
  await expect(battle.getByRole('status', { name: 'Atak 3 przeciw 3' })).toBeVisible();
  await expect(battle.locator('.front').getByRole('button', { name: 'AH 516.2.b' })).toBeVisible();
  await expect(battle.getByTitle(/Zaznaczony: walczy z połową/).first()).toBeVisible();
  await page.screenshot({ path: join(folder, 'wojna-szyk.png') });
});

test('the holder of the initiative says which ziemia is checked, and each check says who takes how much and why', async ({ page }) => {
  await sit(page, 'kontrola');
  const control = page.getByRole('region', { name: 'Kontrola ziem' });
  await expect(control.locator('li').nth(0)).toContainText(/kontrola: Agata.*Agata – odznaczone: 1, zaznaczone: 1.*Znaczenie 3/s);
  await expect(control.getByRole('button', { name: 'AH 518.4' })).toBeVisible();
  await page.screenshot({ path: join(folder, 'wojna-kontrola.png') });
  await control.locator('[data-handle="65"]').click();
  const checked = page.locator('[data-pageant="kontrola"]');
  await expect(checked).toContainText('Kontrolujesz: Wzorowe Pola.');
  await expect(checked).toContainText(/Tylko ten oddział jest tu odznaczony: Piechota łanowa\..*\+3 kreski\..*AH 518\.2, AH 518\.3/s);
  await expect(checked).toContainText('w puli nie ma tyle: +1 kreska.');
  await page.screenshot({ path: join(folder, 'wojna-wziete.png') });
  await checked.getByText('Dalej ›').click();
  await expect(page.locator('.prompt')).toHaveAttribute('data-question', 'discard');
});

test('a bitwa can be answered by keys alone', async ({ page }) => {
  await page.addInitScript(() => addEventListener('pointerdown', () => console.error('the mouse was used'), true));
  await sit(page, 'bitwa');
  await page.keyboard.press('n');
  await expect(page.locator(':focus')).toHaveAttribute('data-handle', '65');
  await page.keyboard.press('Enter');
  await expect(page.locator('.prompt')).toHaveAttribute('data-question', 'zastep');
  await page.keyboard.press('n');
  await expect(page.locator(':focus')).toHaveAttribute('data-handle', /^7[01]$/);
  await page.keyboard.press('Enter');
  await expect(page.locator('.prompt')).toHaveAttribute('data-question', 'duel_turn');
});

test('the stos tells who declared what, on what, with its effect and its cost', async ({ page }) => {
  await sit(page, 'stos');
  const objects = page.locator('.stos li');
  await expect(objects).toHaveCount(2);
  await expect(objects.nth(0)).toContainText(/Karta · Komputer/);
  await expect(objects.nth(0)).toContainText('→ Wzorowy Poseł');
  await expect(objects.nth(0)).toContainText('koszt: lafa 2');
  await expect(objects.nth(0)).toContainText('leży na: Wzorowy Poseł');
  await expect(objects.nth(1)).toContainText('dobierz 1 kartę.');
  await expect(objects.nth(1)).toContainText('koszt: zaznaczenie, odrzuć kreskę');
  await page.screenshot({ path: join(folder, 'wojna-stos.png') });
});

test('on a phone nothing is wider than the screen, and a bitwa is fought by touch', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'pl-PL', isMobile: true, hasTouch: true, reducedMotion: 'reduce' });
  const page = await context.newPage();
  for (const scene of ['licytacja', 'stos', 'bitwa', 'zastep', 'potyczka', 'atak', 'szyk', 'kontrola']) {
    await sit(page, scene);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), scene).toBeLessThanOrEqual(390);
    await page.screenshot({ path: join(folder, `wojna-telefon-${scene}.png`) });
  }
  await sit(page, 'zastep');
  await page.locator('.bitwa [data-handle="71"]').tap();
  await expect(page.locator('.prompt')).toHaveAttribute('data-question', 'duel_turn');
  await context.close();
});

test('the start page offers the whole game with the decks of the house, by faction', async ({ page }) => {
  await page.goto('/');
  const decks = page.locator('[data-game="ah"]');
  await expect(decks.getByRole('group', { name: 'Dworscy' }).getByRole('button', { name: 'Wzór' })).toBeVisible();
  await expect(decks.getByRole('group', { name: 'Dworscy' }).locator('svg')).toBeVisible();
});
