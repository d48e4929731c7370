// Deck lists: a player sees what is wrong with his own, and the head judge lets it in with a reason.
import { ask, foundedAs, linkOf, picture, PHONE } from './desk';
import { expect, test } from './journey';

test.use({ expected: /status of 4(09|03|01|22)/ });

const FAULTY = 'Frakcja: Awanturnicy\n2 Jurko Bohun';

test('faults are told one by one, and the head judge may let them pass', async ({ page, another }) => {
  const founded = await foundedAs(page, { title: 'Spisy' });
  await ask(page, founded, '/roster', { csv: 'Ala Łęcka\nBea Ćwik', list_handed_in: false });
  await page.goto(`/#/event/${founded.event}/${founded.token}/staff`);
  const ala = await another(PHONE);
  await ala.goto(`/${await linkOf(page, 'Ala Łęcka')}`);
  await ala.getByRole('button', { name: 'Mój spis talii' }).click();
  await ala.getByLabel('Wpisz spis').fill('Frakcja: Awanturnicy\n1 Nie ma takiej karty');
  await ala.getByRole('button', { name: 'Zarejestruj' }).click();
  const faults = ala.getByRole('alert', { name: 'Czego ten spis nie spełnia' });
  await expect(faults).toContainText('wiersz 2');
  await ala.getByLabel('Wpisz spis').fill(FAULTY);
  await ala.getByRole('button', { name: 'Zarejestruj' }).click();
  await expect(faults).toContainText('kredens');
  await expect(faults.getByRole('button', { name: /^PC|^AH/ }).first()).toBeVisible();
  await expect(ala.getByText('Popraw spis i oddaj jeszcze raz')).toBeVisible();
  await expect(ala.getByRole('button', { name: 'Dopuść mimo to' })).toHaveCount(0);
  await picture(ala, 'faults-phone');

  await ask(page, founded, '/do', { act: { do: 'appoint', person: 0, role: 'sedzia_glowny', level: 1 } });
  await page.goto(`/#/event/${founded.event}/${founded.token}/entries`);
  await page.getByRole('row', { name: /Ala Łęcka/ }).getByRole('button', { name: 'brak' }).click();
  await page.getByLabel('Wpisz spis').fill(FAULTY);
  await page.getByRole('button', { name: 'Zarejestruj' }).click();
  await page.getByLabel('Dlaczego wolno tak grać').fill('Talia pokazowa dla początkujących.');
  await page.getByRole('button', { name: 'Dopuść mimo to' }).click();
  await expect(page.getByText('Dopuścił Oskar: Talia pokazowa dla początkujących.')).toBeVisible();
  await expect(page.getByRole('alert', { name: 'Dopuszczone mimo to' })).toBeVisible();
  await picture(page, 'admitted');
});
