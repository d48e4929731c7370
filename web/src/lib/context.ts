// What the parts of the table share: the game, and what a click on a card means.
import { getContext, setContext } from 'svelte';
import { catalog } from './cards.svelte';
import { ofCard, type Offer } from './choices';
import type { Game } from './game.svelte';
import { nameOf } from './log';
import { t } from './texts.svelte';
import { screen } from './ui.svelte';

const KEY = Symbol('table');

export class TableContext {
  constructor(readonly game: Game) {}

  /** What may be done with a card now. */
  offers(handle: number): Offer[] {
    return this.game.mine ? ofCard(this.game.decision, handle) : [];
  }

  /** One choice is made, several open a menu, none asks why. */
  press(handle: number, event: MouseEvent | null): void {
    screen.leave();
    const found = this.offers(handle);
    const [only] = found;
    if (found.length === 1 && only) this.game.choose(only.index);
    else if (found.length > 1) screen.menu = { handle, ...at(handle, event) };
    else if (this.game.seat !== null) this.game.whyNot(handle);
    else this.look(handle);
  }

  /** A spectator can only look. */
  look(handle: number): void {
    const card = this.game.view?.cards[handle]?.card;
    if (card) screen.pin(card);
  }

  /** The card in words, for those who hear the table. */
  label(handle: number): string {
    const seen = this.game.view?.cards[handle];
    const card = catalog.find(seen?.card);
    if (!seen) return '';
    if (!card) return t('card-label-hidden', { owner: this.player(seen.owner) });
    return t('card-label', {
      name: card.name,
      kind: t(`kind-${card.kind}`),
      szabla: seen.szabla ?? card.szabla ?? 'none',
      kreski: seen.kreski ?? card.kreski ?? 'none',
      lafa: seen.lafa ?? card.lafa ?? 'none',
      tapped: String(seen.zaznaczona),
      owner: this.player(seen.controller),
    });
  }

  player(seat: number): string {
    return nameOf(seat, { you: this.game.view?.you ?? null, players: this.game.players });
  }

  cardName(handle: number | null): string {
    if (handle === null) return '';
    return catalog.name(this.game.view?.cards[handle]?.card);
  }
}

function at(handle: number, event: MouseEvent | null): { x: number; y: number } {
  const box = document.querySelector(`[data-handle="${handle}"]`)?.getBoundingClientRect();
  if (box) return { x: box.left + box.width / 2, y: box.top + box.height / 3 };
  return { x: event?.clientX ?? 0, y: event?.clientY ?? 0 };
}

export function provideTable(game: Game): TableContext {
  return setContext(KEY, new TableContext(game));
}

export function useTable(): TableContext {
  return getContext(KEY);
}
