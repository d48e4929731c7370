// What this browser remembers: the seat in each room, the player's name and settings.
export interface SeatTicket {
  seat: number;
  token: string;
  contribution: string;
}

function read<T>(key: string): T | null {
  try {
    const text = localStorage.getItem(`interrex.${key}`);
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    // Private windows may refuse storage; the game is playable without it.
    return null;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(`interrex.${key}`, JSON.stringify(value));
  } catch {
    // See above: only a reload loses the seat then.
  }
}

export const ticketOf = (room: string) => read<SeatTicket>(`room.${room}`);
export const keepTicket = (room: string, ticket: SeatTicket) => write(`room.${room}`, ticket);
export const forgetTicket = (room: string) => forget(`room.${room}`);

/** What was promised for the next game; a reload between asking and agreeing must not lose it. */
export const rematchOf = (room: string) => read<string>(`rematch.${room}`);
export const keepRematch = (room: string, contribution: string) => write(`rematch.${room}`, contribution);

export const remembered = read;
export const remember = write;

export function forget(key: string): void {
  try {
    localStorage.removeItem(`interrex.${key}`);
  } catch {
    // See above.
  }
}
