/** Line-ups and cards of teams. */
export const teams = {
  lineUp: 'Who sits where',
  lineUpHelp: 'From this round on, until it is changed. A round that has started stays as it is.',
  round: 'From round',
  northSouth: 'North–South',
  eastWest: 'East–West',
  player: (n: number): string => `Player ${n}`,
  twice: 'Each of the four plays in one seat.',
  save: 'Name the line-up',
  saved: 'The line-up is saved.',
  noneLeft: 'All rounds have started.',
  now: (round: number, team: string, ns: string, ew: string): string =>
    `Round ${round}, ${team}: North–South ${ns}; East–West ${ew}`,
  hidden: (round: number, team: string): string => `Round ${round}, ${team}: shown when both line-ups are in`,
  card: 'The card of the match',
  cardHelp:
    'If no device recorded the results: the score of the match, such as IMPs. Both captains enter it.',
  points: (team: string): string => `Points of ${team}`,
  enter: 'Enter the card',
  rule: 'The director’s score',
  says: (who: string, home: string, away: string): string => `${who}: ${home} – ${away}`,
  director: 'Director',
  states: {
    reported: 'One captain has not entered it yet.',
    agreed: 'Both captains agree.',
    disputed: 'The two cards differ: call the director.',
    ruled: 'The director’s score counts.',
  },
  differ: 'The two cards differ: your score decides.',
  columns: { by: 'By', plus: 'Plus', minus: 'Minus', imps: 'IMPs' },
  onBoards: 'The results of the boards count; a card counts only if there are none.',
};
