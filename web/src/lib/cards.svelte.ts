// The card list of a ruleset: what is printed on a card whose id the view names.
import { cardList } from './api';
import { tOr } from './texts.svelte';
import type { CardInfo } from './wire';

class Catalog {
  #cards = $state.raw(new Map<string, CardInfo>());
  #loading: Promise<void> | null = null;

  get all(): CardInfo[] {
    return [...this.#cards.values()];
  }

  load(ruleset = 'mb'): Promise<void> {
    this.#loading ??= cardList(ruleset)
      .then((cards) => {
        this.#cards = new Map(cards.map((card) => [card.id, card]));
      })
      .catch((problem: unknown) => {
        this.#loading = null;
        throw problem;
      });
    return this.#loading;
  }

  find(id: string | null | undefined): CardInfo | null {
    return id == null ? null : (this.#cards.get(id) ?? null);
  }

  name(id: string | null | undefined): string {
    if (id == null) return tOr('?', 'card-hidden');
    return this.find(id)?.name ?? id;
  }
}

export const catalog = new Catalog();
