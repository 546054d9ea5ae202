/** Handicaps and substitutes of a contestant. */
export const handicaps = {
  percent: 'Handicap in percent',
  points: 'Handicap in points',
  help: 'It is added for a second ranking; the first stays as it is.',
  save: 'Save the handicap',
  ranking: (title: string): string => `${title}, with handicap`,
};

/** A match of a Swiss that a wrong draw gave. */
export const wrongOpponent = {
  title: 'A match against a wrong opponent',
  match: 'Match',
  of: (round: number, opponent: string): string => `Round ${round}: against ${opponent}`,
  instead: 'The correct draw',
  ownFault: 'The team caused it',
  propose: 'Propose points',
  proposed: 'The proposed points are above; 0 means no change.',
  reason: (round: number): string => `Wrong opponent in round ${round}`,
};

export const substitutes = {
  title: 'Substitute',
  inPlaceOf: 'In place of',
  player: (n: number): string => `Player ${n}`,
  name: 'Name of the substitute',
  from: 'From round',
  to: 'Up to round',
  enter: 'Enter the substitute',
  plays: (name: string, other: string, from: number, to: number | undefined): string =>
    to === undefined
      ? `${name} for ${other} from round ${from} on`
      : `${name} for ${other}, rounds ${from}–${to}`,
};
