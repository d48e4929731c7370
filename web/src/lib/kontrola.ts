// The control of ziemie as a picture: which are still to be checked, and what a check has brought.
import type { SeenEvent, VetoView } from './wire';

export interface Held {
  /** The ziemia (a card id). */
  ziemia: string | null;
  seat: number;
  /** The untapped oddziały that hold it (card ids). */
  oddzialy: (string | null)[];
  znaczenie: number;
  /** Kreski taken; the common pool may have had fewer. */
  kreski: number;
  /** Who controls it, and what that brings. */
  rules: string[];
}

/** Each ziemia that these events check. */
export function checked(events: SeenEvent[]): Held[] {
  return events.flatMap((event, place) => {
    if (event.kind !== 'checked') return [];
    const paid = events.slice(place + 1).find((it) => it.kind === 'kreski');
    const taken = paid?.from === null && paid.to === event.seat ? paid : null;
    return [{
      ziemia: event.card.card,
      seat: event.seat,
      oddzialy: event.cards.map((it) => it.card),
      znaczenie: event.znaczenie,
      kreski: taken?.amount ?? 0,
      rules: [event.rule, taken?.rule ?? null].filter((it) => it !== null),
    }];
  });
}

export interface Land {
  ziemia: number;
  controlled_by: number | null;
  /** Untapped and tapped oddziały of each player there. */
  hosts: { seat: number; untapped: number[]; tapped: number[] }[];
}

/** Every ziemia with who stands on it. */
export function lands(view: VetoView): Land[] {
  return (view.ziemie ?? []).map(({ ziemia, controlled_by, oddzialy }) => ({
    ziemia,
    controlled_by,
    hosts: view.seats.map(({ seat }) => {
      const own = oddzialy.filter((it) => view.cards[it]?.controller === seat);
      return {
        seat,
        untapped: own.filter((it) => view.cards[it]?.zaznaczona === false),
        tapped: own.filter((it) => view.cards[it]?.zaznaczona === true),
      };
    }),
  }));
}
