import type { TournamentCommand } from '@overtrick/evening/entry';
import { MOST_PLANS_TOGETHER, planWish } from '@overtrick/protocol/tournament';
import { fail, ok, type Result } from '@overtrick/rules/result';
import type { Reader } from '../../reading/reader.ts';
import { parseWith } from './parse.ts';

/**
 * Reads commands that are given together, in the reader's thread: plans need a search for their movement. A failure is
 * that of the first command that cannot be read.
 * @param asker whose turn it takes at the reader: an address
 */
export async function readTogether(
  commands: readonly Readonly<Record<string, unknown>>[],
  reader: Reader,
  asker: string,
): Promise<Result<readonly TournamentCommand[]>> {
  if (commands.length === 0) return ok([]);
  const plans = commands.filter(({ kind }) => kind === 'plan' || kind === 'planned');
  if (plans.length > MOST_PLANS_TOGETHER)
    return fail('ERR_MESSAGE', 'commands', `At most ${MOST_PLANS_TOGETHER} plans are made at once.`);
  for (const command of plans.filter(({ kind }) => kind === 'plan')) {
    const wish = parseWith(planWish, 'plan', command);
    if (!wish.ok) return wish;
  }
  return reader.read('commands', { commands }, asker);
}
