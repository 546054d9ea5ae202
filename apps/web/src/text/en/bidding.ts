import { counted } from './terms.ts';

/** Bidding hands with a partner, without playing them. */
export const bidding = {
  title: 'Bidding room',
  intro:
    'Bid hands with a partner, without playing them. Each auction is then shown beside that of computer players with the same cards, with what the contracts make and the IMPs so far.',
  against: 'The other side',
  sides: { quiet: 'Passes throughout', contested: 'Computer players bid too' },
  partner: 'Your partner',
  partners: { 1: 'A computer player', 2: 'A person' },
  go: 'Begin to bid',
  another: 'Another pair can bid the same boards later, by the link of the page that you come to.',
  called: (boards: number): string =>
    boards === 1 ? 'One board to bid' : `The same ${boards} boards to bid`,
  how: (method: string): string =>
    `The boards are bid by pairs and not played: each contract makes what it makes when everybody plays double dummy. Compared by ${method}.`,
  take: 'Bid the boards',
  kind: 'Deals of a kind',
  compared: 'How it was bid',
  comparing: 'Computer players bid the same cards …',
  unknown: 'This deal could not be compared.',
  equal: 'As good as what the computer players bid.',
  ahead: (imps: number): string => `You gain ${counted(imps, 'IMP')} over the computer players.`,
  behind: (imps: number): string => `You lose ${counted(imps, 'IMP')} to the computer players.`,
  here: 'Your auction',
  computers: 'Computer players',
  doubleDummy:
    'Cards are not played here: each contract makes what it makes when everybody plays double dummy.',
  running: 'The boards so far',
  imps: 'IMPs',
  overPar: 'IMPs over par',
};
