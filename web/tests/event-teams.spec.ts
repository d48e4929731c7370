// Two teams: entered at the desk, their captains meet on two phones, the desk enters the singles.
import { foundedAs, linkOf, picture, PHONE, tab } from './desk';
import { expect, test } from './journey';

test.use({ expected: /status of 4(09|03|01|22)/ });

test('captains seal and open on their phones, and the singles decide', async ({ page, another }) => {
  const founded = await foundedAs(page, { entrants: 'teams', title: 'Turniej drużynowy' });
  await page.goto(`/#/event/${founded.event}/${founded.token}/entries`);

  await page.getByLabel('Nazwa drużyny').fill('Orły');
  for (const [at, name] of ['Ala Łęcka', 'Bea Ćwik', 'Cyd Żak'].entries()) await page.getByLabel('Imię i nazwisko').nth(at).fill(name);
  await page.getByRole('radio').nth(1).check();
  await picture(page, 'team-entry');
  await page.getByRole('button', { name: 'Zapisz', exact: true }).click();
  await expect(page.getByRole('cell', { name: /Orły/ })).toBeVisible();
  await page.getByRole('button', { name: 'Wielu naraz…' }).click();
  await page.getByLabel(/Jedna drużyna w wierszu/).fill('Sokoły, Dan Gęś, Eda Źdźbło');
  await page.getByRole('button', { name: 'Zapisz wszystkich' }).click();
  await expect(page.getByRole('alert')).toContainText('wiersz 1: Sokoły ma 2 zamiast 3 osób');
  await page.getByLabel(/Jedna drużyna w wierszu/).fill('Sokoły, Dan Gęś (dan), Eda Źdźbło, Fil Ąż');
  await page.getByRole('button', { name: 'Zapisz wszystkich' }).click();
  await expect(page.getByRole('cell', { name: /Sokoły/ })).toBeVisible();

  await tab(page, 'Obsługa i linki');
  const links = { orly: await linkOf(page, 'Bea Ćwik'), member: await linkOf(page, 'Cyd Żak'), sokoly: await linkOf(page, 'Dan Gęś') };
  await tab(page, 'Rundy');
  await page.getByRole('button', { name: 'Kojarz', exact: true }).click();
  await page.getByRole('button', { name: 'Ogłoś rundę' }).click();

  const orly = await another(PHONE);
  const sokoly = await another(PHONE);
  const member = await another(PHONE);
  await orly.goto(`/${links.orly}`);
  await sokoly.goto(`/${links.sokoly}`);
  await member.goto(`/${links.member}`);
  await expect(member.getByRole('heading', { name: 'Spotkania kapitanów' })).toBeVisible();
  await expect(member.getByRole('button', { name: 'Podaliśmy frakcje i strategie' })).toHaveCount(0);

  await orly.getByRole('button', { name: 'Podaliśmy frakcje i strategie' }).click();
  await expect(sokoly.getByText('Orły: gotowe')).toBeVisible();
  await sokoly.getByRole('button', { name: 'Podaliśmy frakcje i strategie' }).click();

  // Whom they put in the middle: sealed, and hidden until the other has sealed as well.
  await orly.getByRole('radio', { name: /Cyd Żak/ }).check();
  await picture(orly, 'captain-phone');
  await orly.getByRole('button', { name: 'Zapieczętuj' }).click();
  await expect(orly.getByText('zapieczętowane')).toBeVisible();
  await expect(sokoly.getByText('Orły: gotowe')).toBeVisible();
  await expect(sokoly.getByText('Na środku:')).toHaveCount(0);
  await expect(member.getByText('Na środku:')).toHaveCount(0);
  await sokoly.getByRole('radio', { name: /Dan Gęś/ }).check();
  await sokoly.getByRole('button', { name: 'Zapieczętuj' }).click();
  await expect(sokoly.getByText(/Na środku: .*(Cyd Żak|Dan Gęś)/)).toBeVisible();
  await expect(orly.getByText(/Na środku:/)).toBeVisible();

  // The one in the middle of the other side cannot be chosen.
  await expect(orly.getByRole('radio', { name: /Dan Gęś/ })).toHaveCount(0);
  await orly.getByRole('radio', { name: /Eda Źdźbło/ }).check();
  await orly.getByRole('button', { name: 'Zapieczętuj' }).click();

  // The other captain's phone is empty: the desk enters what he says.
  await page.getByRole('button', { name: 'Stół 1: szczegóły' }).click();
  const desk = page.getByRole('group', { name: 'Kapitan drużyny Sokoły' });
  await desk.getByRole('radio', { name: /Ala Łęcka/ }).check();
  await picture(page, 'captains-desk');
  await desk.getByRole('button', { name: 'Zapieczętuj' }).click();
  await expect(member.getByText('Grasz z: Eda Źdźbło')).toBeVisible();
  await expect(sokoly.getByText('Grasz z: Ala Łęcka')).toBeVisible();
  await picture(member, 'singles-phone');

  const singles = page.getByRole('form', { name: 'Mecze przy stole 1' }).getByRole('textbox');
  await singles.nth(0).focus();
  for (const result of ['20', '12', '33']) {
    await page.keyboard.type(result);
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('alert')).toContainText('PC 2.2.6');
  await singles.nth(2).fill('21');
  await picture(page, 'singles-desk');
  await page.getByRole('button', { name: 'Zapisz spotkanie' }).click();
  await expect(page.getByText('komplet wyników')).toBeVisible();
  await expect(member.getByText(/Wynik: (2:1|1:2)/)).toBeVisible();

  // Taken back, with its consequences shown first.
  await page.getByRole('button', { name: 'Cofnij wynik spotkania' }).click();
  await expect(page.getByRole('dialog').getByText(/punkty 3 → 0/)).toBeVisible();
  await page.getByRole('button', { name: 'Zrób to' }).click();
  await expect(page.getByText('brakuje 1 wyniku')).toBeVisible();
});
