import type { CardLine } from '@overtrick/protocol/card';

/** The order of a printed card: its headings, as the cards of that place have them, and the lines below each. */
export interface CardLayout {
  readonly id: string;
  readonly parts: readonly { readonly heading: string; readonly lines: readonly CardLine[] }[];
}

/**
 * The layouts of the usual cards, with their headings in English: the WBF's card of 2003, the ACBL's card of 2024, and
 * the EBU's card 20B. Each has all lines of a card.
 */
export const CARD_LAYOUTS: readonly CardLayout[] = [
  {
    id: 'WBF',
    parts: [
      { heading: 'General approach and style', lines: ['system'] },
      {
        heading: 'Opening bid descriptions',
        lines: ['notrump', 'minors', 'majors', 'twoLevel', 'responses'],
      },
      { heading: 'Defensive and competitive bidding', lines: ['overcalls', 'doubles', 'defence'] },
      { heading: 'Slam conventions', lines: ['slams'] },
      { heading: 'Leads and signals', lines: ['leads', 'signals'] },
      { heading: 'Special bids that may require defence', lines: ['other'] },
    ],
  },
  {
    id: 'ACBL',
    parts: [
      { heading: 'Overview', lines: ['system'] },
      { heading: 'Minor openings', lines: ['minors'] },
      { heading: 'Major openings', lines: ['majors', 'responses'] },
      { heading: 'Notrump openings', lines: ['notrump'] },
      { heading: 'Two-level openings', lines: ['twoLevel'] },
      { heading: 'Overcalls', lines: ['overcalls', 'defence'] },
      { heading: 'Doubles', lines: ['doubles'] },
      { heading: 'Slams', lines: ['slams'] },
      { heading: 'Carding', lines: ['leads', 'signals'] },
      { heading: 'Other', lines: ['other'] },
    ],
  },
  {
    id: 'EBU',
    parts: [
      { heading: 'General description of bidding methods', lines: ['system'] },
      { heading: '1NT openings and responses', lines: ['notrump'] },
      { heading: 'Two-level openings and responses', lines: ['twoLevel'] },
      { heading: 'Other aspects of system that opponents should note', lines: ['other'] },
      { heading: 'Opening bids: one of a suit', lines: ['minors', 'majors', 'responses'] },
      { heading: 'Slam conventions', lines: ['slams'] },
      { heading: 'Competitive auctions: overcalls and doubles', lines: ['overcalls', 'doubles', 'defence'] },
      { heading: 'Opening leads, signals and discards', lines: ['leads', 'signals'] },
    ],
  },
];
