import { type Strain, SUITS, trumpOf } from '@overtrick/rules/cards/card';
import { partner, type Seat, seatsFrom } from '@overtrick/rules/cards/seat';
import type { AnyGame } from '@overtrick/rules/game';
import { seededRandom } from '@overtrick/rules/random';
import { strainInPlay, type View } from '@overtrick/rules/views/view';
import { A_CARD, A_POINT } from './auction.ts';
import type { PlainPlay } from './hidden.ts';
import { figuresOf } from './signals/bidding.ts';
import { type Holdings, holdingsOf } from './signals/plays.ts';

/** A limit that the choices before an auction never reach. */
const MOST_CHOICES = 8;

/** True if the contract is found by an auction in which partners bid by a system, at once or after some choices. */
export function isAuctioned(game: AnyGame, view: View): boolean {
  if (view.calls.length === 0) return false;
  let state = game.start(game.setupOf(game.imagine(view, seededRandom('auctioned'))), view.options);
  for (let choices = 0; choices < MOST_CHOICES && game.view(state).phase === 'decide'; choices++) {
    const [seat] = game.toAct(state);
    const choice = seat && game.legalActions(state, seat).at(-1);
    if (seat === undefined || choice === undefined) break;
    state = game.apply(state, seat, choice);
  }
  return game.view(state).phase === 'auction';
}

/** The high-card points with which a player opens, doubles, or names notrump by their own hand. */
const OPENING = 11;
const DOUBLE = 14;
const NOTRUMP = 15;
/**
 * The trumps of a player who names them by their own hand, of one who must name some, and of both hands if partner's is
 * known.
 */
const TRUMPS = 5;
const FORCED = 4;
const TOGETHER = 8;
/** The approximate points of a side that names a contract: a minimum, plus some for each trick; fewer with trumps. */
const LEAST = 14;
const LEVEL = 2.7;
const FIT = 2;

/** The likely content of a hand: at least this many high-card points and trumps, and at most this many points. */
interface Likely {
  readonly least: number;
  readonly most: number;
  readonly trumps: number;
}

/**
 * Returns a function for the fit of a hidden hand, as dealt, to the information in a game without a system. Announced
 * points and partner's slip are exact; inferences from openings, passes, doubles and trumps are doubtful.
 */
export function announcedFit(view: View, play: PlainPlay, seat: Seat): (dealt: Holdings) => number {
  const announced = view.extra?.points?.[seat];
  const slip = view.seat === partner(seat) ? view.extra?.slip : undefined;
  const written = slip === undefined ? [] : [slip.points, ...SUITS.map((suit) => slip[suit])];
  const { least, most, trumps } = likelyOf(view, play, seat);
  const strain = strainInPlay(view);
  const trump = strain === undefined ? -1 : suitAt(strain);
  return (dealt) => {
    const { points, lengths } = figuresOf(dealt);
    if (announced !== undefined && announced !== points) return 0;
    const pointsOut = Math.max(0, least - points, points - most);
    const trumpsOut = Math.max(0, trumps - (lengths[trump] ?? 13));
    const [off = 0, ...lengthsOff] = written.map((figure, i) =>
      Math.abs(([points, ...lengths][i] ?? 0) - figure),
    );
    // a card more of one suit is one fewer of another
    const cardsOut = trumpsOut + lengthsOff.reduce((sum, each) => sum + each, 0) / 2;
    return A_POINT ** (pointsOut + off) * A_CARD ** cardsOut;
  };
}

function likelyOf(view: View, play: PlainPlay, seat: Seat): Likely {
  const { calls, extra, terms } = view;
  const hasPassed = seatsFrom(terms.dealer)
    .slice(0, extra?.passed ?? 0)
    .includes(seat);
  const isOpener = extra?.opener === seat;
  const isDoubler = calls.some((made) => made.seat === seat && made.call === 'X');
  const named = namedBy(view, play, seat);
  return {
    least: Math.max(isOpener ? OPENING : 0, isDoubler ? DOUBLE : 0, named.least),
    most: hasPassed ? OPENING : 40,
    trumps: named.trumps,
  };
}

/** Returns the likely content of the hand that named trumps. */
function namedBy(view: View, { told }: PlainPlay, seat: Seat): Pick<Likely, 'least' | 'trumps'> {
  const { contract, extra, terms } = view;
  const isNotrump = strainInPlay(view) === 'N';
  if (contract !== undefined) {
    if (contract.declarer !== seat || told.dummys === undefined) return NOTHING;
    const { points, lengths } = figuresOf(holdingsOf(told.dummys));
    const together = LEAST + LEVEL * contract.level - (isNotrump ? 0 : FIT);
    const trumps = lengths[suitAt(contract.strain)];
    return { least: together - points, trumps: trumps === undefined ? 0 : TOGETHER - trumps };
  }
  const isLeft = extra?.isLeft === true;
  if (seat !== (isLeft ? partner(terms.dealer) : terms.dealer)) return NOTHING;
  return { least: isNotrump && !isLeft ? NOTRUMP : 0, trumps: isNotrump ? 0 : isLeft ? FORCED : TRUMPS };
}
const NOTHING = { least: 0, trumps: 0 };

/** Returns the place of the trump suit from clubs; −1 at notrump. */
function suitAt(strain: Strain): number {
  const trump = trumpOf(strain);
  return trump === undefined ? -1 : SUITS.indexOf(trump);
}
