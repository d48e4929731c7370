// What the table says: in the language of the reader, and with the rule behind every no.
import { expect, test } from './journey';
import { Player } from './player';
import { againstTheBot } from './rooms';

test('the language changes question, log and cards at once, and is remembered', async ({ page }) => {
  await againstTheBot(page);
  const player = new Player(page);
  await player.playToStint(4);
  const question = page.locator('.prompt .question');
  const log = page.getByRole('log');
  const polish = { question: await question.innerText(), log: await log.innerText() };
  const at = (await player.look()).at;

  await page.getByRole('button', { name: 'English' }).click();
  await expect(question).not.toHaveText(polish.question);
  await expect(log).not.toHaveText(polish.log);
  await expect(log).toContainText(/round|Round/);
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
  expect((await player.look()).at).toBe(at);

  await page.goto('/#/cards');
  await page.getByRole('button', { name: 'Jurko Bohun' }).click();
  const sheet = page.getByRole('dialog', { name: 'Jurko Bohun' });
  await expect(sheet).toContainText(/wins a duel/);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Polski' }).click();
  await page.getByRole('button', { name: 'Jurko Bohun' }).click();
  await expect(sheet).toContainText(/wygrywa pojedynek/);

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Karty' })).toBeVisible();
});

interface Clause {
  title: string;
  text: string;
  text_pl: string | null;
}

test('what is not allowed is refused with the text of its rule', async ({ page, request }) => {
  await againstTheBot(page);
  const dialog = page.getByRole('dialog');
  // While the opening dwór is judged, no card of it can be played.
  await page.locator('.hand [data-handle]').first().click();
  await expect(dialog.locator('blockquote').first()).toBeVisible();
  const [rule = ''] = (await dialog.locator('blockquote b').first().innerText()).split(' · ');
  const [book = '', id = ''] = rule.split(' ');
  const clause = (await (await request.get(`/api/rules/${book}/${id}`)).json()) as Clause;
  await expect(dialog.locator('blockquote').first()).toContainText(clause.text_pl ?? clause.text);

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'English' }).click();
  await page.locator('.hand [data-handle]').first().click();
  await expect(dialog.locator('blockquote').first()).toContainText(clause.text);
  await page.keyboard.press('Escape');

  // In the own stint everything that is not framed in gold says why.
  const player = new Player(page);
  await player.answer();
  await player.wait();
  const refused = page.locator('[data-handle]:not([data-legal])').first();
  await refused.click();
  await expect(dialog.locator('li p').first()).toHaveText(/: .+\.$/);
  await expect(dialog.locator('blockquote').first()).toContainText(/^(MB|AH) [\d.a-z]+ · .+/);
});
