// What every journey has: a server, and browsers in which nothing may go wrong unseen.
import { createHash } from 'node:crypto';
import { test as base, expect, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import { LUCK, Served } from './served';

interface Fixtures {
  /** Complaints of the browser that this journey brings about on purpose. */
  expected: RegExp | null;
  /** A further browser with a memory of its own, watched like the first. */
  another: (options?: BrowserContextOptions) => Promise<Page>;
}

export const test = base.extend<Fixtures, { served: Served }>({
  served: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const served = await Served.begin();
      await use(served);
      await served.end();
    },
    { scope: 'worker' },
  ],
  expected: [null, { option: true }],
  baseURL: async ({ served }, use) => use(served.address),
  context: async ({ context, expected }, use, { title }) => {
    const complaints = listen(context, expected);
    await drawLots(context, title);
    await use(context);
    expect(complaints, 'the browser console').toEqual([]);
  },
  another: async ({ browser, baseURL, expected }, use, { title }) => {
    const all: { context: BrowserContext; complaints: string[] }[] = [];
    await use(async (options = {}) => {
      const context = await newContext(browser, { baseURL, ...options });
      all.push({ context, complaints: listen(context, expected) });
      await drawLots(context, `${title} ${all.length}`);
      return context.newPage();
    });
    for (const { context, complaints } of all) {
      expect(complaints, 'the browser console').toEqual([]);
      await context.close();
    }
  },
});

export { expect };

function newContext(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  return browser.newContext({ locale: 'pl-PL', reducedMotion: 'reduce', viewport: { width: 1440, height: 900 }, ...options });
}

/** What this browser adds to a shuffle follows from the name of the journey: a failure can be played again. */
async function drawLots(context: BrowserContext, name: string): Promise<void> {
  if (LUCK) return;
  const lots = [...createHash('sha256').update(name).digest()];
  await context.addInitScript((lots) => {
    const drawn = crypto.getRandomValues.bind(crypto);
    // Only contributions have this length; keys and ids stay what nobody has used.
    crypto.getRandomValues = ((array: Uint8Array<ArrayBuffer>) => {
      if (array.length !== lots.length) return drawn(array);
      array.set(lots);
      return array;
    }) as typeof crypto.getRandomValues;
  }, lots);
}

/** Collects what the browser complains of: errors of scripts, of the network, of the content policy. */
function listen(context: BrowserContext, expected: RegExp | null): string[] {
  const complaints: string[] = [];
  const complain = (text: string) => {
    if (!expected?.test(text)) complaints.push(text);
  };
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complain(message.text());
  });
  context.on('weberror', (error) => complain(String(error.error())));
  return complaints;
}
