// On a table larger than the screen: what can be chosen, or waits to be answered, is brought into sight.
import { motionAllowed } from './flight';

/** Scrolls only if nothing that can be chosen is seen. */
export function bringIntoSight(stage: HTMLElement): void {
  const board = stage.querySelector('.board');
  const field = stage.querySelector('.field');
  const below = stage.querySelector('.below');
  if (!board || !field || !below) return;
  bringHandIntoSight(stage);
  // Where nothing on the table can be chosen, what is answered should be seen.
  const legal = open(field, '[data-legal]');
  const wanted = legal.length > 0 ? legal : open(field, '[data-anchor="stos"] li').slice(0, 1);
  const [first] = wanted;
  if (!first) return;
  // A scene fills the table and scrolls by itself.
  const scene = first.closest('.act')?.getBoundingClientRect();
  if (scene) {
    if (!wanted.some((it) => within(it, scene.top, scene.bottom))) first.scrollIntoView({ block: 'center', behavior: pace() });
    return;
  }
  // On a phone lying on its side the question stands beside the table, not under it.
  const beside = below.getBoundingClientRect().left >= field.getBoundingClientRect().right;
  const [top, bottom] = [board.getBoundingClientRect().top, beside ? board.getBoundingClientRect().bottom : below.getBoundingClientRect().top];
  if (wanted.some((it) => within(it, top, bottom))) return;
  const box = first.getBoundingClientRect();
  board.scrollBy?.({ top: (box.top + box.bottom - top - bottom) / 2, behavior: pace() });
}

/** A hand wider than a phone: a card that can be played is not left beyond its edge while none of them is seen. */
function bringHandIntoSight(stage: HTMLElement): void {
  const hand = stage.querySelector('.hand');
  if (!hand) return;
  const { left, right } = hand.getBoundingClientRect();
  const cards = open(hand, '[data-legal]').map((it) => it.getBoundingClientRect());
  const [first] = cards;
  if (!first || cards.some((it) => it.left >= left && it.right <= right)) return;
  hand.scrollBy?.({ left: (first.left + first.right - left - right) / 2, behavior: pace() });
}

function open(within: Element, selector: string): Element[] {
  return [...within.querySelectorAll(selector)].filter((it) => !it.closest('[inert]'));
}

function within(it: Element, top: number, bottom: number): boolean {
  const box = it.getBoundingClientRect();
  return box.top >= top && box.bottom <= bottom;
}

const pace = (): ScrollBehavior => (motionAllowed() ? 'smooth' : 'auto');
