import { isSide, SEATS, type Seat } from './cards/seat.ts';
import type { DealTerms } from './deals/board.ts';
import { type AnyGame, partiesOf } from './game.ts';
import type { OptionsSpec, OptionValues } from './options.ts';
import type { DealFact } from './pad/form.ts';
import { canBePassedOut } from './passedOut.ts';
import { below, type Random } from './random.ts';
import type { Outcome, Party, Points } from './scores/outcome.ts';
import type { ScoreItem } from './scores/score.ts';

/** A sequence of deals: the dealers, the vulnerability, the running score sheet, the end, the winner. */
export interface Match<Sheet, Options> {
  readonly id: string;
  readonly name: string;
  /** One sentence for the form. */
  readonly summary: string;
  readonly options: OptionsSpec<Options>;
  /** The name of its scoring in PBN (the tag `Scoring`), if it has one there. */
  readonly pbnScoring?: string;
  /** False if nobody is ever vulnerable in it and nothing depends on it. */
  readonly vulnerability?: false;
  /**
   * Lists the facts that the sheet counts besides contract and tricks; none if left out.
   * @param isThrownIn of a deal that was not played
   */
  counts?(options: Options, isThrownIn: boolean): readonly DealFact[];
  /** Returns the options of a match of about this many deals, rounded up; only for forms whose length is an option. */
  fit?(options: Options, deals: number): Options;
  /**
   * Starts an empty sheet.
   * @param parties the scoring parties, in the order shown: `partiesOf(game)`
   * @param dealers the dealers in turn, the first deal first; `dealersOf(parties)` if left out
   */
  start(options: Options, parties: readonly Party[], dealers?: readonly Seat[]): Sheet;
  /** Returns the terms of the next deal; `undefined` if the match is over. */
  next(sheet: Sheet): DealTerms | undefined;
  /** Returns the sheet after a deal that was played on the terms of `next`. Throws if the match is over (a bug). */
  add(sheet: Sheet, outcome: Outcome): Sheet;
  /** Returns the sheet of a match that ends now, unfinished; left out by formats that have no score for that. */
  end?(sheet: Sheet): Sheet;
  rows(sheet: Sheet): ScoreSheet;
  standing(sheet: Sheet): Standing;
}

export type AnyMatch = Match<unknown, OptionValues>;

/** Returns the match format's options with the defaults that the game prefers. */
export const matchOptionsOf = (
  { matchDefaults }: Pick<AnyGame, 'matchDefaults'>,
  { options }: Pick<AnyMatch, 'options'>,
): OptionsSpec<OptionValues> =>
  Object.fromEntries(
    Object.entries(options).map(([name, spec]) => [
      name,
      { ...spec, default: matchDefaults?.[name] ?? spec.default },
    ]),
  );

/** Returns a match format for a game: the part of the form that is shown to people who want to play that game in it. */
export const matchFormOf = (
  game: AnyGame,
  match: AnyMatch,
): Pick<AnyMatch, 'id' | 'name' | 'summary' | 'options' | 'vulnerability'> => ({
  id: match.id,
  ...(match.vulnerability === false && { vulnerability: false }),
  name: match.name,
  summary: game.matchSummaries?.[match.id] ?? match.summary,
  options: Object.fromEntries(
    Object.entries(matchOptionsOf(game, match)).filter(
      ([name]) =>
        !(name === VULNERABLE && game.vulnerability === 'none') &&
        !(name === PASSED_OUT && !canBePassedOut(game)),
    ),
  ),
});

/** The option of match formats that sets the vulnerability in turn. */
const VULNERABLE = 'vulnerable';

/** The option of match formats that decides whether a passed-out deal is dealt again. */
const PASSED_OUT = 'passedOut';

/** True if a side or a player can be vulnerable in deals of the game with these options, played in this form. */
export const hasVulnerability = (
  { vulnerability }: Pick<AnyGame, 'vulnerability'>,
  options: OptionValues,
  match?: Pick<AnyMatch, 'vulnerability'>,
): boolean =>
  match?.vulnerability !== false &&
  (vulnerability === undefined || (vulnerability !== 'none' && options[vulnerability.option] === true));

/** Returns a setup's `below`, if there is any: points below the line towards the next game. */
export const belowTheLine = (partScores: Points): { below?: Points } =>
  Object.values(partScores).some((points = 0) => points > 0) ? { below: partScores } : {};

/** A line of the sheet: a deal, or the bonuses that end a match. */
export interface SheetRow {
  /** Counted from 1, including passed-out deals. */
  readonly deal?: number;
  readonly outcome?: Outcome;
  /** True if the deal was passed out and does not count: the same dealer deals again. */
  readonly passed?: true;
  /** The points that each deal brought each party, where each is scored on its own. */
  readonly points?: Points;
  /** Rubber and Chicago: points below and above the line. */
  readonly below?: Points;
  readonly above?: Points;
  /** The party that completed a game with this deal: a line is ruled. */
  readonly game?: Party;
  /** Duplicate: the score from the first party's side, that is North–South's. */
  readonly score?: number;
  /** Scores against a target: the target and the IMPs, both from the first party's side. */
  readonly target?: number;
  readonly imps?: number;
  /** To a target: the bags not yet paid for after this deal. */
  readonly bags?: Points;
  /** The row of the bonuses that end a rubber. */
  readonly bonus?: Points;
  /** The parts of the row. */
  readonly items: readonly ScoreItem[];
}

export interface ScoreSheet {
  readonly rows: readonly SheetRow[];
  readonly totals: Points;
  /** The notes below the sheet, a sentence each: a settlement, a source. */
  readonly notes?: readonly string[];
}

export interface Standing {
  readonly over: boolean;
  readonly totals: Points;
  /** The party with the most points of a finished match; absent for a tie (R-GEN-7) or while it goes on. */
  readonly winner?: Party;
}

/**
 * Returns the seats that deal in turn: all four; between two players a seat of each. In every game of two, South
 * belongs to the first player and West to the second, as hand, as dummy or by the ruling on dealers (R-HB-4, RULES 9.1,
 * R-SOLO-2).
 */
export const dealersOf = (parties: readonly Party[]): readonly Seat[] =>
  parties.length === 2 && !parties.every(isSide) ? ['S', 'W'] : SEATS;

/** Starts an empty sheet of the game's match, with these dealers in turn; from the game's first dealer if left out. */
export const startMatch = (
  game: AnyGame,
  match: AnyMatch,
  options: OptionValues,
  dealers = turnsOf(game),
): unknown => match.start(options, partiesOf(game), dealers);

/** Returns the players in the order in which they deal, from the game's first dealer. */
const turnsOf = (game: AnyGame): readonly Seat[] => game.dealers ?? dealersOf(partiesOf(game));

const begunAt = (turns: readonly Seat[], at: number): readonly Seat[] => [
  ...turns.slice(at),
  ...turns.slice(0, at),
];

/**
 * Draws the first dealer by chance and returns the order in which the players deal (R-GEN-4, R-SEC-1). A match format
 * whose boards or deals name their dealers ignores it.
 */
export function drawDealers(game: AnyGame, random: Random): readonly Seat[] {
  const turns = turnsOf(game);
  return begunAt(turns, below(random, turns.length));
}

/**
 * Lists the possible first deals of the match, one for each player who may deal first; only one where the dealer is
 * fixed.
 */
export function firstDealsOf(game: AnyGame, match: AnyMatch, options: OptionValues): readonly DealTerms[] {
  const turns = turnsOf(game);
  const firsts = turns.flatMap(
    (_, at) => match.next(startMatch(game, match, options, begunAt(turns, at))) ?? [],
  );
  const keys = firsts.map(({ dealer, seating = [] }) => [dealer, ...seating].join());
  return firsts.filter((_, at) => keys.indexOf(keys[at] ?? '') === at);
}

/**
 * Returns the order in which the players deal if this was the first deal of the match: from the game's first dealer if
 * none fits.
 */
export function dealersAfter(
  game: AnyGame,
  match: AnyMatch,
  options: OptionValues,
  { dealer, seating }: Pick<DealTerms, 'dealer' | 'seating'>,
): readonly Seat[] {
  const turns = turnsOf(game);
  const known = turns
    .map((_, at) => begunAt(turns, at))
    .find((dealers) => {
      const terms = match.next(startMatch(game, match, options, dealers));
      return terms?.dealer === dealer && terms.seating?.join() === seating?.join();
    });
  return known ?? turns;
}

/** Returns the party with the highest total; `undefined` if several share it. */
export function leaderOf(totals: Points): Party | undefined {
  const best = Math.max(...Object.values(totals));
  const leaders = Object.keys(totals).filter((party) => totals[party] === best);
  return leaders.length === 1 ? leaders[0] : undefined;
}
