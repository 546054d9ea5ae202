import { callBreakItems } from '@overtrick/rules/games/call-break/index';
import { callBridgeItems } from '@overtrick/rules/games/call-bridge/index';
import { leaderOf } from '@overtrick/rules/match';
import { ok, type Result } from '@overtrick/rules/result';
import { type ScoreItem, sumItems } from '@overtrick/rules/scores/score';
import { type Field, missing, readKey, unknownKey } from './fields.ts';
import type { ScoreForm } from './form.ts';
import { failAt, type LineCode, type ScoreLine } from './lines.ts';

const PLAYERS = ['P1', 'P2', 'P3', 'P4'] as const;

/** Defines a field of several whole numbers from 0 to 13, separated by commas. */
export const numbers = (what: string, count: number): Field<readonly number[]> => ({
  must: `${what} are ${count} numbers from 0 to 13, such as ${[4, 3, 2, 4, 1].slice(0, count).join(',')}`,
  read(text) {
    const read = text.split(',').map((word) => (/^\d{1,2}$/.test(word) ? Number(word) : 99));
    return read.length === count && read.every((number) => number <= 13) ? read : undefined;
  },
});

const CALLS = numbers('the calls', PLAYERS.length);
const TAKEN = numbers('the tricks', PLAYERS.length);

interface Given {
  readonly id: string;
  readonly summary: string;
  readonly lowest: number;
  readonly highest: number;
  readonly items: (player: string, call: number, taken: number) => readonly ScoreItem[];
}

function callForm(given: Given): ScoreForm<Readonly<Record<never, never>>> {
  const { id, summary } = given;
  return {
    id,
    summary,
    line: 'calls=4,3,2,3 tricks=5,3,3,2: of P1 to P4',
    example: ['calls=4,3,2,3 tricks=5,3,3,2', 'calls=2,5,2,2 tricks=2,5,4,2'],
    options: {},
    score(lines) {
      const deals: (readonly ScoreItem[])[] = [];
      for (const line of lines) {
        const items = itemsOf(given, line);
        if (!items.ok) return items;
        deals.push(items.value);
      }
      const totals = sumItems(deals.flat(), PLAYERS);
      return ok({
        rows: deals.map((items) => ({ points: sumItems(items, PLAYERS) })),
        totals,
        winner: leaderOf(totals) ?? null,
      });
    },
  };
}

function itemsOf({ lowest, highest, items }: Given, line: ScoreLine): Result<readonly ScoreItem[], LineCode> {
  const [word] = line.words;
  if (word !== undefined)
    return failAt(word, 'ERR_LINE_WORD', `${word.text} is one word too many: a line is calls=… tricks=…`);
  const odd = unknownKey(line, ['calls', 'tricks']);
  if (odd) return odd;
  const calls = readKey(line, 'calls', CALLS);
  if (!calls.ok) return calls;
  const tricks = readKey(line, 'tricks', TAKEN);
  if (!tricks.ok) return tricks;
  const [called, taken] = [calls.value, tricks.value];
  if (called === undefined) return missing(line, 'calls', 'the calls of P1 to P4');
  if (taken === undefined) return missing(line, 'tricks', 'the tricks of P1 to P4');
  const at = line.pairs.get('calls')?.value ?? line.end;
  if (called.some((call) => call < lowest || call > highest))
    return failAt(at, 'ERR_LINE_KEY', `a call must be a number from ${lowest} to ${highest}`);
  const sum = taken.reduce((all, some) => all + some, 0);
  if (sum !== 13)
    return failAt(
      line.pairs.get('tricks')?.value ?? line.end,
      'ERR_LINE_KEY',
      `the tricks of a deal must add up to 13, not ${sum}`,
    );
  return ok(PLAYERS.flatMap((player, i) => items(player, called[i] ?? 0, taken[i] ?? 0)));
}

/** Call Bridge (RULES 12.3). */
export const callBridge = callForm({
  id: 'call-bridge',
  summary: 'each of four players scores their call, or loses it',
  lowest: 2,
  highest: 12,
  items: callBridgeItems,
});

/** Call Break (RULES 12.3), in tenths. */
export const callBreak = callForm({
  id: 'call-break',
  summary: 'each of four players scores their call in tenths: ten per trick, and one for each extra trick',
  lowest: 1,
  highest: 13,
  items: callBreakItems,
});
