// Which marker lies on which oddział. A marker keeps its number as long as the bitwa lasts, though others fall.

const MOST = 8;

export class Markers {
  #bitwy = new Map<string, number[]>();

  /** The numbers of the markers of one side, from zero; whoever comes later gets the next one. */
  on(side: string, oddzialy: number[]): number[] {
    const known = this.#bitwy.get(side) ?? [];
    known.push(...oddzialy.filter((it) => !known.includes(it)));
    // Bitwy of long ago are forgotten.
    this.#bitwy.delete(side);
    this.#bitwy.set(side, known);
    for (const old of [...this.#bitwy.keys()].slice(0, -MOST)) this.#bitwy.delete(old);
    return oddzialy.map((it) => known.indexOf(it));
  }
}

export const markers = new Markers();
