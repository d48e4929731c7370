// Which windows each game has, and what a player may wish there. What is wished is carried out by the server.
import type { Stop, Stops, View, Window } from './wire';

export const WINDOWS: Record<View['game'], Window[]> = {
  veto: ['reply', 'own_reply', 'okno', 'duel_turn', 'inicjatywa', 'bitwa', 'ruch'],
  thrones: [
    'plot', 'draw', 'marshal', 'marshaling', 'challenges', 'attackers', 'defenders', 'dominance', 'standing', 'taxation',
    'would', 'interrupt', 'reaction',
  ],
};

/** The box of Mount&Blade has no initiative to buy and no oddziały. */
const OF_THE_FULL_ROUND: ReadonlySet<Window> = new Set(['okno', 'inicjatywa', 'bitwa', 'ruch']);

/** The windows that open in this game. */
export function windowsOf(view: View): Window[] {
  return WINDOWS[view.game].filter((it) => view.ruleset !== 'mb' || !OF_THE_FULL_ROUND.has(it));
}

/** Where passing unasked would lose a turn or a save, the server does not do it. */
const ASKED_WHEN_ABLE: ReadonlySet<Window> = new Set(['reply', 'duel_turn', 'marshal', 'would', 'interrupt', 'reaction']);

export function wishes(window: Window): Stop[] {
  return ASKED_WHEN_ABLE.has(window) ? ['when_able', 'always'] : ['never', 'when_able', 'always'];
}

export function stopAt(stops: Stops, window: Window): Stop {
  return stops[window] ?? 'when_able';
}

/** The usual wish needs no word. */
export function withStop(stops: Stops, window: Window, stop: Stop): Stops {
  const { [window]: _, ...others } = stops;
  return stop === 'when_able' ? others : { ...others, [window]: stop };
}

export function everywhere(game: View['game'], stops: Stops, stop: Stop): Stops {
  return WINDOWS[game].reduce((all, window) => withStop(all, window, stop), stops);
}
