// What people at a table are told, because no program can do it for them. The clauses of the judges
// and of the players' duties come from the server; these are the client's own share.
import { ask } from './api';
import type { EventView } from './tournament';

export const TOLD: Record<'player' | 'spectator' | 'team' | 'pair' | 'draft' | 'team_draft', string[]> = {
  player: ['PC 2.8.1', 'PC 3.1.1', 'PC 3.4.1', 'PC 3.4.2', 'PC 3.5.1.4', 'PC 3.5.1.5', 'PC 3.6.5', 'PC 3.6.6', 'PC 3.6.7', 'PC 3.7.1', 'PC 3.7.3', 'PC 3.7.4', 'PC 4.1.2.3', 'PC 8.2.2.3'],
  spectator: ['PC 1.3.6.1'],
  team: ['PC 6.3.1'],
  pair: ['PC 7.3.1'],
  draft: ['PC 5.5.3'],
  team_draft: ['PC 6.6.7', 'PC 6.6.14', 'PC 6.6.15', 'PC 6.6.16', 'PC 6.6.17', 'PC 6.6.18', 'PC 6.6.27', 'PC 6.6.37'],
};

export const briefings = () => ask<Record<string, string[]>>('/api/events/briefing');

/** Who is to be told what: a heading's key and the clauses under it. */
export function briefingOf(view: EventView, served: Record<string, string[]>): [string, string[]][] {
  const { entrants, formats } = view.public.setup;
  const limited = formats.includes('draft');
  const roles = view.office?.staff.find((it) => it.person === view.you)?.roles ?? [];
  const parts: [string, string[]][] = [
    ['spectator', [...TOLD.spectator, ...(served.spectator ?? [])]],
    ['player', [...TOLD.player, ...(served.player ?? [])]],
  ];
  if (entrants === 'teams') parts.push(['team', [...TOLD.team, ...(served.team_member ?? []), ...(limited ? TOLD.team_draft : [])]]);
  if (entrants === 'pairs') parts.push(['pair', TOLD.pair]);
  if (limited) parts.push(['draft', TOLD.draft]);
  if (roles.includes('sedzia_techniczny')) parts.push(['technical-judge', served.technical_judge ?? []]);
  if (view.judges) parts.push(['judge', [...(roles.includes('sedzia_glowny') ? (served.head_judge ?? []) : []), ...(served.line_judge ?? []), ...(served.deciding_judge ?? []), ...(limited ? (served.draft_judge ?? []) : [])]]);
  return parts.filter(([, rules]) => rules.length > 0);
}
