// How long something is looked at. Anybody in a hurry ends every pause with a click or a key.
export class Pace {
  #running: Animation[] = [];
  #wake: (() => void) | null = null;

  /** Waits for the movements, and then as long as told, unless hurried. */
  async watch(movements: Animation[], milliseconds = 0): Promise<void> {
    this.#running = movements;
    await Promise.allSettled(movements.map((it) => it.finished));
    this.#running = [];
    if (milliseconds > 0) await this.pause(milliseconds);
  }

  pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(done, milliseconds);
      function done() {
        clearTimeout(timer);
        resolve();
      }
      this.#wake = done;
    });
  }

  hurry(): void {
    for (const movement of this.#running) movement.finish();
    this.#wake?.();
    this.#wake = null;
  }
}
