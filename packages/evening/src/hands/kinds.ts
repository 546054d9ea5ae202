import { parseDealt } from '@overtrick/rules/deals/dealt';
import { present } from '@overtrick/rules/present';
import { between, field, list, MOST_OF, oneOf, text } from '../log/field.ts';
import { BOARD, LINE, REASON, YES } from '../log/fields.ts';
import { type Folded, withEntry } from '../log/folded.ts';
import { type Kinds, yes } from '../log/kind.ts';
import { refuse } from '../log/refusal.ts';
import { deviceRefusal } from '../results/ofDevice.ts';
import { isReleased } from '../view/sight.ts';
import type { HandEntry } from './entries.ts';
import { handsRefusal } from './refusals.ts';

/** The entries about the hands of boards and their double-dummy results. */
export const KINDS: Kinds<HandEntry['kind']> = {
  dealt: {
    fields: {
      board: BOARD,
      deal: text(80, 0),
      'order?': text(160),
      'split?': text(40),
      source: oneOf('server', 'file', 'hand'),
    },
    roles: { scorer: handsRefusal, table: handsRefusal, player: handsRefusal },
    refusal(_, { board, deal, order, split }) {
      const read = parseDealt({ deal, order, split });
      return read.ok
        ? undefined
        : refuse('ERR_DEAL', `board ${board}`, read.why ?? 'this is not a complete deal');
    },
    fold(now, { board, deal, order, split, source }) {
      // sealed: the reader may not see the hands yet
      if (deal === '') return { boards: withEntry(now.boards, board, { source }) };
      const before = now.boards.get(board);
      const { tricks, par } = before?.deal === deal ? before : {};
      const cards = { ...present({ tricks, par }), deal, ...present({ order, split }), source };
      return { boards: withEntry(now.boards, board, cards) };
    },
  },
  solved: {
    fields: {
      board: BOARD,
      tricks: field(
        (value) => typeof value === 'string' && /^(?:[0-9a-d]{20})?$/i.test(value),
        '20 hexadecimal digits, or nothing',
      ),
      'par?': between(-8000, 8000),
    },
    isFromServer: true,
    fold(now, { board, tricks, par }) {
      if (tricks === '') return {};
      const { par: _par, ...before } = now.boards.get(board) ?? {};
      return {
        boards: withEntry(now.boards, board, { ...before, tricks, ...(par !== undefined && { par }) }),
      };
    },
  },
  sealed: {
    fields: {
      commitment: field(
        (value) => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value),
        '64 hexadecimal digits',
      ),
      salt: text(60),
      boards: list(BOARD.isFit, MOST_OF.board, 'boards'),
    },
    isFromServer: true,
    isKeepers: yes,
    fold: (now, { commitment, salt, boards }) => ({ seals: [...now.seals, { commitment, salt, boards }] }),
  },
  checked: {
    fields: { line: LINE, isRight: YES },
    roles: { scorer: deviceRefusal, table: deviceRefusal, player: deviceRefusal },
    isRefusedAtEnd: true,
    refusal: ({ lines }, { line }) =>
      lines.has(line) ? undefined : refuse('ERR_LINE', line, `the plan has no board ${line}`),
    fold: (now, { line, isRight }) => ({ checks: withEntry(now.checks, line, isRight) }),
  },
  unsealed: {
    fields: { board: BOARD, reason: REASON },
    refusal: (tournament, { board }) =>
      tournament.boards.get(board)?.deal === undefined || isReleased(tournament, board)
        ? refuse('ERR_NOTHING', `board ${board}`, `board ${board} has no sealed hands`)
        : undefined,
    fold: (now, { board, by }) => ({
      keys: withoutPlaying(now.keys, by),
      unsealed: withEntry(now.unsealed, board, [...new Set([...(now.unsealed.get(board) ?? []), by])]),
    }),
  },
};

/** Ends the right to play of a director who has looked at hands. */
function withoutPlaying(keys: Folded['keys'], number: number): Folded['keys'] {
  const key = keys.get(number);
  if (key?.plays === undefined) return keys;
  const { plays: _plays, ...rest } = key;
  return withEntry(keys, number, rest);
}
