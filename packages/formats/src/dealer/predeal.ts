import { type Card, makeCard, parseCard, SUITS, type Suit } from '@overtrick/rules/cards/card';
import { add, has, size } from '@overtrick/rules/cards/cardSet';
import { parseSeat, SEAT_NAMES, SEATS, type Seat } from '@overtrick/rules/cards/seat';
import type { Deal } from '@overtrick/rules/deals/deal';
import type { Settled } from './draw.ts';
import type { FixedLength } from './lengths.ts';
import { nameOf, type TokenReader } from './tokens.ts';
import { parseCompass, parseLengthOf } from './words.ts';

/**
 * Reads `north SAKQ, HAK south DA spades(west)==5`: cards by suit for one hand after another, or a hand's number of
 * cards in a suit, and adds them to what was fixed before.
 */
export function parsePredeal(reader: TokenReader, before: Required<Settled>): Required<Settled> | undefined {
  let { predealt, lengths } = before;
  do {
    const token = reader.peek();
    if (reader.peek(1).text === '(') {
      const fixed = parseLength(reader);
      if (fixed === undefined) return undefined;
      if (lengths.some(({ seat, suit }) => seat === fixed.seat && suit === fixed.suit))
        return reader.fail(
          token,
          'ERR_DEALER_VALUE',
          `this length of ${SEAT_NAMES[fixed.seat]} is already given`,
        );
      lengths = [...lengths, fixed];
    } else {
      const seat = parseCompass(reader);
      const dealt = seat && parseCards(reader, predealt, seat);
      if (dealt === undefined) return undefined;
      predealt = dealt;
    }
  } while (goesOn(reader));
  return { predealt, lengths };
}

const goesOn = (reader: TokenReader): boolean =>
  (parseSeat(reader.peek().text) !== undefined && reader.peek(1).text !== '=') || startsLength(reader);

/** True if `spades(north) == 5` starts a length: it does directly after `predeal`; elsewhere it may be a condition. */
const startsLength = (reader: TokenReader): boolean =>
  reader.peek(1).text === '(' && parseLengthOf(reader.peek().text) !== undefined;

function parseCards(reader: TokenReader, before: Deal, seat: Seat): Deal | undefined {
  let deal = before;
  do {
    const token = reader.next();
    const cards = parseHolding(token.text);
    if (cards === undefined)
      return reader.fail(
        token,
        'ERR_DEALER_VALUE',
        `cards of a suit are expected here, such as SAKQ, not ${nameOf(token)}`,
      );
    for (const card of cards) {
      if (SEATS.some((other) => has(deal[other], card)))
        return reader.fail(token, 'ERR_DEALER_VALUE', `${makeCard(card)} is dealt twice`);
      deal = { ...deal, [seat]: add(deal[seat], card) };
    }
    if (size(deal[seat]) > 13)
      return reader.fail(token, 'ERR_DEALER_VALUE', `${SEAT_NAMES[seat]} has more than 13 cards`);
  } while (reader.accept(','));
  return deal;
}

function parseLength(reader: TokenReader): FixedLength | undefined {
  const token = reader.next();
  const suit: Suit | undefined = parseLengthOf(token.text);
  if (suit === undefined)
    return reader.fail(token, 'ERR_DEALER_SYNTAX', `a hand or a suit is expected here, not ${nameOf(token)}`);
  reader.expect('(');
  const seat = parseCompass(reader);
  if (seat === undefined || !reader.expect(')') || !reader.expect('==')) return undefined;
  const number = reader.next();
  const length = number.kind === 'number' ? Number(number.text) : 14;
  return length <= 13
    ? { seat, suit, length }
    : reader.fail(
        number,
        'ERR_DEALER_VALUE',
        `a length from 0 to 13 is expected here, not ${nameOf(number)}`,
      );
}

/** Parses the cards of one suit: `SAKQ`; `S` alone is a void. */
function parseHolding(text: string): readonly Card[] | undefined {
  if (!SUITS.some((suit) => suit === text.charAt(0).toUpperCase())) return undefined;
  const ranks = [...text.slice(1).replaceAll('10', 'T')];
  const cards = ranks.map((rank) => parseCard(text.charAt(0) + rank)).filter((card) => card !== undefined);
  return cards.length === ranks.length ? cards : undefined;
}
