import { type Card, makeCard, parseCard } from '@overtrick/rules/card';
import { add, has, size } from '@overtrick/rules/cardSet';
import type { Deal } from '@overtrick/rules/deal';
import { parseSeat, SEAT_NAMES, SEATS } from '@overtrick/rules/seat';
import { parseCompass } from './parse.ts';
import { nameOf, type TokenReader } from './tokens.ts';

/** Reads `north SAKQ, HAK south DA`: cards by suit, one hand after another, and adds them to those dealt before. */
export function parsePredeal(reader: TokenReader, before: Deal): Deal | undefined {
  let deal = before;
  do {
    const seat = parseCompass(reader);
    if (seat === undefined) return undefined;
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
  } while (parseSeat(reader.peek().text) !== undefined && reader.peek(1).text !== '=');
  return deal;
}

/** `SAKQ`: the cards of one suit. */
function parseHolding(text: string): readonly Card[] | undefined {
  const ranks = [...text.slice(1).replaceAll('10', 'T')];
  const cards = ranks.map((rank) => parseCard(text.charAt(0) + rank)).filter((card) => card !== undefined);
  return cards.length === ranks.length && cards.length > 0 ? cards : undefined;
}
