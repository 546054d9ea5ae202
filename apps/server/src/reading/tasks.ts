import type { Dealt, TournamentCommand } from '@overtrick/evening/entry';
import { type ListedContestant, readContestants } from '@overtrick/formats/contestants/read';
import { type DealDraw, drawDeal, parseWish, trustWish } from '@overtrick/formats/dealer/wish/wish';
import { dealtText } from '@overtrick/formats/dealt';
import { dealOf } from '@overtrick/formats/hands';
import { formatOfText } from '@overtrick/formats/list';
import { isSameDealt, parseDealt } from '@overtrick/rules/deals/dealt';
import { filledRandom, seededRandom } from '@overtrick/rules/random';
import { fail, ok, type Result } from '@overtrick/rules/result';
import { MOST_BOARDS } from './boards.ts';
import { readCommands } from './commands.ts';

/** Words of which a script in the dealer language needs at least one to say anything about the cards. */
const SCRIPT = /\b(condition|predeal|shape|hcp)\b/i;

/** The boards in a file, or the script by which boards are to be dealt. */
type BoardsFile = { readonly dealt: readonly Dealt[] } | { readonly script: string };

/** The tasks for texts from outside, which run in a thread. None throws because of a text. */
export const TASKS = {
  /** Checks a script that describes deals: see `parseWish`. */
  wish({ text }: { readonly text: string }): Result<undefined> {
    const wish = parseWish(text);
    return wish.ok ? ok(undefined) : wish;
  },

  /** Draws deals by a checked script: from a seed, or from the system's random source without one. */
  draw({ text, seed, count }: DrawInput): Result<readonly DealDraw[]> {
    const random =
      seed === undefined ? filledRandom((words) => crypto.getRandomValues(words)) : seededRandom(seed);
    const wish = trustWish(text);
    return ok(Array.from({ length: count }, () => drawDeal(wish, random)));
  },

  /** Reads the hands of the boards in a file by their numbers, or checks a script of limited length. */
  boards({
    text,
    longestScript,
  }: {
    readonly text: string;
    readonly longestScript: number;
  }): Result<BoardsFile> {
    const format = formatOfText(text);
    if (format === undefined && SCRIPT.test(text)) {
      if (text.length > longestScript)
        return fail(
          'ERR_WISH',
          '1:1',
          `a script has at most ${longestScript} letters, this one ${text.length}`,
        );
      const wish = parseWish(text);
      return wish.ok ? ok({ script: text }) : wish;
    }
    if (format === undefined || format.id === 'jsonl')
      return fail('ERR_BOARDS', '1:1', 'this is not a file of boards, such as PBN, LIN, DUP, DLM or CSV');
    const items = format.read(text);
    if (items.length === 0) return fail('ERR_BOARDS', '1:1', 'the file has no board');
    if (items.length > MOST_BOARDS)
      return fail('ERR_BOARDS', '1:1', `a file has ${MOST_BOARDS} boards at most`);
    const dealt = new Map<number, Dealt>();
    for (const { board: read, place, label } of items) {
      const at = `${place.line}:${place.column}`;
      if (!read.ok) return read;
      const { number, hands } = read.value;
      const deal = dealOf(hands);
      if (number === undefined) return fail('ERR_BOARDS', at, `the board ${label} has no number`);
      if (deal === undefined) return fail('ERR_BOARDS', at, `not all cards of board ${number} are known`);
      const written = dealtText(read.value, deal);
      const cards = parseDealt(written);
      if (!cards.ok) return fail('ERR_BOARDS', at, `board ${number}: ${cards.why}`);
      const before = dealt.get(number);
      if (before !== undefined && !isSameDealt(before, written))
        return fail('ERR_BOARDS', at, `the file has two boards ${number} with other cards`);
      dealt.set(number, { kind: 'dealt', board: number, ...written, source: 'file' });
    }
    return ok({ dealt: [...dealt.values()] });
  },

  /** Reads commands of a tournament: see `readCommands`. */
  commands({ commands }: { readonly commands: readonly unknown[] }): Result<readonly TournamentCommand[]> {
    return readCommands(commands);
  },

  /** Reads a list of contestants. */
  contestants({ text }: { readonly text: string }): Result<readonly ListedContestant[]> {
    return readContestants(text);
  },
} as const;

interface DrawInput {
  readonly text: string;
  readonly seed?: string | undefined;
  readonly count: number;
}

type Tasks = typeof TASKS;
export type TaskName = keyof Tasks;
export type Input<Name extends TaskName> = Parameters<Tasks[Name]>[0];
export type Output<Name extends TaskName> = ReturnType<Tasks[Name]>;
