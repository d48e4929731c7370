// What is open on the screen: the card looked at, a menu, a dialog. Nothing of the game.
export type DialogName = 'log' | 'chat' | 'help' | 'fairness' | 'settings' | 'concede';

export interface Pile {
  title: string;
  cards: number[];
}

class Screen {
  /** The card shown large; `pinned` stays until closed, otherwise it follows the pointer. */
  peek = $state<{ card: string; pinned: boolean; side: 'left' | 'right' } | null>(null);
  menu = $state<{ handle: number; x: number; y: number } | null>(null);
  dialog = $state<DialogName | null>(null);
  pile = $state<Pile | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** A short rest over a card shows it; passing over does not. */
  hover(card: string, event: PointerEvent): void {
    if (event.pointerType !== 'mouse' || this.peek?.pinned) return;
    clearTimeout(this.#timer);
    const side = event.clientX < innerWidth / 2 ? 'right' : 'left';
    this.#timer = setTimeout(() => (this.peek = { card, pinned: false, side }), this.peek ? 60 : 420);
  }

  leave(): void {
    clearTimeout(this.#timer);
    if (this.peek && !this.peek.pinned) this.peek = null;
  }

  pin(card: string): void {
    clearTimeout(this.#timer);
    this.peek = { card, pinned: true, side: 'right' };
  }

  /** Closes the topmost thing; false if nothing was open. */
  closeTop(): boolean {
    if (this.menu) this.menu = null;
    else if (this.peek) this.peek = null;
    else if (this.pile) this.pile = null;
    else if (this.dialog) this.dialog = null;
    else return false;
    return true;
  }

  toggle(dialog: DialogName): void {
    this.dialog = this.dialog === dialog ? null : dialog;
  }
}

export const screen = new Screen();

const LONG_PRESS = 450;

/** Holding a finger on a card shows it; the click that follows is swallowed. */
export function longPress(node: HTMLElement, card: () => string | null) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let held = false;
  const down = (event: PointerEvent) => {
    held = false;
    if (event.pointerType === 'mouse') return;
    timer = setTimeout(() => {
      const id = card();
      if (id === null) return;
      held = true;
      screen.pin(id);
    }, LONG_PRESS);
  };
  const up = () => clearTimeout(timer);
  const click = (event: Event) => {
    if (!held) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held = false;
  };
  const quiet = (event: Event) => event.preventDefault();
  node.addEventListener('pointerdown', down);
  node.addEventListener('pointerup', up);
  node.addEventListener('pointercancel', up);
  node.addEventListener('pointermove', moved);
  node.addEventListener('click', click, true);
  node.addEventListener('contextmenu', quiet);
  function moved(event: PointerEvent) {
    if (Math.abs(event.movementX) + Math.abs(event.movementY) > 6) up();
  }
  return { destroy: up };
}
