// The card list of a ruleset: what is printed on a card whose id the view names.
import { cardList } from './api';
import { texts, tOr } from './texts.svelte';
import type { CardInfo } from './wire';

class Catalog {
  #cards = $state.raw(new Map<string, CardInfo>());
  #loading = new Map<string, Promise<void>>();

  /** The ids of the cards of each ruleset that has been loaded. */
  #ids = $state.raw(new Map<string, string[]>());

  /** The cards of a ruleset, once they are loaded. */
  of(ruleset: string): CardInfo[] {
    return (this.#ids.get(ruleset) ?? []).flatMap((id) => this.find(id) ?? []);
  }

  load(ruleset = 'mb'): Promise<void> {
    const known = this.#loading.get(ruleset);
    if (known) return known;
    const loading = cardList(ruleset)
      .then((cards) => {
        this.#cards = new Map([...this.#cards, ...cards.map((card): [string, CardInfo] => [card.id, card])]);
        this.#ids = new Map([...this.#ids, [ruleset, cards.filter((it) => !it.half_of).map((it) => it.id)]]);
      })
      .catch((problem: unknown) => {
        this.#loading.delete(ruleset);
        throw problem;
      });
    this.#loading.set(ruleset, loading);
    return loading;
  }

  find(id: string | null | undefined): CardInfo | null {
    return id == null ? null : (this.#cards.get(id) ?? null);
  }

  name(id: string | null | undefined): string {
    if (id == null) return tOr('?', 'card-hidden');
    const card = this.find(id);
    return (texts.language === 'pl' ? card?.name_pl : null) ?? card?.name ?? id;
  }
}

export const catalog = new Catalog();
