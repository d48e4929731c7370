// A player who knows no rules: reads what is offered on the screen and takes it, in a fixed order of preference.
import { expect, type Locator, type Page } from '@playwright/test';

export interface Table {
  /** The number of choices made, as the page knows it. */
  at: number;
  /** Ours to answer, and nothing is still being shown. */
  asked: boolean;
  verdict: boolean;
  over: boolean;
  duel: boolean;
  /** What is asked. */
  question: string;
  /** Of Thrones: the phase, and whether a challenge is under way. */
  phase: string;
  challenge: boolean;
  /** The words on buttons, and the cards that can be pointed at. */
  words: string[];
  cards: string[];
  /** Which card each of these is (a card id). */
  faces: string[];
  /** Those of them that are held in the hand. */
  held: string[];
}

/** What a person looking at the page would say about it. */
export function look(page: Page): Promise<Table> {
  return page.evaluate(() => {
    const shown = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((it) => it.offsetParent !== null && !it.closest('[inert]'));
    const stage = document.querySelector<HTMLElement>('.stage');
    return {
      at: Number(stage?.dataset.at ?? -1),
      asked: stage?.dataset.showing === 'false' && shown('.prompt.mine').length > 0,
      verdict: shown('.outcome').length > 0,
      over: shown('[data-over]').length > 0,
      duel: shown('.duel').length > 0,
      question: document.querySelector<HTMLElement>('.prompt')?.dataset.question ?? '',
      phase: document.querySelector<HTMLElement>('[data-phase]')?.dataset.phase ?? '',
      challenge: shown('[data-challenge]').length > 0,
      words: shown('.prompt [data-choice]').map((it) => it.dataset.choice ?? ''),
      cards: shown('[data-legal][data-handle]').map((it) => it.dataset.handle ?? ''),
      held: shown('.hand [data-legal]').map((it) => it.dataset.handle ?? ''),
      faces: shown('[data-legal][data-handle]').map((it) => it.dataset.card ?? ''),
    };
  });
}

/** First what ends the game, then what moves it, last what lets it pass. */
const WORDS = ['announce', 'keep', 'keep_hand', 'accept', 'yes', 'way'];
const CALM = ['play', 'agitate', 'challenge', 'use', 'underlay'];
/** Somebody who draws his sabre first. */
export const BOLD = ['challenge', 'play', 'agitate', 'use', 'underlay'];

/** Which card somebody with a plan points at; none for the last word, nothing for no opinion. */
export type Plan = (table: Table) => string | null | undefined;

export type Hand = (page: Page, what: Locator) => Promise<void>;

export const byMouse: Hand = async (_page, what) => what.click({ timeout: 10_000 });

export class Player {
  /** Answers given so far. */
  steps = 0;
  /** Cards pointed at since the last word, at questions of one kind. */
  #deeds = 0;
  #question = '';
  /** The card pointed at last, and how often in a row: some abilities can be used for ever. */
  #again = { card: '', times: 0 };

  constructor(
    readonly page: Page,
    private readonly hand: Hand = byMouse,
    private readonly deeds: string[] = CALM,
    private readonly plan: Plan = () => undefined,
  ) {}

  look(): Promise<Table> {
    return look(this.page);
  }

  /** Waits until this player is asked, a duel has its verdict, or the game is over. */
  async wait(): Promise<Table> {
    await someIsAsked([this]);
    return this.look();
  }

  /** One answer; false if the game is over. */
  async answer(): Promise<boolean> {
    return this.answerNow(await this.wait());
  }

  /** Closes a verdict that is shown. */
  async read(table: Table): Promise<void> {
    // One that closes by itself meanwhile has been read too.
    if (table.verdict) await this.page.locator('.outcome').press('Enter', { timeout: 2000 }).catch(() => undefined);
  }

  /** An answer to what is asked just now, if anything is; false if the game is over. */
  async answerNow(table: Table): Promise<boolean> {
    if (table.over) return false;
    if (table.verdict || !table.asked) {
      await this.read(table);
      return true;
    }
    try {
      await this.#take(table);
    } catch (failure) {
      // Where there was one answer only, the server may have given it before we did.
      if (!(await this.#moved(table.at))) throw failure;
    }
    this.steps += 1;
    await this.#settle(table.at);
    return true;
  }

  /** Plays on until the game is over, or something else is true. */
  async play(enough: (table: Table) => boolean = () => false, limit = 600): Promise<void> {
    for (let step = 0; step < limit; step++) {
      if (enough(await this.look())) return;
      if (!(await this.answer())) return;
    }
    throw new Error(`the game has not ended after ${limit} steps`);
  }

  /** Plays a number of answers and then to a question of the own stint, which nobody answers but this player. */
  async playToStint(answers: number): Promise<void> {
    const isStint = (table: Table) => table.asked && !table.duel && table.words.some((it) => it === 'bene' || it === 'pas');
    await this.play((table) => this.steps >= answers && isStint(table));
    expect(isStint(await this.look()), 'the game goes on').toBe(true);
  }

  async #take(table: Table): Promise<void> {
    const planned = this.plan(table);
    const wanted = planned === undefined && WORDS.find((it) => table.words.includes(it));
    if (wanted) return this.hand(this.page, this.page.locator(`.prompt [data-choice="${wanted}"]`).first());
    const found = this.page.locator('.tray [data-legal]:not([data-handle])');
    if (table.cards.length === 0 && (await found.count()) > 0) return this.hand(this.page, found.first());
    if (table.question !== this.#question) this.#deeds = 0;
    this.#question = table.question;
    // Three deeds in a row are enough; where there is no word to end with, a card must be named.
    const card = planned ?? table.cards[0];
    const last = table.words.at(-1);
    const tired = card === this.#again.card && this.#again.times >= 6;
    if (card !== undefined && ((planned !== null && this.#deeds < 3 && !tired) || last === undefined)) {
      this.#deeds += 1;
      this.#again = { card, times: card === this.#again.card ? this.#again.times + 1 : 1 };
      return this.#point(card);
    }
    this.#deeds = 0;
    if (tired) this.#again.times = 0;
    expect(last, 'there is something to answer').toBeDefined();
    await this.hand(this.page, this.page.locator(`.prompt [data-choice="${last}"]`).first());
  }

  async #point(card: string): Promise<void> {
    await this.hand(this.page, this.page.locator(`[data-legal][data-handle="${card}"]:not([inert] *)`).first());
    const menu = this.page.getByRole('menu');
    if (!(await menu.isVisible())) return;
    const offered = await menu.getByRole('menuitem').evaluateAll((items) => items.map((it) => it.getAttribute('data-choice') ?? ''));
    const deed = this.deeds.find((it) => offered.includes(it)) ?? offered[0];
    await this.hand(this.page, menu.locator(`[data-choice="${deed}"]`).first());
  }

  async #moved(at: number): Promise<boolean> {
    const table = await this.look();
    return table.at !== at || table.verdict || table.over;
  }

  /** The server has heard it: the count of choices has moved, or the end has come. */
  async #settle(at: number): Promise<void> {
    await expect
      .poll(() => this.#moved(at), { message: 'the answer was not taken', intervals: [20] })
      .toBe(true);
    // The server hears ten messages a second from one browser for long; people are slower.
    await this.page.waitForTimeout(60);
  }
}

/** Waits until there is something to answer or to read for one of them, or the game is over. */
export async function someIsAsked(players: Player[]): Promise<void> {
  await expect
    .poll(async () => {
      const tables = await Promise.all(players.map((it) => it.look()));
      return tables.some(({ asked, verdict, over }) => asked || verdict || over);
    }, { message: 'nobody is asked, and the game is not over', intervals: [30] })
    .toBe(true);
}

/** Walks to a thing with the keys of the table, and presses Enter there. */
export const byKeyboard: Hand = async (page, what) => {
  // What has gone meanwhile is not waited for long: whoever plays looks again.
  const soon = { timeout: 12_000 };
  const item = (await what.getAttribute('role', soon)) === 'menuitem';
  for (let walk = 0; walk < 4; walk++) {
    const steps = await what.evaluate(stepsTo, item, soon);
    if (steps === 0) break;
    for (let step = 0; step < steps; step++) await page.keyboard.press(item ? 'ArrowDown' : 'n');
  }
  expect(await what.evaluate(stepsTo, item, soon), 'the keys lead there').toBe(0);
  await page.keyboard.press('Enter');
};

/** How often the key for the next one has to be pressed to come to this one: once a look is cheaper than once a key. */
function stepsTo(what: Element, item: boolean): number {
  if (what === document.activeElement) return 0;
  const shown = (it: HTMLElement) => it.offsetParent !== null && !it.closest('[inert]');
  const all = [...document.querySelectorAll<HTMLElement>(item ? '[role="menu"] button' : '[data-legal]')].filter((it) => item || shown(it));
  const [here, there] = [all.indexOf(document.activeElement as HTMLElement), all.indexOf(what as HTMLElement)];
  return here === -1 ? there + 1 : (there - here + all.length) % all.length;
}
