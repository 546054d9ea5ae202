import type { Message } from '@overtrick/protocol/messages';
import { type Card, makeCard, RANKS, rankOf } from '@overtrick/rules/cards/card';
import { isSide } from '@overtrick/rules/cards/seat';
import { partiesOf } from '@overtrick/rules/game';
import { below, type Random } from '@overtrick/rules/random';
import { ok } from '@overtrick/rules/result';
import { refuse } from '../refuse.ts';
import { hostOf, isBetweenDeals, type Refusal, standingOf, type Table } from '../table.ts';
import type { Decision } from './play.ts';

export interface Rematching extends Pick<Message<'rematch'>, 'deal' | 'seats'> {
  readonly chair: number;
  readonly isHostThere: boolean;
  /** Returns the source for cards that are drawn for partners; without it none are drawn. */
  readonly random?: () => Random;
}

/**
 * Starts another match at the table, once one is over: for the host, and while the host is away for anybody who sits
 * there. The players keep their links and their places in the reckoning.
 */
export function rematch(table: Table, { chair, deal, seats, isHostThere, random }: Rematching): Decision {
  if (deal !== table.deal) return refuse('ERR_STALE');
  if (hostOf(table) !== chair && isHostThere) return refuse('ERR_HOST');
  const no = whyNoRematch(table);
  if (no !== undefined) return no;
  const all = [...table.players.keys()];
  if (seats === 'same') return ok([{ kind: 'rematched', chairs: all }]);
  if (!hasPartners(table))
    return refuse('ERR_NO_PARTNER', 'Nobody has a partner in this game: start with the same seats.');
  if (seats === 'pivot') return ok([{ kind: 'rematched', chairs: pivoted(all) }]);
  if (random === undefined) return refuse('ERR_CLOSED');
  const drawn = drawnCards(all.length, random());
  const order = all.toSorted((a, b) => strengthOf(drawn, b) - strengthOf(drawn, a));
  // the two highest cards play together against the two lowest
  const chairs = [0, 2, 1, 3].map((place) => order[place] ?? place);
  return ok([
    { kind: 'rematched', chairs, drawn: chairs.map((before) => makeCard(drawn[before] ?? (0 as Card))) },
  ]);
}

/** Refuses another match before the end of one, and where results are compared or boards are given. */
export function whyNoRematch(table: Table): Refusal | undefined {
  const { sitting, isShared, given, isOffline } = table;
  if (sitting !== undefined || isShared || given !== undefined || isOffline) return refuse('ERR_CLOSED');
  if (table.deal === table.matchBegan || !isBetweenDeals(table) || !standingOf(table).over)
    return refuse('ERR_MATCH_ON');
  return undefined;
}

/** True if four play in two sides, so that partners can change. */
const hasPartners = ({ game }: Table): boolean => game.players === 4 && partiesOf(game).every(isSide);

/** Returns the chairs after all but the first have moved on by one: in three matches each plays with each. */
const pivoted = ([first = 0, ...others]: readonly number[]): number[] => [
  first,
  ...others.slice(-1),
  ...others.slice(0, -1),
];

/** Draws that many different cards from a pack. */
function drawnCards(count: number, random: Random): readonly Card[] {
  const drawn: Card[] = [];
  while (drawn.length < count) {
    const card = below(random, 52) as Card;
    if (!drawn.includes(card)) drawn.push(card);
  }
  return drawn;
}

/** Returns a number by which drawn cards compare: rank first, then suit, spades highest. */
const strengthOf = (drawn: readonly Card[], chair: number): number => {
  const card = drawn[chair] ?? (0 as Card);
  return RANKS.indexOf(rankOf(card)) * 52 + card;
};
