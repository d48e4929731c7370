import { expect, it } from 'vitest';
import { fixed, onTheClock, readSlip } from './slips';

it('reads what an organiser types', () => {
  const played = (games: [number, number], ending = 'in_time') => ({ how: 'played', games, ending });
  expect(readSlip('21')).toEqual(played([2, 1]));
  expect(readSlip(' 2:0 ')).toEqual(played([2, 0]));
  expect(readSlip('10t')).toEqual(played([1, 0], 'terminacja'));
  expect(readSlip('d')).toEqual({ how: 'intentional_draw', play_began: false });
  expect(readSlip('c1')).toEqual({ how: 'conceded', by: 'first', games: [0, 0] });
  expect(readSlip('r2')).toEqual({ how: 'refused', by: 'second' });
  for (const nonsense of ['', '2', '2:', '123', 'c3', 'x']) expect(readSlip(nonsense)).toBeNull();
});

it('shows time that is left and time that is over', () => {
  expect(onTheClock(3599)).toBe('59:59');
  expect(onTheClock(5)).toBe('0:05');
  expect(onTheClock(-65)).toBe('−1:05');
});

it('makes keys of reasons', () => {
  expect(fixed("penalties and rulings are the judges'")).toBe('penalties-and-rulings-are-the-judges');
});
