import { defined } from '../assert.ts';
import { isSide, type Seat } from '../cards/seat.ts';
import type { DealTerms } from '../deals/board.ts';
import { type AnyGame, partiesOf } from '../game.ts';
import { type AnyMatch, dealersAfter, type ScoreSheet, type Standing, startMatch } from '../match.ts';
import type { OptionValues } from '../options.ts';
import { type PadDeal, type PadReading, readEntry } from './form.ts';

/** A match with real cards, as it is stored: the game and form, the first dealer, and an entry for each deal. */
export interface PadRecord {
  /** The options of the game, each with a value. */
  readonly options: OptionValues;
  readonly matchOptions: OptionValues;
  readonly first: Pick<DealTerms, 'dealer' | 'seating'>;
  /** `4SX N 10`. */
  readonly deals: readonly string[];
  /** The players end the match after the last of these deals, finished or not. */
  readonly isEnded?: boolean;
}

/** One entry, with the terms on which the deal was played. */
interface PadEntry {
  readonly deal: PadDeal<OptionValues>;
  readonly read: PadReading;
}

export interface PadScore {
  readonly sheet: ScoreSheet;
  readonly standing: Standing;
  /** The entries that count, followed by the first one that does not fit its deal, if there is one. */
  readonly entries: readonly PadEntry[];
  /** The next deal; absent when the match is over, and while an entry does not fit. */
  readonly next?: PadDeal<OptionValues>;
  /** Entries after the end of the match: a correction ended it earlier. */
  readonly left: number;
  /** True if the players can end the match here. */
  readonly canEnd: boolean;
}

/** Splits an entry, or the part typed so far, into words. */
export const entryWords = (entry: string): readonly string[] =>
  entry.split(/\s+/).filter((word) => word !== '');

/**
 * Scores a match from its first deal on, by the rules of its game and of its form: correcting an entry changes
 * everything that follows from it.
 * @param game one with a score pad (`Game.pad`)
 */
export function scorePad(game: AnyGame, match: AnyMatch, record: PadRecord): PadScore {
  const played = foldPad(game, match, record, record.matchOptions);
  const fitted = shortened(match, record.matchOptions, played);
  if (fitted === undefined || !record.isEnded) {
    const canEnd = fitted !== undefined && foldPad(game, match, record, fitted).standing.over;
    return { ...played, canEnd };
  }
  return { ...foldPad(game, match, record, fitted), canEnd: false };
}

/** Returns the options of a match that ends with the deals entered; `undefined` if it is over, or has not begun. */
function shortened(
  match: AnyMatch,
  options: OptionValues,
  { sheet, standing, next }: Omit<PadScore, 'canEnd'>,
): OptionValues | undefined {
  const deals = sheet.rows.filter(({ deal, passed }) => deal !== undefined && passed !== true).length;
  return standing.over || next === undefined || deals === 0 ? undefined : match.fit?.(options, deals);
}

function foldPad(
  game: AnyGame,
  match: AnyMatch,
  { options, first, deals }: PadRecord,
  matchOptions: OptionValues,
): Omit<PadScore, 'canEnd'> {
  const dealers = dealersAfter(game, match, matchOptions, first);
  let sheet = startMatch(game, match, matchOptions, dealers);
  const entries: PadEntry[] = [];
  const dealOn = (terms: DealTerms): PadDeal<OptionValues> => ({
    terms,
    options,
    counts: (isThrownIn) => match.counts?.(matchOptions, isThrownIn) ?? [],
  });
  let isWrong = false;
  for (const entry of deals) {
    const terms = match.next(sheet);
    if (terms === undefined) break;
    const deal = dealOn(terms);
    const read = readEntryOf(game, deal, entryWords(entry));
    entries.push({ deal, read });
    if (read.kind !== 'done') {
      isWrong = true;
      break;
    }
    sheet = match.add(sheet, read.outcome);
  }
  const terms = isWrong ? undefined : match.next(sheet);
  return {
    sheet: match.rows(sheet),
    standing: match.standing(sheet),
    entries,
    ...(terms && { next: dealOn(terms) }),
    left: isWrong ? 0 : deals.length - entries.length,
  };
}

/**
 * Reads an entry of a deal of the game, as far as it goes.
 * @param game one with a score pad
 */
export const readEntryOf = (
  game: AnyGame,
  deal: PadDeal<OptionValues>,
  words: readonly string[],
): PadReading =>
  readEntry(
    (given: PadDeal<OptionValues>) => defined(game.pad, 'a game that is written down').call(game, given),
    deal,
    words,
  );

/** Returns the player at a seat of a deal, by their place among the seats of the game. */
export function playerOf(game: AnyGame, terms: DealTerms, seat: Seat): number {
  const party = game.partyOf(seat, terms);
  return isSide(party) ? game.seats.indexOf(seat) : partiesOf(game).indexOf(party);
}
