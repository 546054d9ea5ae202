/** Line-ups and cards of teams. */
export const teams = {
  lineUp: 'Who sits where',
  lineUpHelp: 'From this round on, until something else is said. A round that has begun stays as it is.',
  round: 'From round',
  northSouth: 'North–South',
  eastWest: 'East–West',
  player: (n: number): string => `Player ${n}`,
  twice: 'Each of the four sits once.',
  save: 'Say who sits where',
  saved: 'It is said.',
  noneLeft: 'All rounds have begun.',
  now: (round: number, team: string, ns: string, ew: string): string =>
    `Round ${round}, ${team}: North–South ${ns}; East–West ${ew}`,
  hidden: (round: number, team: string): string =>
    `Round ${round}, ${team}: shown when both teams have said it`,
  card: 'The card of the match',
  cardHelp:
    'Where no device took the results: the score in the match’s own points, as IMPs. Both captains enter it.',
  points: (team: string): string => `Points of ${team}`,
  enter: 'Enter the card',
  rule: 'The director’s word',
  says: (who: string, home: string, away: string): string => `${who}: ${home} – ${away}`,
  director: 'Director',
  states: {
    reported: 'One of the captains has still to enter it.',
    agreed: 'Both captains have the same.',
    disputed: 'The two cards differ: call the director.',
    ruled: 'The director’s word counts.',
  },
  differ: 'The two cards differ: yours is the last word.',
  columns: { by: 'By', plus: 'Plus', minus: 'Minus', imps: 'IMPs' },
  onBoards: 'The results of the boards count; a card does only where there are none.',
};
