import { agreedDeals } from '../../families/matches/agreedDeals.ts';

export type HomeOptions = {
  /** The number of times that four deals are played. */
  readonly games: number;
};

/** Four deals at home, nobody vulnerable; a passed-out deal is one of the four (RULES 9.6, R-SOLO-5). */
export const home = agreedDeals<HomeOptions>({
  id: 'home',
  name: 'Four-deal home game',
  summary: 'Four deals, dealt in turn; nobody is vulnerable, and each deal is scored on its own.',
  options: {
    games: { kind: 'number', default: 1, min: 1, max: 250, help: 'How many games of four deals are played.' },
  },
  fit: (_, deals) => ({ games: Math.ceil(deals / 4) }),
  count: ({ games }) => games * 4,
  vul: () => 'none',
  countsThrownIn: () => true,
});
