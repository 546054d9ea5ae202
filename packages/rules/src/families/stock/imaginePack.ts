import { defined } from '../../assert.ts';
import { CARDS, type Card, isCard, type Suit, suitOf } from '../../cards/card.ts';
import { SEATS, type Seat } from '../../cards/seat.ts';
import { type SeatCard, type Trick, winningCard } from '../../play/trick.ts';
import type { Random } from '../../random.ts';
import { strainInPlay, type View } from '../../views/view.ts';
import { FACE_TO_FACE } from '../twoHanded/owners.ts';
import { orderIn, stepsIn, TRICKS } from './stockGame.ts';
import { drawOf } from './stockTricks.ts';
import { dealSlots } from './unseenSlots.ts';

/**
 * Returns the places of a seat's row in the pack, dealt 13 cards each to N, E, S, W. The stock is East's row, then
 * West's.
 */
const places = (seat: Seat): readonly number[] =>
  Array.from({ length: TRICKS }, (_, i) => SEATS.indexOf(seat) * TRICKS + i);
const STOCK = [...places('E'), ...places('W')];

/**
 * Places in the pack that hold one hand or draw of a player, and the first trick in which the player had those cards.
 */
interface Source {
  readonly player?: Seat;
  readonly from: number;
  readonly at: readonly number[];
}

/**
 * Imagines a pack in dealt order, uniformly among those in which every player held the cards that they played when they
 * played them, and none of a suit when they did not follow it.
 * @param follows true if players must follow suit in the tricks before the scored ones
 */
export function imaginePack(view: View, random: Random, follows: boolean, trump?: Suit): readonly Card[] {
  const known = orderIn(view);
  const first = tricksOf(
    stepsIn(view).flatMap(({ seat, action }) =>
      action.kind === 'play' ? [{ seat, card: action.card }] : [],
    ),
  );
  const second = isScored(view) ? [...view.tricks, view.trick] : [];
  const tricks = [...first.slice(0, TRICKS), ...second].filter((trick) => trick.length > 0);
  const sources = sourcesOf(known, first, trump);
  const proofs = proofsOf(tricks, (trick) => follows || trick >= TRICKS);
  const told = new Set(known);
  const cards = CARDS.filter((card) => !told.has(card)).map((card) => ({
    card,
    slots: slotsOf(card, sources, proofs),
  }));
  const dealt = dealSlots(
    cards,
    sources.map(({ at }) => at.length),
    random,
  );
  const order = [...known];
  for (const [i, { at }] of sources.entries())
    for (const [j, place] of at.entries()) order[place] = dealt[i]?.[j];
  return order.map((card) => defined(card, 'every place has a card'));
}

const isScored = (view: View): boolean =>
  (view.phase === 'play' || view.phase === 'over') && strainInPlay(view) !== undefined;

function tricksOf(cards: readonly SeatCard[]): readonly Trick[] {
  const tricks: Trick[] = [];
  for (let i = 0; i < cards.length; i += 2) tricks.push(cards.slice(i, i + 2));
  return tricks;
}

/**
 * Lists the unknown parts of the pack: the rest of the stock, then each player's draws, the last first, and the hand
 * dealt.
 */
function sourcesOf(
  known: readonly (Card | undefined)[],
  tricks: readonly Trick[],
  trump: Suit | undefined,
): readonly Source[] {
  const winners = tricks.filter(({ length }) => length === 2).map((trick) => winningCard(trick, trump)?.seat);
  const rest: Source = { from: 0, at: STOCK.slice(2 * winners.length) };
  const lanes = FACE_TO_FACE.players.flatMap((player) => {
    const draws = winners.map(
      (winner, trick): Source => ({
        player,
        from: trick + 1,
        at: STOCK.slice(drawOf(trick, winner === player), drawOf(trick, winner === player) + 1),
      }),
    );
    return [...draws.toReversed(), { player, from: 0, at: places(player) }];
  });
  return [rest, ...lanes].flatMap((source) => {
    const at = source.at.filter((place) => !isCard(known[place]));
    return at.length === 0 ? [] : [{ ...source, at }];
  });
}

/** The evidence of the tricks so far: who played each card, and when each player was void in a suit. */
interface Proofs {
  readonly played: ReadonlyMap<Card, { readonly seat: Seat; readonly at: number }>;
  /** The tricks in which a player had to follow the suit but did not, the first one first. */
  readonly voids: (player: Seat, suit: Suit) => readonly number[];
}

function proofsOf(tricks: readonly Trick[], mustFollow: (trick: number) => boolean): Proofs {
  const played = new Map<Card, { readonly seat: Seat; readonly at: number }>();
  const voids = new Map<string, number[]>();
  for (const [at, trick] of tricks.entries()) {
    const [lead, reply] = trick;
    for (const { seat, card } of trick) played.set(card, { seat, at });
    if (lead === undefined || reply === undefined || !mustFollow(at)) continue;
    const suit = suitOf(lead.card);
    if (suit === suitOf(reply.card)) continue;
    const key = reply.seat + suit;
    voids.set(key, [...(voids.get(key) ?? []), at]);
  }
  return { played, voids: (player, suit) => voids.get(player + suit) ?? [] };
}

/** Returns the sources that a card can have come from, a bit for each. */
function slotsOf(card: Card, sources: readonly Source[], { played, voids }: Proofs): number {
  const use = played.get(card);
  const suit = suitOf(card);
  const canCome = ({ player, from }: Source): boolean => {
    if (player === undefined) return use === undefined;
    if (use !== undefined && (use.seat !== player || use.at < from)) return false;
    const until = use?.at ?? Number.POSITIVE_INFINITY;
    return !voids(player, suit).some((at) => at >= from && at < until);
  };
  return sources.reduce((mask, source, i) => (canCome(source) ? mask | (1 << i) : mask), 0);
}
