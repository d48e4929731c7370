// On a table higher than the screen: what can be chosen there is brought into sight.
import { motionAllowed } from './flight';

/** Scrolls only if nothing that can be chosen on the table is seen between its top and the question. */
export function bringIntoSight(stage: HTMLElement): void {
  const board = stage.querySelector('.board');
  const field = stage.querySelector('.field');
  const below = stage.querySelector('.below');
  if (!board || !field || !below) return;
  const legal = [...stage.querySelectorAll('.field [data-legal]')].filter((it) => !it.closest('[inert]')).map((it) => it.getBoundingClientRect());
  const [first] = legal;
  // On a phone lying on its side the question stands beside the table, not under it.
  const beside = below.getBoundingClientRect().left >= field.getBoundingClientRect().right;
  const [top, bottom] = [board.getBoundingClientRect().top, beside ? board.getBoundingClientRect().bottom : below.getBoundingClientRect().top];
  if (!first || legal.some((it) => it.top >= top && it.bottom <= bottom)) return;
  const middle = (first.top + first.bottom - top - bottom) / 2;
  board.scrollBy?.({ top: middle, behavior: motionAllowed() ? 'smooth' : 'auto' });
}
