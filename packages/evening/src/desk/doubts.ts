import type { Contract } from '@overtrick/rules/auction/contract';
import { has } from '@overtrick/rules/cards/cardSet';
import { lho, type Seat } from '@overtrick/rules/cards/seat';
import { vulOfBoard } from '@overtrick/rules/deals/board';
import { type Deal, parseDeal } from '@overtrick/rules/deals/deal';
import { type BoardScaleId, boardScaleOf } from '@overtrick/rules/games/boardScale';
import { impsOf } from '@overtrick/rules/scores/imps';
import { duplicateScore } from '@overtrick/rules/scores/score';
import { makePlace } from '../line.ts';
import { turnedLines } from '../lines/winners.ts';
import { dealKeyIn } from '../plan/plan.ts';
import { type CountedLine, countedLines } from '../results/counted.ts';
import { makeReported, type Reported } from '../results/result.ts';
import type { BoardCards, Doubt, DoubtCode, Tournament } from '../tournament.ts';
import { indexOf } from '../view/lines.ts';

/** Returns the doubts about all lines, in the lines' order: those left by reports, and those raised by results. */
export const doubtsOf = (tournament: Tournament): readonly Doubt[] =>
  tournament.foundDoubts ?? doubtsFound(tournament);

function doubtsFound(tournament: Tournament): readonly Doubt[] {
  const lines = countedLines(tournament);
  const raised = [...raisedDoubts(tournament, lines), ...orderDoubts(tournament)];
  const order = new Map([...tournament.lines.keys()].map((line, i) => [line, i]));
  const orderOf = ({ line }: Doubt): number => order.get(line) ?? Infinity;
  return [...leftDoubts(tournament), ...raised].sort((a, b) => orderOf(a) - orderOf(b));
}

/**
 * Returns the doubts in the books: reports that do not count, and changes by people who may have seen other results.
 */
const leftDoubts = ({ books }: Tournament): readonly Doubt[] =>
  [...books].flatMap(([line, { doubts, isAfterLook }]) => [
    ...doubts.map(({ code, report }) => ({ line, code, text: makeReported(report) })),
    ...(isAfterLook ? [{ line, code: 'afterLook' as const }] : []),
  ]);

/**
 * Returns the doubts about cards that a table did not find in order: about the line of the same section that played
 * the board last before it, or its own, if it is the first.
 */
function orderDoubts(tournament: Tournament): readonly Doubt[] {
  const { checks, lines, books } = tournament;
  const doubted = [...checks].flatMap(([name, isRight]) => {
    const line = lines.get(name);
    if (isRight || line === undefined) return [];
    const before = (indexOf(tournament).byBoard.get(line.board) ?? []).filter(
      (one) => one.section === line.section && one.round < line.round && !one.isVoid,
    );
    return [(before.toSorted((a, b) => b.round - a.round)[0] ?? line).line];
  });
  return [...new Set(doubted)].flatMap((line) =>
    books.get(line)?.ruling === undefined ? [{ line, code: 'order' as const }] : [],
  );
}

/** A result with a contract that the director has not ruled on. */
interface Played {
  readonly line: CountedLine['line'];
  readonly result: Reported;
  readonly score: number;
  readonly contract: Contract;
  readonly tricks: number;
  readonly fact?: string | undefined;
}

function raisedDoubts(tournament: Tournament, lines: readonly CountedLine[]): readonly Doubt[] {
  const keyOf = dealKeyIn(tournament.plans);
  const fields = Map.groupBy(lines, ({ line }) => keyOf(line));
  const repeated = repeatedLines(lines);
  const alone = turnedLines(tournament);
  return [...fields.values()].flatMap((field) => {
    const [first] = field;
    const scores = field.flatMap(({ result }) =>
      result?.outcome.kind === 'played' ? [result.outcome.score] : [],
    );
    const compared = comparisonOf(scores);
    // the leads and tricks of bridge are those of four players
    const cards = tournament.terms.seats ? {} : cardsOf(tournament.boards.get(first?.line.board ?? 0));
    return field.flatMap((one) => {
      const played = playedOf(one);
      if (played === undefined) return [];
      const codes: readonly (DoubtCode | false)[] = [
        alone.has(one.line.line) && 'alone',
        isTurned(played, compared, tournament.terms.scale) && 'turned',
        isFar(played, compared) && 'far',
        isBeyond(played, cards) && 'solver',
        repeated.has(one.line.line) && 'copied',
        isLedByAnother(played, cards) && 'lead',
      ];
      return codes.flatMap((code) => (code ? [{ line: one.line.line, code }] : []));
    });
  });
}

function playedOf({ line, book, result }: CountedLine): Played | undefined {
  const outcome = result?.outcome;
  if (book.ruling !== undefined || result === undefined || outcome?.kind !== 'played') return undefined;
  const { contract, tricks, score, fact } = outcome;
  return contract === undefined || contract === 'PASS' || tricks === undefined
    ? undefined
    : { line, result, score, contract, tricks, fact };
}

/** The scores of a board, from North-South's side. */
interface Comparison {
  readonly sorted: readonly number[];
  readonly counts: ReadonlyMap<number, number>;
}

function comparisonOf(scores: readonly number[]): Comparison {
  const counts = new Map<number, number>();
  for (const score of scores) counts.set(score, (counts.get(score) ?? 0) + 1);
  return { sorted: scores.toSorted((a, b) => a - b), counts };
}

/**
 * True if the result fits other tables with the other side declaring: at least two of them, and half, have that score,
 * and none has this one.
 */
function isTurned(
  { line, score, contract, tricks, fact }: Played,
  { sorted, counts }: Comparison,
  scale: BoardScaleId | undefined,
): boolean {
  const others = sorted.length - 1;
  if ((counts.get(score) ?? 0) > 1) return false;
  const turned = { ...contract, declarer: lho(contract.declarer) };
  const other =
    scale === undefined
      ? duplicateScore(turned, tricks, vulOfBoard(line.board))
      : boardScaleOf(scale).score({ contract: turned, tricks, fact: fact?.split('=')[1] });
  const same = typeof other === 'number' ? (counts.get(other) ?? 0) : 0;
  return same >= 2 && same * 2 >= others;
}

const FAR = 12;
const LEAST_FIELD = 4;

/** True if the score is at least 12 IMPs away from the median of at least four others. */
function isFar({ score }: Played, { sorted }: Comparison): boolean {
  if (sorted.length <= LEAST_FIELD) return false;
  const own = sorted.indexOf(score);
  const other = (i: number): number => sorted[i < own ? i : i + 1] ?? 0;
  const count = sorted.length - 1;
  const median = (other(Math.floor((count - 1) / 2)) + other(Math.floor(count / 2))) / 2;
  return Math.abs(impsOf(score - median)) >= FAR;
}

/** The hands of a board and its double-dummy table, if they are known. */
interface Cards {
  readonly deal?: Deal;
  readonly tricks?: string;
}

function cardsOf({ deal, tricks }: BoardCards = {}): Cards {
  const read = deal === undefined ? undefined : parseDeal(deal);
  return { ...(read?.ok && { deal: read.value }), ...(tricks !== undefined && { tricks }) };
}

/** The order of the digits of a table: by seat, within a seat by strain. */
const TABLE_SEATS: readonly Seat[] = ['N', 'S', 'E', 'W'];
const TABLE_STRAINS: readonly Contract['strain'][] = ['N', 'S', 'H', 'D', 'C'];
const BEYOND = 4;

/** True if the tricks differ by four or more from declarer's double-dummy result. */
function isBeyond({ contract, tricks }: Played, { tricks: table }: Cards): boolean {
  const at = TABLE_SEATS.indexOf(contract.declarer) * 5 + TABLE_STRAINS.indexOf(contract.strain);
  const possible = table === undefined ? Number.NaN : Number.parseInt(table.charAt(at), 16);
  return Math.abs(tricks - possible) >= BEYOND;
}

/** True if declarer's left-hand opponent did not hold the card that was led. */
const isLedByAnother = ({ contract, result: { lead } }: Played, { deal }: Cards): boolean =>
  lead !== undefined && deal !== undefined && !has(deal[lho(contract.declarer)], lead);

/** Finds the lines with the same contract, declarer and tricks as the board before at their table. */
function repeatedLines(lines: readonly CountedLine[]): ReadonlySet<string> {
  const repeated = new Set<string>();
  const last = new Map<string, Played | undefined>();
  for (const one of lines) {
    const place = makePlace(one.line);
    const played = playedOf(one);
    const before = last.get(place);
    if (played && before && isSameResult(played, before)) repeated.add(one.line.line);
    last.set(place, played);
  }
  return repeated;
}

const isSameResult = (one: Played, other: Played): boolean =>
  one.tricks === other.tricks &&
  one.contract.declarer === other.contract.declarer &&
  one.contract.level === other.contract.level &&
  one.contract.strain === other.contract.strain &&
  one.contract.doubling === other.contract.doubling;
