import { type Card, rankIndex, suitOf } from '@overtrick/rules/cards/card';
import { beats } from '@overtrick/rules/play/trick';
import { type CardRule, type Choice, choose } from './choice.ts';
import { discard, lowestLegal } from './discard.ts';
import { bitsIn, type CardView, isMaster, lengthIn, lowestOf, mayRuff, top } from './position.ts';

/** True if our side is winning the trick so far. */
export const isOursNow = (p: CardView): boolean => p.best !== undefined && p.best.seat === p.partner;

const opponentsAfter = (p: CardView) => p.after.filter((seat) => p.opponents.includes(seat));

/** True if the card, winning now, will as far as one can see beat whatever the opponents behind play. */
export function isSafe(p: CardView, card: Card): boolean {
  return opponentsAfter(p).every((seat) => {
    const seen = p.view.hands[seat].cards;
    const { led } = p;
    if (led === undefined) return true;
    if (suitOf(card) === p.trump && led !== p.trump)
      return (
        !mayRuff(p, seat, led) ||
        (seen === undefined ? isMaster(p, card) : top(bitsIn(seen, p.trump)) < rankIndex(card))
      );
    if (mayRuff(p, seat, led)) return false;
    if (p.voids[seat].includes(led)) return true;
    return seen === undefined ? isMaster(p, card) : top(bitsIn(seen, led)) < rankIndex(card);
  });
}

/** True if no opponent plays after this hand, and a card that they can beat later wins the trick now. */
export const winsForFree = (p: CardView): boolean => {
  const { best } = p;
  return (
    best !== undefined &&
    opponentsAfter(p).length === 0 &&
    p.legal.some((card) => beats(card, best.card, p.trump) && !isMaster(p, card))
  );
};

/** Plays the only card, or one of equal cards. */
export const follows: CardRule = (p) =>
  p.led !== undefined && lengthIn(p.hand, p.led) > 0 ? undefined : notFollowing(p);

/** Ruffs or discards without a card of the suit led. */
function notFollowing(p: CardView): Choice | undefined {
  const { best, trump, led } = p;
  if (best === undefined || led === undefined) return undefined;
  const isOurs = isOursNow(p);
  if (isOurs && (isSafe(p, best.card) || !p.seesSide)) {
    if (isSafe(p, best.card) || rankIndex(best.card) >= 9) return discard(p);
  }
  if (trump === undefined || lengthIn(p.hand, trump) === 0) return discard(p);
  const ruffs = p.legal.filter((card) => suitOf(card) === trump && beats(card, best.card, trump));
  if (ruffs.length === 0) return discard(p);
  // the other hand of our side wins it without help
  if (p.partners !== undefined && p.partner !== undefined && p.after.at(-1) === p.partner && canPartnerWin(p))
    return discard(p);
  const behind = opponentsAfter(p).some((seat) => mayRuff(p, seat, led));
  const safe = behind ? lowestOf(ruffs.filter((card) => isSafe(p, card))) : undefined;
  return choose(
    safe ?? lowestOf(ruffs),
    safe === undefined ? 'I ruff.' : 'I ruff high enough not to be overruffed.',
  );
}

/** True if our last hand to play has a card of the suit that nothing of theirs beats. */
const canPartnerWin = (p: CardView): boolean => {
  const { led, partners, best } = p;
  if (led === undefined || partners === undefined || best === undefined || suitOf(best.card) !== led)
    return false;
  return (
    top(bitsIn(partners, led)) > top(bitsIn(p.against, led)) &&
    top(bitsIn(partners, led)) > rankIndex(best.card)
  );
};

/** Plays last, or with no opponent behind: wins as cheaply as possible, otherwise plays low. */
export const fourthHand: CardRule = (p) => {
  const { best } = p;
  if (best === undefined || opponentsAfter(p).length > 0) return undefined;
  if (isOursNow(p)) return choose(lowestLegal(p), 'Our side has the trick: I play low.');
  const winner = lowestOf(p.legal.filter((card) => beats(card, best.card, p.trump)));
  return winner === undefined
    ? choose(lowestLegal(p), 'I cannot win: I play low.')
    : choose(winner, 'I win the trick as cheaply as I can.');
};

/** Plays the only legal card. */
export const noChoice: CardRule = (p) =>
  p.legal.length === 1 ? choose(p.legal[0], 'It is the only card that I may play.') : undefined;
