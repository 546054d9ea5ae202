import { defined } from '@overtrick/rules/assert';
import { describe, expect, test } from 'vitest';
import { arriving } from './plan/draft.ts';
import { after, formulaReports, mitchell, percentagesOf } from './testing/evening.ts';
import type { Tournament, TournamentLine } from './tournament.ts';

/**
 * An evening of thirteen pairs with a late one and ten more irregularities, against a computation of its own: Laws 12C,
 * 77, 78 and 87, and Neuberg's formula, written out here from the scores alone.
 */

/** A side's result on a board: scores with weights from its own side, or a percentage. */
type Side = readonly (readonly [weight: number, score: number])[] | { readonly percent: number };

interface Played {
  readonly board: number;
  readonly ns: string;
  readonly ew: string;
  readonly sides: readonly [ns: Side, ew: Side];
  /** The form of a fouled board that was played. */
  readonly form?: string;
}

const EXPECTED = 7;
const TOP = 2 * (EXPECTED - 1);
/** North-South is vulnerable on these boards of sixteen, and East-West on those (Law 2). */
const NS_VUL = new Set([2, 4, 5, 7, 10, 12, 13, 15]);
const EW_VUL = new Set([3, 4, 6, 7, 9, 10, 13, 0]);

/** Scores two notrump with so many tricks, from the declarer's side (Law 77). */
function twoNotrump(tricks: number, isVul: boolean): number {
  if (tricks < 8) return (tricks - 8) * (isVul ? 100 : 50);
  return 70 + 50 + 30 * (tricks - 8);
}

/** Returns North-South's score of the formula by which the tests report. */
function formulaScore(ns: number, ew: number, board: number): number {
  const isNorths = board % 2 === 1;
  const tricks = 6 + ((3 * ns + 5 * ew + board) % 7);
  const score = twoNotrump(tricks, (isNorths ? NS_VUL : EW_VUL).has(board % 16));
  return isNorths ? score : -score;
}

const plain = (score: number): Played['sides'] => [[[1, score]], [[1, -score]]];

/** Compares one score with the others of a deal: 2 for each worse one, 1 for each equal one. */
const matchpoints = (score: number, others: readonly Side[]): number =>
  others.reduce<number>((sum, other) => {
    if ('percent' in other) return sum;
    return (
      sum +
      other.reduce((part, [weight, its]) => part + weight * (score > its ? 2 : score === its ? 1 : 0), 0)
    );
  }, 0);

/** Returns the points of a side by Neuberg's formula; `undefined` for a percentage. */
function pointsOf(side: Side, field: readonly Side[]): number | undefined {
  if ('percent' in side) return undefined;
  const scored = field.filter((one) => !('percent' in one));
  if (scored.length === 1) return undefined;
  const others = scored.filter((one) => one !== side);
  const own = side.reduce((sum, [weight, score]) => sum + weight * matchpoints(score, others), 0);
  return ((own + 1) * EXPECTED) / scored.length - 1;
}

/** Ranks by the boards alone: percentages by contestant, with penalties in tops and in percent of the session. */
function percentages(
  boards: readonly Played[],
  tops: Readonly<Record<string, number>>,
  percents: Readonly<Record<string, number>>,
): Readonly<Record<string, number>> {
  const points = new Map<string, number[]>();
  const awards = new Map<string, number[]>();
  for (const [board, ofBoard] of Map.groupBy(boards, (one) => one.board))
    for (const form of new Set(ofBoard.map((one) => one.form))) {
      const field = ofBoard.filter((one) => one.form === form);
      for (const one of field)
        for (const [i, id] of [one.ns, one.ew].entries()) {
          const side = defined(one.sides[i], `${board}`);
          const own = pointsOf(
            side,
            field.map(({ sides }) => defined(sides[i], `${board}`)),
          );
          if (own !== undefined) points.set(id, [...(points.get(id) ?? []), own]);
          // a board that nobody else played is average plus for both
          else awards.set(id, [...(awards.get(id) ?? []), 'percent' in side ? side.percent : 60]);
        }
    }
  const sum = (values: readonly number[]): number => values.reduce((so, value) => so + value, 0);
  return Object.fromEntries(
    [...points].map(([id, own]) => {
      const average = (100 * sum(own)) / (own.length * TOP);
      // Law 12C2(c): average plus is at least, average minus at most what the pair made of its other boards
      const given = (awards.get(id) ?? []).map((percent) =>
        percent === 60 ? Math.max(60, average) : percent === 40 ? Math.min(40, average) : percent,
      );
      const all = own.length + given.length;
      const total = sum(own) + (sum(given) * TOP) / 100 + (tops[id] ?? 0) * TOP;
      return [id, (100 * total) / (all * TOP) + (percents[id] ?? 0)];
    }),
  );
}

const at = (tournament: Tournament, board: number, nth: number): TournamentLine =>
  defined(
    [...tournament.lines.values()].filter((line) => line.board === board && line.round > 2)[nth],
    `line ${nth} of board ${board}`,
  );

const lastBoardOf = ({ lines }: Tournament, id: string): number =>
  Math.max(
    ...[...lines.values()]
      .filter(({ round, ns, ew }) => round === 7 && (ns === id || ew === id))
      .map(({ board }) => board),
  );
const meets = ({ ns, ew }: TournamentLine, id: string): boolean => ns === id || ew === id;

describe('an evening of thirteen pairs, a late one and ten more irregularities', () => {
  const start = mitchell(13);
  const early = after(
    start,
    formulaReports(start, (round) => round <= 2),
  );
  const entered = after(early, [{ kind: 'entered', contestant: 'c14' }]);
  const arrival = arriving(entered, 'A', 'c14', 3, 'late');
  const full = arrival.ok ? after(entered, arrival.value) : entered;
  // a table takes a board of its last round by mistake; neither pair can play it again with others
  const away = at(full, 11, 0);
  const left = [...full.lines.values()].filter(
    ({ board, ns, ew }) => board === lastBoardOf(full, away.ns) && [ns, ew].some((id) => meets(away, id)),
  );
  const offPlan = `${away.section}${away.table}/${away.round}/${lastBoardOf(full, away.ns)}`;
  const numbers = new Map(full.plans.at(-1)?.entrants.map((id, i) => [id, i + 1] as const));
  const numberOf = (id: string): number => defined(numbers.get(id), id);
  const played = after(full, [
    { kind: 'reported', line: offPlan, result: '3NT N 9', side: 'both' },
    { kind: 'accepted', line: offPlan },
    ...formulaReports(full, (round) => round > 2).filter(
      (one) => one.kind === 'reported' && !left.some(({ line }) => line === one.line),
    ),
  ]);

  const turned = at(played, 3, 0);
  const corrected = at(played, 4, 1);
  const weighted = at(played, 5, 2);
  const split = at(played, 6, 0);
  const awarded = at(played, 7, 1);
  const unplayed = at(played, 8, 2);
  const fouled = [at(played, 10, 0), at(played, 10, 1), at(played, 10, 2)];
  const ruled = ({ line }: TournamentLine, result: string) =>
    ({ kind: 'ruled', line, result, reason: 'the director was called' }) as const;
  const evening = after(played, [
    { kind: 'reseated', where: turned.line, ns: turned.ew, ew: turned.ns },
    ruled(corrected, '2NT N 13'),
    ruled(weighted, '0.3*420+0.7*-50'),
    ruled(split, '60%/1*-50'),
    ruled(awarded, 'A6040'),
    ruled(unplayed, 'NP'),
    { kind: 'fouled', board: 10, lines: fouled.map(({ line }) => line), form: 'x' },
    { kind: 'penalised', contestant: 'c3', amount: -0.25, unit: 'tops' },
    { kind: 'penalised', contestant: 'c9', amount: -2, unit: 'percent' },
  ]);

  /** Returns the result of a line from the director's notes and the formula; `undefined` where nobody played. */
  function outcome({ line, board, ns, ew, award }: TournamentLine): Played['sides'] | undefined {
    if (line === corrected.line) return plain(twoNotrump(13, NS_VUL.has(board)));
    if (line === weighted.line)
      return [
        [
          [0.3, 420],
          [0.7, -50],
        ],
        [
          [0.3, -420],
          [0.7, 50],
        ],
      ];
    if (line === split.line) return [{ percent: 60 }, [[1, 50]]];
    if (line === awarded.line) return [{ percent: 60 }, { percent: 40 }];
    if (line === unplayed.line || left.some((one) => one.line === line)) return undefined;
    if (line === offPlan) return plain(NS_VUL.has(board % 16) ? 600 : 400);
    if (award !== undefined)
      return ns === 'c14' ? [{ percent: 40 }, { percent: 60 }] : [{ percent: 60 }, { percent: 40 }];
    // the results of a turned board are those of the formula for the places as they were planned
    const [first, second] = line === turned.line ? [ew, ns] : [ns, ew];
    return plain(formulaScore(numberOf(first), numberOf(second), board));
  }

  const boards = [...evening.lines.values()].flatMap((line): readonly Played[] => {
    const sides = outcome(line);
    if (sides === undefined) return [];
    const isOther = fouled.some((one) => one.line === line.line);
    return [{ board: line.board, ns: line.ns, ew: line.ew, sides, ...(isOther && { form: 'x' }) }];
  });

  test('is ranked as the Laws say, to a hundredth of a percent', () => {
    expect(arrival.ok).toBe(true);
    const wanted = percentages(boards, { c3: -0.25 }, { c9: -2 });
    const ranked = percentagesOf(evening);
    expect(Object.keys(ranked)).toHaveLength(14);
    const rounded = Object.fromEntries(
      Object.entries(wanted).map(([id, percent]) => [String(numberOf(id)), Math.round(percent * 100) / 100]),
    );
    expect(ranked).toEqual(rounded);
  });

  test('has eleven irregularities, each of which moves the ranking', () => {
    // without any one of them the computation comes to something else
    const wanted = JSON.stringify(percentages(boards, { c3: -0.25 }, { c9: -2 }));
    for (const line of [corrected, weighted, split, awarded].map((one) => one.line)) {
      const other = [...evening.lines.values()].find((one) => one.line === line);
      const without = boards.map((one) =>
        one.board === other?.board && one.ns === other.ns
          ? { ...one, sides: plain(formulaScore(numberOf(one.ns), numberOf(one.ew), one.board)) }
          : one,
      );
      expect(JSON.stringify(percentages(without, { c3: -0.25 }, { c9: -2 })), line).not.toBe(wanted);
    }
    const together = boards.map(({ form: _, ...one }) => one);
    expect(JSON.stringify(percentages(together, { c3: -0.25 }, { c9: -2 }))).not.toBe(wanted);
    expect(JSON.stringify(percentages(boards, {}, {}))).not.toBe(wanted);
  });
});
