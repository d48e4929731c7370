// A captain's sealed choice: its secret stays in the browser in which it was made, until both have handed theirs in.
import { newId, type Desk } from './desk.svelte';
import { sha256 } from './sha256';
import { forget, remember, remembered } from './storage';
import type { Captaincy, MeetingView, OpenChoice, Player } from './tournament';

/** Whose choice it is: his own phone acts as the captain, the desk for a team. */
export interface Seat {
  round: number;
  meeting: MeetingView;
  side: 0 | 1;
  team: Player;
  /** The desk enters what the captain handed in. */
  desk: boolean;
}

const drawer = (desk: Desk, { round, meeting, team }: Seat) => `captain.${desk.event}.${round}.${meeting.table}.${team}.${meeting.step}`;

function bytes(hex: string): number[] {
  return (hex.match(/../g) ?? []).map((it) => parseInt(it, 16));
}

/** The SHA-256 of the number and the secret, as the server computes it. */
export function seal({ number, secret }: OpenChoice): string {
  return [...sha256(new Uint8Array([number, ...bytes(secret)]))].map((it) => it.toString(16).padStart(2, '0')).join('');
}

function meet(desk: Desk, seat: Seat, deed: Captaincy): Promise<boolean> {
  const table = seat.meeting.table;
  return desk.act(seat.desk ? { do: 'for_captain', table, team: seat.team, deed } : { do: 'captain', table, deed });
}

export const declare = (desk: Desk, seat: Seat) => meet(desk, seat, { captaincy: 'declare' });

export async function commit(desk: Desk, seat: Seat, number: number): Promise<void> {
  const choice: OpenChoice = { number, secret: newId() };
  // Kept before it is sent: a choice handed in without its secret could never be opened.
  remember(drawer(desk, seat), choice);
  if (!(await meet(desk, seat, { captaincy: 'commit', sealed: seal(choice) }))) forget(drawer(desk, seat));
}

/** What this browser has sealed, if it was this one. */
export const kept = (desk: Desk, seat: Seat) => remembered<OpenChoice>(drawer(desk, seat));

export async function open(desk: Desk, seat: Seat): Promise<void> {
  const choice = kept(desk, seat);
  if (choice !== null) await meet(desk, seat, { captaincy: 'reveal', choice });
}

export async function withdraw(desk: Desk, seat: Seat): Promise<void> {
  if (await meet(desk, seat, { captaincy: 'withdraw' })) forget(drawer(desk, seat));
}
