import type { DealTerms } from './board.ts';
import { type AnyGame, partiesOf } from './game.ts';
import type { OptionsSpec, OptionValues } from './options.ts';
import type { Outcome, Party, Points } from './outcome.ts';
import type { DealFact } from './pad/form.ts';
import { canBePassedOut } from './passedOut.ts';
import { below, type Random } from './random.ts';
import type { ScoreItem } from './score.ts';
import { isSide, SEATS, type Seat } from './seat.ts';

/** A sequence of deals: whose deal, who is vulnerable, the running score sheet, when it ends, who won. */
export interface Match<Sheet, Options> {
  readonly id: string;
  readonly name: string;
  /** One sentence for the form. */
  readonly summary: string;
  readonly options: OptionsSpec<Options>;
  /** Nobody is ever vulnerable in it, and nothing in it goes by that. */
  readonly vulnerability?: false;
  /**
   * The facts that the sheet goes by beside contract and tricks; none when left out.
   * @param isThrownIn of a deal that was not played
   */
  counts?(options: Options, isThrownIn: boolean): readonly DealFact[];
  /** The options of a match of so many deals, rounded up; only for forms whose length is an option. */
  fit?(options: Options, deals: number): Options;
  /**
   * An empty sheet.
   * @param parties who scores in it, in the order shown: `partiesOf(game)`
   * @param dealers who deals in turn, the first deal first; `dealersOf(parties)` when left out
   */
  start(options: Options, parties: readonly Party[], dealers?: readonly Seat[]): Sheet;
  /** The terms of the next deal; `undefined` when the match is over. */
  next(sheet: Sheet): DealTerms | undefined;
  /** The sheet after a deal that was played on the terms of `next`. Throws when the match is over (a bug). */
  add(sheet: Sheet, outcome: Outcome): Sheet;
  rows(sheet: Sheet): ScoreSheet;
  standing(sheet: Sheet): Standing;
}

export type AnyMatch = Match<unknown, OptionValues>;

/** The match form's options with the defaults that the game prefers. */
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

/** A match form as a game has it: what is shown of the form to those who would play that game in it. */
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

/** The option of match forms that says who is vulnerable in turn. */
const VULNERABLE = 'vulnerable';

/** The option of match forms that says what becomes of a deal that is passed out. */
const PASSED_OUT = 'passedOut';

/** Can a side or a player be vulnerable in deals of the game with these options, played in this form? */
export const hasVulnerability = (
  { vulnerability }: Pick<AnyGame, 'vulnerability'>,
  options: OptionValues,
  match?: Pick<AnyMatch, 'vulnerability'>,
): boolean =>
  match?.vulnerability !== false &&
  (vulnerability === undefined || (vulnerability !== 'none' && options[vulnerability.option] === true));

/** A setup's `below`, once there is any: points below the line towards the next game. */
export const belowTheLine = (partScores: Points): { below?: Points } =>
  Object.values(partScores).some((points = 0) => points > 0) ? { below: partScores } : {};

/** A line of the sheet: a deal, or the bonuses that end a match. */
export interface SheetRow {
  /** Counted from 1, passed-out deals among them. */
  readonly deal?: number;
  readonly outcome?: Outcome;
  /** The deal was passed out and does not count: the same dealer deals again. */
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
  /** Scores against a target: what it was and the IMPs, both from the first party's side. */
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
 * The seats that deal in turn: all four; between two players a seat of each, since in every game of two South
 * belongs to the first and West to the second, as hand, as dummy or by the ruling on dealers (R-HB-4, RULES
 * 9.1, R-SOLO-2).
 */
export const dealersOf = (parties: readonly Party[]): readonly Seat[] =>
  parties.length === 2 && !parties.every(isSide) ? ['S', 'W'] : SEATS;

/**
 * An empty sheet of the game's match, the players dealing in that turn; from the game's first dealer when
 * left out.
 */
export const startMatch = (
  game: AnyGame,
  match: AnyMatch,
  options: OptionValues,
  dealers = turnsOf(game),
): unknown => match.start(options, partiesOf(game), dealers);

/** The players in the turn in which they deal, from the game's first dealer. */
const turnsOf = (game: AnyGame): readonly Seat[] => game.dealers ?? dealersOf(partiesOf(game));

const begunAt = (turns: readonly Seat[], at: number): readonly Seat[] => [
  ...turns.slice(at),
  ...turns.slice(0, at),
];

/**
 * The turn in which the players deal, its first drawn by chance (R-GEN-4, R-SEC-1). A match form whose boards
 * or deals name their dealers does not go by it.
 */
export function drawDealers(game: AnyGame, random: Random): readonly Seat[] {
  const turns = turnsOf(game);
  return begunAt(turns, below(random, turns.length));
}

/** The deals with which the match can begin, one for each player who may deal first; only one where it is fixed. */
export function firstDealsOf(game: AnyGame, match: AnyMatch, options: OptionValues): readonly DealTerms[] {
  const turns = turnsOf(game);
  const firsts = turns.flatMap(
    (_, at) => match.next(startMatch(game, match, options, begunAt(turns, at))) ?? [],
  );
  const keys = firsts.map(({ dealer, seating = [] }) => [dealer, ...seating].join());
  return firsts.filter((_, at) => keys.indexOf(keys[at] ?? '') === at);
}

/**
 * The turn in which the players deal where this was the first deal of the match: from the game's first dealer
 * if none fits.
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

/** The party with the highest total; `undefined` when the highest is shared. */
export function leaderOf(totals: Points): Party | undefined {
  const best = Math.max(...Object.values(totals));
  const leaders = Object.keys(totals).filter((party) => totals[party] === best);
  return leaders.length === 1 ? leaders[0] : undefined;
}
