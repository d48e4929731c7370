// Keys at the table: finds what a command means there and does it.
import { passing, word, words } from './choices';
import type { TableContext } from './context';
import { commandOf, nearest } from './keys';
import { screen } from './ui.svelte';

export function handleKey(event: KeyboardEvent, table: TableContext): void {
  const target = event.target instanceof HTMLElement ? event.target : null;
  const dialog = document.querySelector('dialog[open]') !== null;
  if (event.key === 'Escape') {
    // The browser closes the topmost dialog by itself, and only that one.
    if (!dialog && screen.closeTop()) event.preventDefault();
    return;
  }
  const typing = target !== null && target.matches('input, textarea, select');
  const command = commandOf({
    key: event.key,
    ctrlKey: event.ctrlKey,
    altKey: event.altKey,
    metaKey: event.metaKey,
    typing,
  });
  if (!command) return;
  // In a dialog only looking at cards and closing make sense.
  if (dialog && command.kind !== 'info') return;
  table.game.hurry();
  event.preventDefault();
  run(command, table);
}

function run(command: NonNullable<ReturnType<typeof commandOf>>, table: TableContext): void {
  const { game } = table;
  const decision = game.mine ? game.decision : null;
  switch (command.kind) {
    case 'pass':
      return answer(table, passing(decision)?.index);
    case 'pas':
      return answer(table, word(decision, 'pas')?.index);
    case 'answer':
      return answer(table, words(decision)[command.number - 1]?.index);
    case 'undo':
      if (game.canUndo) game.undo();
      return;
    case 'info':
      return lookAt(document.activeElement);
    case 'log':
    case 'help':
      return screen.toggle(command.kind);
    case 'chat':
      return openChat();
    case 'hand':
      return focus(document.querySelector<HTMLElement>('.hand [data-roving]'));
    case 'next':
      return nextLegal(command.by);
    case 'move':
      return move(command.x, command.y);
  }
}

function answer(table: TableContext, index: number | undefined): void {
  if (index !== undefined) table.game.choose(index);
}

function lookAt(element: Element | null): void {
  const card = element instanceof HTMLElement ? element.closest<HTMLElement>('[data-card]')?.dataset.card : undefined;
  if (card) screen.pin(card);
}

function openChat(): void {
  const field = document.querySelector<HTMLElement>('#chat');
  if (field && field.offsetParent !== null) field.focus();
  else screen.toggle('chat');
}

function visible(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)].filter((it) => it.offsetParent !== null && !it.closest('[inert]'));
}

function nextLegal(by: 1 | -1): void {
  const legal = visible('[data-legal]');
  if (legal.length === 0) return focus(visible('[data-roving]')[0]);
  const at = legal.indexOf(document.activeElement as HTMLElement);
  const next = at === -1 ? (by === 1 ? 0 : legal.length - 1) : (at + by + legal.length) % legal.length;
  focus(legal[next]);
}

function move(x: number, y: number): void {
  const all = visible('[data-roving]');
  const active = document.activeElement;
  if (!(active instanceof HTMLElement) || !all.includes(active)) return nextLegal(1);
  const middle = (it: HTMLElement) => {
    const box = it.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  };
  const others = all.filter((it) => it !== active);
  const found = nearest(middle(active), others.map(middle), x, y);
  if (found !== null) focus(others[found]);
}

function focus(element: HTMLElement | null | undefined): void {
  element?.focus();
  element?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
}
