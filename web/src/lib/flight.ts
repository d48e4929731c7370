// Movement, drawn from events: a card flies from where it was to where it is. Nothing here decides anything.
import type { Place, SeenEvent } from './wire';

export type Spots = Map<string, DOMRect>;

const CARD_TIME = 380;
const TOKEN_TIME = 520;
const TOKEN_GAP = 70;
const MOST_TOKENS = 6;
const EASE = 'cubic-bezier(.25,.8,.3,1)';

export function motionAllowed(): boolean {
  return typeof matchMedia === 'function' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Where every card and every pile is now. */
export function spots(root: ParentNode): Spots {
  const found: Spots = new Map();
  for (const element of root.querySelectorAll<HTMLElement>('[data-flip]')) {
    found.set(element.dataset.flip ?? '', element.getBoundingClientRect());
  }
  for (const element of root.querySelectorAll<HTMLElement>('[data-anchor]')) {
    found.set(element.dataset.anchor ?? '', element.getBoundingClientRect());
  }
  return found;
}

/** Starts all movements of one update; they can be finished early. */
export function fly(root: HTMLElement, before: Spots, events: SeenEvent[]): Animation[] {
  if (!motionAllowed()) return [];
  const after = spots(root);
  return [...cards(root, before, events), ...tokens(root, before, after, events)];
}

function cards(root: HTMLElement, before: Spots, events: SeenEvent[]): Animation[] {
  const origins = originsOf(events);
  const started: Animation[] = [];
  for (const element of root.querySelectorAll<HTMLElement>('[data-flip]')) {
    const key = element.dataset.flip ?? '';
    // What is put on the stos comes from where its card was.
    const known = before.get(key) ?? before.get(key.replace('stos-', 'card-'));
    const from = known ?? origins.get(key)?.map((it) => before.get(it)).find((it) => it !== undefined);
    const to = element.getBoundingClientRect();
    if (!from || to.width === 0) continue;
    const x = from.left + from.width / 2 - to.left - to.width / 2;
    const y = from.top + from.height / 2 - to.top - to.height / 2;
    if (Math.abs(x) + Math.abs(y) < 3) continue;
    const scale = Math.min(from.width / to.width, 2);
    started.push(
      element.animate(
        [
          { transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 30, opacity: known ? 1 : 0.6 },
          { transform: 'none', zIndex: 30, opacity: 1 },
        ],
        { duration: CARD_TIME, easing: EASE },
      ),
    );
  }
  return started;
}

/** For a card that has a new number: the places it may have come from, the best first. */
function originsOf(events: SeenEvent[]): Map<string, string[]> {
  const origins = new Map<string, string[]>();
  for (const event of events) {
    if (event.kind === 'moved' && event.card.handle !== null) {
      const pile = anchor(event.from, event.owner);
      origins.set(flip(event.card.handle), event.card.was === null ? [pile] : [flip(event.card.was), pile]);
    } else if (event.kind === 'drew') {
      for (const card of event.cards) {
        if (card.handle !== null) origins.set(flip(card.handle), [anchor('kredens', event.seat), anchor('deck', event.seat)]);
      }
    }
  }
  return origins;
}

function tokens(root: HTMLElement, before: Spots, after: Spots, events: SeenEvent[]): Animation[] {
  const started: Animation[] = [];
  for (const event of events) {
    if (event.kind !== 'kreski' && event.kind !== 'dukaty' && event.kind !== 'income') continue;
    const what = event.kind === 'kreski' ? 'kreski' : 'dukaty';
    const fromSeat = event.kind === 'income' ? null : event.from;
    const toSeat = event.kind === 'income' ? event.seat : event.to;
    const from = before.get(pool(what, fromSeat));
    const to = after.get(pool(what, toSeat));
    if (!from || !to) continue;
    for (let i = 0; i < Math.min(event.amount, MOST_TOKENS); i++) started.push(token(root, what, from, to, i));
  }
  return started;
}

function token(root: HTMLElement, what: string, from: DOMRect, to: DOMRect, order: number): Animation {
  const ghost = document.createElement('span');
  ghost.className = `ghost ${what}`;
  ghost.setAttribute('aria-hidden', 'true');
  root.append(ghost);
  const at = (box: DOMRect) => `translate(${box.left + box.width / 2}px, ${box.top + box.height / 2}px)`;
  const flight = ghost.animate(
    [
      { transform: at(from), opacity: 1 },
      { transform: at(to), opacity: 1, offset: 0.85 },
      { transform: at(to), opacity: 0 },
    ],
    { duration: TOKEN_TIME, delay: order * TOKEN_GAP, easing: EASE, fill: 'both' },
  );
  const gone = () => ghost.remove();
  flight.finished.then(gone, gone);
  return flight;
}

export function flip(handle: number): string {
  return `card-${handle}`;
}

export function anchor(place: Place, seat: number): string {
  return `${place}-${seat}`;
}

export function pool(what: 'kreski' | 'dukaty', seat: number | null): string {
  return `${what}-${seat ?? 'pool'}`;
}
