// What is printed on a card and where: every type, in the list of cards and on its sheet.
import { expect, test, type Locator, type Page } from '@playwright/test';

const open = async (page: Page) => {
  await page.goto('/#/cards/mb');
  await expect(page.getByRole('button', { name: 'Wzorowy Poseł' })).toBeVisible();
};
const face = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).locator('.face');

/** Where a part stands on its card: centre and edges in parts of the card's width and height. */
async function place(card: Locator, part: string) {
  const [whole, box] = [await card.boundingBox(), await card.locator(part).first().boundingBox()];
  if (!whole || !box) throw new Error(`${part} is not to be seen`);
  const across = (x: number) => (x - whole.x) / whole.width;
  const down = (y: number) => (y - whole.y) / whole.height;
  return { left: across(box.x), right: across(box.x + box.width), middle: across(box.x + box.width / 2), top: down(box.y), bottom: down(box.y + box.height) };
}

// proves("AH 200.1") proves("AH 200.1.a") proves("AH 201.1") proves("AH 202.1") proves("AH 203.1") proves("AH 204.1") proves("AH 204.3")
// proves("AH 205.1") proves("AH 206.1") proves("AH 207.1") proves("AH 207.2") proves("AH 208.1") proves("AH 223.1") proves("AH 223.2")
// proves("I2 7.1")
test('each part of a card stands in its place', async ({ page }) => {
  await open(page);
  const card = face(page, 'Wzorowy Poseł');
  await expect(card.locator('.corner .shield')).toHaveCount(2);
  await expect(card.locator('.corner .shield').nth(1)).toHaveAttribute('title', 'Osmanowie');
  await expect(card.locator('.corner .sojusz')).toHaveAttribute('title', 'Liga');
  expect(await card.locator('.sojusz').evaluate((it) => getComputedStyle(it).borderRadius)).toBe('50%');
  for (const mark of ['.shield', '.sojusz']) {
    const it = await place(card, mark);
    expect(Math.max(it.right, it.bottom), `${mark} is in the upper left corner`).toBeLessThan(0.25);
  }
  const [name, epithet, kind, picture, text, cytat, collector] = [
    await place(card, '.name'), await place(card, '.przydomek'), await place(card, '.kind'), await place(card, '.art > svg'),
    await place(card, '.text'), await place(card, '.cytat'), await place(card, '.collector'),
  ];
  expect(Math.abs(name.middle - 0.5)).toBeLessThan(0.05);
  expect(epithet.top).toBeGreaterThanOrEqual(name.bottom - 0.02);
  expect(kind.bottom, 'the type is on the upper frame').toBeLessThanOrEqual(picture.top + 0.02);
  expect(text.top, 'the text is under the picture').toBeGreaterThanOrEqual(picture.bottom - 0.02);
  expect(cytat.top).toBeGreaterThanOrEqual(text.bottom - 0.02);
  expect(collector.top, 'what collectors read is at the bottom').toBeGreaterThan(0.85);
  await expect(card.locator('.name')).toHaveText('Wzorowy Poseł');
  await expect(card.locator('.przydomek')).toHaveText('Wysłannik');
  await expect(card.locator('.text')).toContainText('► dobierz 1 kartę.');
  for (const it of ['Szpiedzy i Dyplomaci', 'Wzory', '17', 'rzadka', 'Jan Malarz']) await expect(card.locator('.collector')).toContainText(it);
  await expect(card.locator('.line')).toHaveText('Dyplomata · Hetman');
  expect(await card.locator('.line').evaluate((it) => Number(getComputedStyle(it).fontWeight))).toBeGreaterThanOrEqual(700);
  expect(await card.locator('.cytat').evaluate((it) => getComputedStyle(it).fontStyle)).toBe('italic');
  // A card may have only some of them.
  const plain = face(page, 'Wzorowe Cięcie');
  await expect(plain.locator('.shield, .sojusz, .przydomek, .cytat, .lafa')).toHaveCount(0);
  await expect(plain.locator('.art > svg')).toHaveCount(1);
});

// proves("AH 108.6") proves("AH 108.7") proves("AH 108.8") proves("AH 108.9") proves("AH 108.10") proves("AH 108.15") proves("AH 108.17")
// proves("AH 108.18") proves("AH 211.1") proves("AH 218.1")
test('each number stands beside the picture with the sign of its trait', async ({ page }) => {
  await open(page);
  const shown: [string, string, string][] = [
    ['Wzorowy Poseł', 'Szabla', '5'], ['Wzorowy Poseł', 'Kreski', '2'], ['Wzorowy Poseł', 'Lafa', '6/−1'],
    ['Wzorowa Chorągiew', 'Bitność', '4'], ['Wzorowa Chorągiew', 'Karność', '3'],
    ['Wzorowe Pola', 'Znaczenie', '2'], ['Wzorowe Pola', 'Dobrobyt', '3'],
    ['Dworscy', 'Dochód', '+3'], ['Wzorowy Młyn', 'Lafa', '3/+2'],
    ['Wzorowy Rząd', 'Szabla', '+1'], ['Wzorowy Rząd', 'Kreski noszącego', '+1'], ['Wzorowy Rząd', 'Bitność', '+2'], ['Wzorowy Rząd', 'Karność', '−1'],
  ];
  const signs = new Map<string, string>();
  for (const [name, trait, number] of shown) {
    const figure = face(page, name).locator('.art').getByTitle(trait, { exact: true });
    await expect(figure, `${trait} of ${name}`).toHaveText(number);
    if (trait === 'Lafa') continue;
    const path = (await figure.locator('path').getAttribute('d')) ?? '';
    const same = trait === 'Kreski noszącego' ? 'Kreski' : trait;
    expect(signs.get(same) ?? path, `${trait} has one sign everywhere`).toBe(path);
    signs.set(same, path);
  }
  expect(new Set(signs.values()).size, 'and no two have the same').toBe(signs.size);
  const art = await face(page, 'Wzorowy Poseł').locator('.art').boundingBox();
  const szabla = await face(page, 'Wzorowy Poseł').getByTitle('Szabla').boundingBox();
  expect(szabla && art && szabla.y >= art.y && szabla.y + szabla.height <= art.y + art.height + 1).toBe(true);
});

// proves("AH 209.1")
test('a faction card shows arms and name of the faction in its middle', async ({ page }) => {
  await open(page);
  const card = face(page, 'Dworscy');
  await expect(card.locator('.party')).toHaveText('Dworscy');
  const [arms, party] = [await place(card, '.art > svg'), await place(card, '.party')];
  for (const it of [arms, party]) expect(Math.abs(it.middle - 0.5)).toBeLessThan(0.05);
  expect(party.top).toBeGreaterThan(0.25);
  expect(party.bottom).toBeLessThan(0.85);
  const mark = await card.locator('.shield path').evaluateAll((all) => all.map((it) => it.getAttribute('d')));
  const middle = await card.locator('.art > svg path').evaluateAll((all) => all.map((it) => it.getAttribute('d')));
  expect(mark).toEqual(middle);
});

// proves("AH 300.2") proves("AH 300.2.a") proves("AH 300.2.b") proves("AH 300.2.c") proves("AH 300.2.d") proves("AH 300.2.e") proves("AH 300.2.f")
// proves("AH 300.2.g") proves("AH 300.2.h") proves("AH 300.2.i") proves("I2 1.3.1")
test('what all cards have in common is seen on all of them', async ({ page }) => {
  await open(page);
  const kinds = { 'Wzorowy Poseł': 'Postać', 'Wzorowy Młyn': 'Posesja', 'Wzorowy Rząd': 'Moderunek', 'Wzorowe Cięcie': 'Sztych', 'Wzorowy Edykt': 'Efekt' };
  let number = 17;
  for (const [name, kind] of Object.entries(kinds)) {
    const card = face(page, name);
    await expect(card.locator('.kind')).toHaveText(kind);
    await expect(card.locator('.name')).toHaveText(name);
    await expect(card.locator('.art > svg')).toBeVisible();
    await expect(card.locator('.collector')).toContainText(`Szpiedzy i Dyplomaci · Wzory · ${number++}`);
    const shields = { 'Wzorowy Poseł': 2, 'Wzorowy Młyn': 1 }[name] ?? 0;
    await expect(card.locator('.shield')).toHaveCount(shields);
    await expect(card.locator('.sojusz')).toHaveCount(name === 'Wzorowy Poseł' ? 1 : 0);
  }
  await expect(face(page, 'Wzorowy Edykt').locator('.text')).toHaveText('Dobierz 2 karty.');
  await expect(face(page, 'Wzorowy Rząd').locator('.line'), 'a moderunek tells what it is').toHaveText('Koń');
});

// proves("I2 1.2.2") proves("AH 301.1") proves("AH 301.1.a") proves("AH 301.1.b") proves("AH 301.1.c") proves("AH 301.1.d") proves("AH 301.2") proves("AH 301.2.a")
// proves("AH 302.1") proves("AH 302.1.a") proves("AH 302.1.b") proves("AH 302.2") proves("AH 302.2.a") proves("AH 302.2.c")
// proves("AH 303.1") proves("AH 303.1.a") proves("AH 303.2") proves("AH 303.2.a") proves("AH 304.1") proves("AH 305.1")
// proves("AH 306.1") proves("AH 306.2") proves("AH 306.2.a") proves("AH 307.1") proves("AH 307.1.a") proves("AH 307.1.b") proves("AH 307.1.c")
// proves("AH 309.1") proves("AH 309.1.a") proves("AH 310.1")
test('the sheet of a card tells the traits of its type and no others', async ({ page }) => {
  await open(page);
  const sheets: [string, string[], string | null][] = [
    ['Wzorowy Poseł', ['Szabla 5', 'Kreski 2', 'Lafa 6/−1'], 'Wysłannik'],
    ['Wzorowy Młyn', ['Kreski 1', 'Lafa 3/+2'], 'Stary'],
    ['Wzorowy Rząd', ['Szabla +1', 'Bitność +2', 'Kreski 1', 'Kreski noszącego +1', 'Karność −1', 'Lafa 2'], null],
    ['Wzorowe Cięcie', [], null],
    ['Wzorowy Edykt', [], 'Nowy'],
    ['Wzorowe Pola', ['Znaczenie 2', 'Dobrobyt 3'], 'Zagraniczne'],
    ['Wzorowa Chorągiew', ['Bitność 4', 'Karność 3', 'Lafa 5'], null],
    ['Dworscy', ['Skarb 18', 'Dochód +3'], null],
    ['Wzorowy Pakt', [], null],
  ];
  for (const [name, figures, epithet] of sheets) {
    await page.getByRole('button', { name, exact: true }).click();
    const sheet = page.getByRole('dialog', { name });
    await expect(sheet.locator('.figures li')).toHaveText(figures);
    await expect(sheet.locator('h2 small')).toHaveText(epithet === null ? [] : [epithet]);
    await expect(face(page, name).locator('.przydomek')).toHaveText(epithet === null ? [] : [epithet]);
    await page.keyboard.press('Escape');
  }
  await expect(face(page, 'Dworscy').locator('.party')).toHaveText('Dworscy');
  await expect(face(page, 'Dworscy').locator('.shield')).toHaveCount(1);
  await expect(face(page, 'Wzorowy Rząd').locator('.party')).toHaveCount(0);
});

// proves("AH 700.1")
test('keywords stand in bold above the text, and the sheet explains them after the rules of the edition', async ({ page }) => {
  await open(page);
  const card = face(page, 'Wzorowy Pakt');
  await expect(card.locator('.line')).toHaveText('Pakt');
  expect(await card.locator('.line').evaluate((it) => Number(getComputedStyle(it).fontWeight))).toBeGreaterThanOrEqual(700);
  const [words, text] = [await place(card, '.line'), await place(card, '.text')];
  expect(words.bottom).toBeLessThanOrEqual(text.top + 0.02);
  await page.goto('/#/cards/ah');
  await page.getByRole('button', { name: 'Wzorowy Pakt', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Wzorowy Pakt' });
  await expect(sheet.locator('.note', { hasText: 'Pakt — ' })).toContainText('tylko Charakternik');
  await expect(sheet.getByText('AH 700.1.hh')).toBeVisible();
});

// proves("AH 120.1")
test('an untapped card stands upright and a tapped one lies on its side', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('interrex.room.mock', JSON.stringify({ seat: 0, token: 'key', contribution: '00' })));
  await page.goto('/?scene=middle#/room/mock');
  await expect(page.getByRole('main', { name: /Stół|The table/ })).toBeVisible();
  const turned = async (card: Locator) => {
    const box = await card.locator('.face').first().boundingBox();
    return box !== null && box.width > box.height;
  };
  const tapped = page.locator('.slot.tapped:not(.edge)');
  const upright = page.locator('.slot:not(.tapped):not(.edge)').filter({ has: page.locator('.face') });
  await expect(tapped.first()).toBeVisible();
  for (const card of await tapped.all()) await expect.poll(() => turned(card)).toBe(true);
  expect(await upright.count()).toBeGreaterThan(2);
  for (const card of await upright.all()) expect(await turned(card)).toBe(false);
});

// proves("I2 6.3.3")
test('a moderunek is tucked under its bearer and its name can be read', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('interrex.room.mock', JSON.stringify({ seat: 0, token: 'key', contribution: '00' })));
  await page.goto('/?scene=middle#/room/mock');
  await expect(page.getByRole('main', { name: /Stół|The table/ })).toBeVisible();
  for (const [bearer, moderunek] of [['mb-bohun', 'mb-batorowka'], ['mb-skrzetuski', 'mb-zbroja']]) {
    const strip = page.locator(`.slot.edge[data-card="${moderunek}"]`);
    await expect(strip.locator('b')).toBeVisible();
    await expect(strip.locator('b')).not.toBeEmpty();
    const [under, above] = [await strip.boundingBox(), await page.locator(`.slot[data-card="${bearer}"]:not(.edge)`).first().boundingBox()];
    if (!under || !above) throw new Error(`${bearer} or ${moderunek} is not to be seen`);
    expect(under.x + under.width / 2, `${moderunek} is where ${bearer} is`).toBeGreaterThan(above.x);
    expect(under.x + under.width / 2).toBeLessThan(above.x + above.width);
  }
});
