// Changes to the view, by JSON pointer: a value is replaced, added, or removed if the patch has none.
import type { JsonValue, Patch } from './wire';

type Container = JsonValue[] | { [key: string]: JsonValue };

/** Applies the patches in order and in place; a path that leads nowhere is an error, because the view would then be wrong. */
export function apply(target: object, patches: Patch[]): void {
  for (const patch of patches) applyOne(target as Container, patch);
}

function applyOne(target: Container, patch: Patch): void {
  const steps = patch.path.split('/').slice(1).map(unescape);
  const last = steps.pop();
  if (last === undefined) throw new Error('a patch needs a path below the root');
  let place = target;
  for (const step of steps) {
    const next = Array.isArray(place) ? place[Number(step)] : place[step];
    if (next === null || typeof next !== 'object') throw new Error(`no such place in the view: ${patch.path}`);
    place = next;
  }
  const removed = patch.value === undefined;
  if (Array.isArray(place)) {
    const index = last === '-' ? place.length : Number(last);
    if (!Number.isInteger(index) || index < 0 || place.length < index) {
      throw new Error(`no such place in the view: ${patch.path}`);
    }
    if (removed) place.splice(index, 1);
    else place[index] = patch.value as JsonValue;
  } else if (removed) delete place[last];
  else place[last] = patch.value as JsonValue;
}

function unescape(step: string): string {
  return step.replaceAll('~1', '/').replaceAll('~0', '~');
}
