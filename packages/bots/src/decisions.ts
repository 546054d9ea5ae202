import type { Action } from '@overtrick/rules/action';
import { isRoyal } from '@overtrick/rules/auction/call';
import { SEATS } from '@overtrick/rules/cards/seat';
import type { AnyGame } from '@overtrick/rules/game';
import type { Phase, View } from '@overtrick/rules/views/view';
import { isLone } from './families/alone/lone.ts';
import { isOverDummy } from './families/alone/overDummy.ts';
import { isAlone } from './sampling/alone.ts';
import { freeHand } from './sampling/freeHand.ts';
import { opponentOf } from './sampling/opponent.ts';

/** The kinds of decision in all games. The golden of `decisions.slow.test.ts` lists the kinds of each game. */
export type DecisionKind =
  | 'peek'
  | 'dummy to open'
  | 'dummy, open or closed'
  | 'cards to reveal'
  | 'opening or pass'
  | 'blind or look'
  | 'other choice'
  | 'looked-at card of the stock'
  | 'card for the stock'
  | 'cards for partner'
  | 'call with a shared hand'
  | 'call of two opponents'
  | 'call of three opponents'
  | 'call against two partners'
  | 'call over an open dummy'
  | 'call with royal spades'
  | 'call of partners'
  | 'bid for the kitty'
  | 'bid of tricks for a side'
  | 'bid of tricks'
  | 'declaration'
  | 'double'
  | 'discard'
  | 'card put aside'
  | 'card of covered hands'
  | 'card after bids of tricks'
  | 'card against one hand'
  | 'card';

/** A kind of decision and its condition; without `holds` it always applies. */
interface Case {
  readonly kind: DecisionKind;
  readonly holds?: (game: AnyGame, view: View) => boolean;
}

const isChoice =
  (word: string) =>
  (action: Action): boolean =>
    action.kind === 'choose' && action.choice === word;
const isPut =
  (put: string) =>
  (action: Action): boolean =>
    action.kind === 'put' && action.put === put;
const isPass = (action: Action): boolean => action.kind === 'call' && action.call === 'P';

/** True if exactly one hand on the table belongs to neither player. */
const hasSharedHand = ({ hands, teams }: View): boolean =>
  SEATS.filter((hand) => hands[hand].count > 0 && !teams.flat().includes(hand)).length === 1;

/** True if three players bid, each for themselves, for a hand that belongs to nobody. */
const areThree = (game: AnyGame, view: View): boolean =>
  freeHand(game) !== undefined && view.legal.some(isPass) && isAlone(game, view);

const isTeamBid = ({ legal }: View): boolean =>
  legal.every(({ kind }) => kind === 'bid') &&
  legal.some((action) => action.kind === 'bid' && (action.nils ?? []).length > 0);

const isKittyBid = ({ legal }: View): boolean =>
  legal.some(isPass) && legal.some((action) => action.kind === 'bid' && action.strain !== undefined);

const isOpenOrClosed = ({ legal }: View): boolean =>
  legal.some(isChoice('open')) && legal.some(isChoice('closed'));

/** The cases by phase: the first that holds is the kind of the decision. */
const CASES: Readonly<Record<Phase, readonly Case[]>> = {
  peek: [{ kind: 'peek' }],
  decide: [
    {
      kind: 'dummy to open',
      holds: (_, view) => view.contract === undefined && isOpenOrClosed(view),
    },
    {
      kind: 'dummy, open or closed',
      holds: (_, view) => isOpenOrClosed(view),
    },
    {
      kind: 'cards to reveal',
      holds: (_, { legal }) => legal.some((action) => action.kind === 'pick' && action.pick === 'reveal'),
    },
    {
      kind: 'opening or pass',
      holds: (_, { legal }) => legal.some(isChoice('open')) && legal.some(isPass),
    },
    {
      kind: 'blind or look',
      holds: (_, { legal }) => legal.some(isChoice('blind')) && legal.some(isChoice('look')),
    },
    { kind: 'other choice' },
  ],
  draw: [
    { kind: 'looked-at card of the stock', holds: (_, { stock }) => stock?.looked !== undefined },
    { kind: 'card for the stock' },
  ],
  exchange: [
    { kind: 'cards for partner', holds: (_, { legal }) => legal.every(isPut('give')) },
    { kind: 'card for the stock' },
  ],
  auction: [
    {
      kind: 'call with a shared hand',
      holds: ({ seats }, view) => seats.length === 2 && hasSharedHand(view),
    },
    {
      kind: 'call of two opponents',
      holds: (game, view) => game.seats.length === 2 && isAlone(game, view),
    },
    { kind: 'call of three opponents', holds: areThree },
    { kind: 'call against two partners', holds: isLone },
    { kind: 'call over an open dummy', holds: isOverDummy },
    { kind: 'call with royal spades', holds: (_, { bids }) => bids?.some(isRoyal) === true },
    { kind: 'call of partners' },
  ],
  bids: [
    { kind: 'call of three opponents', holds: areThree },
    { kind: 'bid for the kitty', holds: (_, view) => isKittyBid(view) },
    { kind: 'bid of tricks for a side', holds: (_, view) => isTeamBid(view) },
    { kind: 'bid of tricks' },
  ],
  declare: [{ kind: 'declaration' }],
  double: [{ kind: 'double' }],
  aside: [
    { kind: 'discard', holds: (_, { legal }) => legal.some(isPut('discard')) },
    { kind: 'card put aside' },
  ],
  play: [
    {
      kind: 'card of covered hands',
      holds: (_, { hands }) => SEATS.some((seat) => hands[seat].playable !== undefined),
    },
    { kind: 'card after bids of tricks', holds: (_, { trickBids }) => trickBids !== undefined },
    { kind: 'card against one hand', holds: (game, view) => opponentOf(game, view) !== undefined },
    { kind: 'card' },
  ],
  over: [],
};

/**
 * Returns the kind of decision that the seat to act has to make. @throws if no deal is in play: a bug of the caller
 */
export function decisionKindOf(game: AnyGame, view: View): DecisionKind {
  const found = CASES[view.phase].find(({ holds }) => holds === undefined || holds(game, view));
  if (found === undefined) throw new Error(`nothing is decided in the phase ${view.phase}`);
  return found.kind;
}
