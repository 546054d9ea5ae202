import { callAction } from '@overtrick/rules/action';
import { type Bid, type Call, isBid, levelOf, strainOf } from '@overtrick/rules/auction/call';
import { SUIT_SYMBOLS } from '@overtrick/rules/cards/card';
import type { Seat } from '@overtrick/rules/cards/seat';
import { type AnyGame, partiesOf } from '@overtrick/rules/game';
import { isPartyVulnerable } from '@overtrick/rules/scores/outcome';
import type { View } from '@overtrick/rules/views/view';
import type { Decider, Decision } from '../../bot.ts';
import { chances, type Odds } from '../../valuation/payoff.ts';
import { type Option, optionsIn } from './contest.ts';
import { countedProspects } from './contracts.ts';
import { type Prospects, prospectsOf } from './prospects.ts';
import { lastBidIn, passesToEnd } from './table.ts';

/** The least points that a sacrifice must save where the tricks are counted. */
const SAVED = 20;
/** Calls that differ by less are as good as each other. */
const EQUAL = 5;

/**
 * Bids without a partner to inform: estimates the tricks of both players in each strain, thinks the bidding through to
 * its end, and makes the call that brings most.
 */
export const decideAlone: Decider = (...asked) => decideBy(prospectsOf, undefined, ...asked);

/**
 * Does the same where both players know every card: counts the tricks of all contracts and trusts the count to the
 * trick.
 */
export const decideAloneByCount: Decider = (...asked) => decideBy(countedProspects, SAVED, ...asked);

function decideBy(
  expect: (...asked: Parameters<Decider>) => Prospects | undefined,
  worthwhile: number | undefined,
  ...asked: Parameters<Decider>
): Decision | undefined {
  const [game, view, , random] = asked;
  const { seat } = view;
  const calls = view.legal.flatMap((action) => (action.kind === 'call' ? [action.call] : []));
  if (seat === undefined || calls.length === 0) return undefined;
  const other = game.seats.find((player) => player !== seat);
  if (other === undefined) return undefined;
  const prospects = expect(...asked);
  if (prospects === undefined) return undefined;
  const own = oddsOf(game, view, prospects, seat);
  const { last, passes } = lastBidIn(view, seat);
  const contest = {
    own,
    other: oddsOf(game, view, prospects, other),
    passes: passesToEnd(game, game.imagine(view, random)),
    ...(worthwhile !== undefined && { worthwhile }),
  };
  const best = bestOf(optionsIn(contest, last, passes, calls));
  return (
    best && {
      action: callAction(best.call),
      reason: reasonFor(best.call, contest.own, contest.other, last?.bid),
    }
  );
}

function oddsOf(game: AnyGame, view: View, { of, spread }: Prospects, player: Seat): Odds {
  const party = game.partyOf(player, view.terms);
  const vulnerable = isPartyVulnerable(view.terms, partiesOf(game), party);
  return { estimates: of(player), spread, vulnerable };
}

/** Returns the most valuable call; of equal ones the one better to end with. */
function bestOf(options: readonly Option[]): Option | undefined {
  const most = Math.max(...options.map(({ value }) => value));
  return options
    .filter(({ value }) => value >= most - EQUAL)
    .reduce<Option | undefined>(
      (best, option) => (best === undefined || option.atOnce > best.atOnce ? option : best),
      undefined,
    );
}

function reasonFor(call: Call, own: Odds, other: Odds, last: Bid | undefined): string {
  if (isBid(call)) return `I expect ${tricksIn(own, call)} tricks with ${SUIT_SYMBOLS[strainOf(call)]}.`;
  if (call === 'P')
    return last === undefined ? 'I see no contract that I would like to play.' : 'I leave it at that.';
  const theirs = last === undefined ? '' : `${tricksIn(other, last)} of the ${6 + levelOf(last)} tricks`;
  return call === 'X' ? `I expect declarer to take only ${theirs}.` : 'I still think that I will make it.';
}

const tricksIn = (odds: Odds, bid: Bid): number =>
  Math.round(chances(odds, strainOf(bid)).reduce((sum, chance, tricks) => sum + chance * tricks, 0));
