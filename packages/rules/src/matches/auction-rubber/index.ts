import { defined } from '../../assert.ts';
import { DEAL_LIMIT, type RubberSheet, rubberMatch } from '../../families/matches/rubber.ts';
import type { OptionsSpec } from '../../options.ts';
import { AUCTION_GAME, AUCTION_RUBBER, auctionItems } from '../../scores/auctionScore.ts';
import { type Outcome, type Party, stakesOf } from '../../scores/outcome.ts';
import { honourItems, type ScoreItem } from '../../scores/score.ts';

export type AuctionRubberOptions = {
  /** R-AB-7: an unfinished rubber gives 125 to a side that is a game ahead. */
  readonly unfinishedGame: boolean;
  readonly dealLimit: number;
};

const options: OptionsSpec<AuctionRubberOptions> = {
  unfinishedGame: {
    kind: 'flag',
    default: false,
    help: 'When a rubber is left unfinished, a side that is a game ahead gets 125.',
  },
  dealLimit: DEAL_LIMIT,
};

/** A rubber of auction bridge or plafond (RULES 6.1, 6.2, 6.5). */
export const auctionRubber = rubberMatch<AuctionRubberOptions>({
  id: 'auction-rubber',
  name: 'Auction rubber',
  summary: 'Played until a side has won two games of 30 points; nobody is ever vulnerable.',
  options,
  gameAt: AUCTION_GAME,
  vulnerability: false,
  bonus: () => AUCTION_RUBBER,
  itemsOf,
  counts: () => ['auctionHonours'],
  unfinished,
});

/** Returns a deal's items by the game's own table; for a game of contracts by that of the 1920s. */
function itemsOf(outcome: Outcome, parties: readonly Party[]): readonly ScoreItem[] {
  if (outcome.scale !== undefined) return outcome.items;
  const contract = defined(outcome.contract, 'an auction ends in a contract');
  return [
    ...auctionItems(stakesOf(outcome, parties), contract, outcome.tricks, '1920s'),
    ...honourItems(outcome.auctionHonours),
  ];
}

function unfinished({
  parties,
  games,
  options: given,
}: RubberSheet<AuctionRubberOptions>): readonly ScoreItem[] {
  const ahead = parties.filter((party) => (games[party] ?? 0) > 0);
  const [party] = ahead;
  if (!given.unfinishedGame || party === undefined || ahead.length > 1) return [];
  return [{ reason: 'unfinishedGame', party, points: 125, line: 'above' }];
}
