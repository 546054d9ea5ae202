import { type CardSet, size } from '@overtrick/rules/cards/cardSet';
import { makeHand, parseHand } from '@overtrick/rules/deals/deal';
import { fail, ok, type Result } from '@overtrick/rules/result';
import { MEASURES } from '@overtrick/rules/worth/list';
import { suitsOf, worthOf } from '@overtrick/rules/worth/measure';
import { suitQualityOf } from '@overtrick/rules/worth/suitQuality';
import { type Define, jsonOption, type Trouble } from '../command.ts';
import type { Io } from '../io.ts';
import { makeTable } from '../text/table.ts';

export const worth: Define = (command, io, end) => {
  command
    .argument('<hand...>', 'hands of 13 cards, spades first: AQ962.K7.QJ4.983')
    .addOption(jsonOption())
    .action(async (hands, { json }) => end(await run(io, hands, json === true)));
};

async function run(io: Io, texts: readonly string[], json: boolean): Promise<Trouble> {
  const hands: CardSet[] = [];
  for (const text of texts) {
    const hand = readHand(text);
    if (!hand.ok) return hand;
    hands.push(hand.value);
  }
  await io.out(hands.map(json ? makeJson : makeText).join(json ? '' : '\n'));
  return undefined;
}

function readHand(text: string): Result<CardSet> {
  const hand = parseHand(text);
  if (!hand.ok) return { ...hand, at: 'overtrick worth' };
  const cards = size(hand.value);
  return cards === 13
    ? ok(hand.value)
    : fail('ERR_HAND_SIZE', 'overtrick worth', `${text} has ${cards} cards, not 13`);
}

/** Rounds to hundredths, because sums of fifths have inexact digits. */
const rounded = (value: number): number => Math.round(value * 100) / 100;

const makeJson = (hand: CardSet): string =>
  `${JSON.stringify({
    hand: makeHand(hand),
    worth: Object.fromEntries(MEASURES.map((measure) => [measure.id, rounded(worthOf(measure, hand))])),
    suitQuality: Object.fromEntries(suitsOf(hand).map((suited) => [suited.suit, suitQualityOf(suited)])),
  })}\n`;

function makeText(hand: CardSet): string {
  const rows = MEASURES.map((measure) => [
    measure.name,
    String(rounded(worthOf(measure, hand))),
    measure.fewer ? 'fewer are better' : '',
    measure.source,
  ]);
  const qualities = suitsOf(hand).map((suited) => `${suited.suit} ${suitQualityOf(suited)}`);
  return `${makeHand(hand)}\n${makeTable(['measure', 'worth', '', 'source'], rows)}suit quality: ${qualities.join(', ')}\n`;
}
