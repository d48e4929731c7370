// Where we are: the part of the address after `#`. A link to a room works on any static server.
export type Place =
  | { page: 'start' }
  | { page: 'room'; room: string }
  | { page: 'cards'; ruleset: string }
  | { page: 'events' }
  | { page: 'ranking' }
  | { page: 'event'; event: string; token: string | null; tab: string | null }
  | { page: 'clock'; event: string }
  | { page: 'rules'; book: string | null; id: string | null };

export function parse(hash: string): Place {
  const [path = ''] = hash.replace(/^#\/?/, '').split('?');
  const [page, ...rest] = path.split('/').map(decode);
  if (page === 'room' && rest[0]) return { page, room: rest[0] };
  if (page === 'cards') return { page, ruleset: rest[0] || 'mb' };
  if (page === 'events' || page === 'ranking') return { page };
  if (page === 'event' && rest[0]) return { page, event: rest[0], token: rest[1] || null, tab: rest[2] ?? null };
  if (page === 'clock' && rest[0]) return { page, event: rest[0] };
  if (page === 'rules') return { page, book: rest[0] ?? null, id: rest[1] ?? null };
  return { page: 'start' };
}

/** A broken escape in a typed address is taken as it stands. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Router {
  place = $state<Place>({ page: 'start' });

  constructor() {
    if (typeof window === 'undefined') return;
    const read = () => (this.place = parse(location.hash));
    read();
    addEventListener('hashchange', read);
  }
}

export const router = new Router();

export function go(path: string): void {
  location.hash = path;
}

export function eventPath(event: string, token: string | null, tab?: string): string {
  return `/event/${[event, token ?? '', tab ?? ''].map(encodeURIComponent).join('/')}`.replace(/\/+$/, '');
}

/** A link to be given away. */
export function eventLink(event: string, token: string): string {
  return `${location.origin}${location.pathname}#${eventPath(event, token)}`;
}

export function inviteLink(room: string): string {
  return `${location.origin}${location.pathname}#/room/${encodeURIComponent(room)}`;
}
