// What the parts of the table share: the game, and what a click on a card means.
import { getContext, setContext } from 'svelte';
import { catalog } from './cards.svelte';
import { isDeed, ofCard, type Offer } from './choices';
import type { Game } from './game.svelte';
import { nameOf } from './log';
import { kebab, t } from './texts.svelte';
import { screen } from './ui.svelte';
import type { ThronesCard, ThronesView, VetoView } from './wire';

const KEY = Symbol('table');

export class TableContext {
  constructor(readonly game: Game) {}

  /** The table of VETO!, if that is what is played. */
  get veto(): VetoView | null {
    return this.game.view?.game === 'veto' ? this.game.view : null;
  }

  /** Is the whole game played, with initiative, pola karmazynów and the Pole Ziem? */
  get full(): boolean {
    return this.veto !== null && this.veto.ruleset !== 'mb';
  }

  /** The table of Thrones, if that is what is played. */
  get thrones(): ThronesView | null {
    return this.game.view?.game === 'thrones' ? this.game.view : null;
  }

  /** Turned sideways: tapped, or kneeling. */
  turned(handle: number): boolean {
    return this.veto?.cards[handle]?.zaznaczona ?? this.thrones?.cards[handle]?.kneeling ?? false;
  }

  /** What may be done with a card now. */
  offers(handle: number): Offer[] {
    return this.game.mine ? ofCard(this.game.decision, handle) : [];
  }

  /**
   * One choice is made, several open a menu, none asks why.
   * A finger cannot rest on a card to read it: it opens the menu, which quotes the card, before a deed is done.
   */
  press(handle: number, event: MouseEvent | null): void {
    screen.leave();
    const found = this.offers(handle);
    const [only] = found;
    const reads = event instanceof PointerEvent && event.pointerType === 'touch' && only !== undefined && isDeed(only);
    if (found.length === 1 && only && !reads) this.game.choose(only.index);
    else if (found.length > 0) screen.menu = { handle, ...at(handle, event) };
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
    const lying = this.game.view?.cards[handle];
    const card = catalog.find(lying?.card);
    if (!lying) return '';
    if (!card) return t('card-label-hidden', { owner: this.player(lying.owner) });
    const seen = this.veto?.cards[handle];
    if (!seen) return this.#thronesLabel(lying as ThronesCard, catalog.name(card.id), card.kind);
    return t('card-label', {
      name: card.name,
      kind: t(`kind-${card.kind}`),
      szabla: seen.szabla ?? card.szabla ?? 'none',
      kreski: seen.kreski ?? card.kreski ?? 'none',
      lafa: seen.lafa ?? card.lafa ?? 'none',
      bitnosc: seen.bitnosc ?? card.bitnosc ?? 'none',
      karnosc: seen.karnosc ?? card.karnosc ?? 'none',
      znaczenie: seen.znaczenie ?? card.znaczenie ?? 'none',
      dobrobyt: seen.dobrobyt ?? card.dobrobyt ?? 'none',
      marks: (seen.znaczniki ?? []).map((it) => t(`znacznik-${it}`)).join(', ') || 'none',
      tapped: String(seen.zaznaczona),
      owner: this.player(seen.controller),
    });
  }

  #thronesLabel(seen: ThronesCard, name: string, kind: string): string {
    return t('thrones-label', {
      name,
      kind: t(`kind-${kebab(kind)}`),
      strength: seen.strength ?? 'none',
      power: seen.power,
      kneeling: String(seen.kneeling),
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
