// A draft: dealt by lot at the desk, picked on two phones, passed on when time is up, built into a deck.
import { ask, foundedAs, linkOf, picture, PHONE, tab } from './desk';
import { expect, test } from './journey';

test.use({ expected: /status of 4(09|03|01|22)/ });

test('boosters go round, are looked at, and become a deck', async ({ page, another }) => {
  const founded = await foundedAs(page, { format: 'draft', wins: 'one', title: 'Draft w Żubrze', players: 4 });
  await ask(page, founded, '/roster', { csv: 'Ala Łęcka\nBea Ćwik\nCyd Żak\nDan Gęś', list_handed_in: false });
  await page.goto(`/#/event/${founded.event}/${founded.token}/staff`);
  const links = [await linkOf(page, 'Ala Łęcka'), await linkOf(page, 'Bea Ćwik')];

  await tab(page, 'Boostery');
  await expect(page.getByLabel('Zestaw')).toHaveValue('sejmik');
  await picture(page, 'deal');
  await page.getByRole('button', { name: 'Posadź losowo przy jednym stole i rozdaj' }).click();
  const table = page.getByRole('region', { name: 'Stół draftu 1' });
  await expect(table.getByText('wybiera', { exact: true })).toHaveCount(4);
  await expect(table.getByRole('timer')).toContainText(/0:[0-5]\d|1:00/);

  const [ala, bea] = [await another(PHONE), await another(PHONE)];
  await ala.goto(`/${links[0]}`);
  await bea.goto(`/${links[1]}`);
  const pack = (phone: typeof page) => phone.getByRole('region', { name: 'Stół draftu 1' }).locator('.pack button');
  await expect(pack(ala)).toHaveCount(11);
  const kept = await pack(ala).nth(4).innerText();
  await pack(ala).nth(2).click();
  await pack(ala).nth(4).click();
  await expect(ala.getByText(`Zostawiasz: ${kept}. Czekamy jeszcze na 3 osoby`)).toBeVisible();
  await picture(ala, 'draft-phone');
  await pack(bea).first().click();
  await expect(table.getByText('wybrane', { exact: true })).toHaveCount(2);
  await picture(page, 'draft-desk');

  // Two are too slow: they get a card by lot, and every pack moves on with one card less.
  await page.getByRole('button', { name: 'Czas minął: podajemy, losowe karty dostanie 2' }).click();
  await expect(pack(ala)).toHaveCount(10);
  await expect(pack(bea)).toHaveCount(10);
  await expect(table.getByText('booster 10, wybrane 1')).toHaveCount(4);
  await expect(ala.getByText('Twoje karty do obejrzenia')).toHaveCount(0);

  const pass = () => ask(page, founded, '/do', { act: { do: 'limited', deed: { dealing: 'time_is_up', draft: 1, seed: '7' } } });
  for (let pick = 2; pick <= 10; pick++) await pass();
  await expect(ala.getByRole('heading', { name: 'Booster 2, w prawo' })).toBeVisible();
  await expect(ala.getByText('Twoje karty do obejrzenia')).toBeVisible();
  await expect(ala.locator('.picks').getByText(kept, { exact: true }).first()).toBeVisible();
  await picture(ala, 'draft-review-phone');
  for (let pick = 0; pick < 30; pick++) await pass();

  // Forty-four cards each; too small a kredens is refused with its rule.
  await expect(page.getByRole('row', { name: /Ala Łęcka/ })).toContainText('44');
  await ala.getByLabel('Twoje dwie frakcje').fill('Dworscy, Osmanowie');
  const more = ala.getByRole('button', { name: /: jedna więcej$/ });
  /** Adds cards from the top of the list until so many are played. */
  const play = async (from: number, to: number) => {
    for (let at = 0, played = from; played < to; ) {
      if (await more.nth(at).isDisabled()) at++;
      else {
        await more.nth(at).click();
        played++;
      }
    }
  };
  await play(0, 29);
  await expect(ala.getByText('Kredens 29, sakwa 15')).toBeVisible();
  await ala.getByRole('button', { name: 'Oddaj talię' }).click();
  await expect(ala.getByRole('alert', { name: 'Czego ten spis nie spełnia' })).toContainText('co najmniej 30');
  await play(29, 30);
  await ala.getByRole('button', { name: 'Oddaj talię' }).click();
  await expect(ala.getByText('oddana: 30')).toBeVisible();
  await picture(ala, 'build-phone');
  await expect(page.getByRole('row', { name: /Ala Łęcka/ })).toContainText('oddana');
  await picture(page, 'sets');
});
