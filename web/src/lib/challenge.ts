// A challenge as a picture: while it is declared and fought from the view, when it is over from the events that ended it.
import { told } from './log';
import type { ChallengeView, DecisionView, Icon, SeenCard, SeenEvent, ThronesView } from './wire';

export interface Fighter {
  card: string | null;
  strength: number | null;
  /** Pointed at by this player, and not yet declared. */
  picked: boolean;
}

export interface Party {
  role: 'attacker' | 'defender';
  seat: number | null;
  fighters: Fighter[];
  total: number;
}

export interface ChallengeScene {
  stage: 'attackers' | 'defenders' | 'end';
  icon: Icon;
  attacker: Party;
  defender: Party;
  /** What the attacker's plot claims. */
  claim: number | null;
  winner: number | null;
  unopposed: boolean;
  /** What followed from the end, as far as it has happened. */
  consequences: SeenEvent[];
}

const OPEN = { claim: null, winner: null, unopposed: false, consequences: [] };
const CONSEQUENCES: ReadonlySet<SeenEvent['kind']> = new Set(['claimed', 'killed', 'saved', 'power', 'keyword_used', 'moved', 'drew', 'sacrificed', 'gold']);

function claimOf(view: ThronesView, seat: number): number | null {
  return view.seats.find((it) => it.seat === seat)?.values.claim ?? null;
}

function fighters(view: ThronesView, handles: number[], picked = false): Fighter[] {
  return handles.map((handle) => ({ card: view.cards[handle]?.card ?? null, strength: view.cards[handle]?.strength ?? null, picked }));
}

/** The challenge being declared or fought; what this player has pointed at counts already. */
export function challengeOf(view: ThronesView, decision: DecisionView | null): ChallengeScene | null {
  const asked = decision !== null && decision.seat === view.you ? decision.question : null;
  const pointed = fighters(view, view.picked, true);
  const strength = pointed.reduce((sum, it) => sum + (it.strength ?? 0), 0);
  if (view.challenge) {
    const { icon, attacker, defender, attackers, defenders, attack, defence, defended, winner } = view.challenge;
    const added = asked?.kind === 'defenders' ? pointed : [];
    return {
      ...OPEN, icon, winner, claim: claimOf(view, attacker),
      stage: winner !== null ? 'end' : defended ? 'defenders' : 'attackers',
      attacker: { role: 'attacker', seat: attacker, fighters: fighters(view, attackers), total: attack },
      defender: { role: 'defender', seat: defender, fighters: [...fighters(view, defenders), ...added], total: defence + (added.length > 0 ? strength : 0) },
    };
  }
  if (asked?.kind !== 'attackers' || view.you === null) return null;
  const others = view.seats.filter((it) => it.seat !== view.you);
  return {
    ...OPEN, icon: asked.word as Icon, claim: claimOf(view, view.you), stage: 'attackers',
    attacker: { role: 'attacker', seat: view.you, fighters: pointed, total: strength },
    defender: { role: 'defender', seat: others.length === 1 ? (others[0]?.seat ?? null) : null, fighters: [], total: 0 },
  };
}

/** The last picture of a challenge that these events decide, or nothing if they decide none. */
export function challengeEnd(view: ThronesView, events: SeenEvent[]): ChallengeScene | null {
  const at = events.findIndex((it) => it.kind === 'challenge_won' || it.kind === 'challenge_drawn');
  const end = events[at];
  if (!end) return null;
  const earlier = events.slice(0, at);
  const begun = earlier.findLast((it) => it.kind === 'challenge_begins');
  const known = begun ? null : view.challenge;
  if (!begun && !known) return null;
  const [attack, defence] = end.kind === 'challenge_won' ? [end.attack, end.defence] : [known?.attack ?? 0, known?.defence ?? 0];
  const attacker = begun?.seat ?? (known as ChallengeView).attacker;
  const defender = begun?.defender ?? (known as ChallengeView).defender;
  const side = (role: Party['role'], seat: number, handles: number[], kind: 'attacks' | 'defends', total: number): Party => {
    const joined = earlier.filter((it) => it.kind === kind).map((it) => (it as { card: SeenCard }).card);
    const left = earlier.filter((it) => it.kind === 'out_of_challenge').map((it) => it.card.card);
    const declared = joined.map((it) => ({ card: it.card, strength: it.handle === null ? null : (view.cards[it.handle]?.strength ?? null), picked: false }));
    return { role, seat, total, fighters: [...fighters(view, handles), ...declared].filter((it) => !left.includes(it.card)) };
  };
  const rest = events.slice(at + 1);
  const over = rest.findIndex((it) => it.kind === 'challenge_ends');
  return {
    stage: 'end',
    icon: begun?.icon ?? (known as ChallengeView).icon,
    attacker: side('attacker', attacker, known?.attackers ?? [], 'attacks', attack),
    defender: side('defender', defender, known?.defenders ?? [], 'defends', defence),
    claim: claimOf(view, attacker),
    winner: end.kind === 'challenge_won' ? end.seat : null,
    unopposed: end.kind === 'challenge_won' && end.unopposed,
    consequences: told(over === -1 ? rest : rest.slice(0, over)).filter((it) => CONSEQUENCES.has(it.kind)),
  };
}
