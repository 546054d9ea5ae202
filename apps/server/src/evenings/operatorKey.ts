import { decide } from '@overtrick/evening/decide';
import type { TournamentEntry } from '@overtrick/evening/entry';
import { KEEPER } from '@overtrick/evening/keys/key';
import { fail, ok, type Result } from '@overtrick/rules/result';
import { newToken, proofOf } from '../base/token.ts';
import { pagesOf } from '../store/pages.ts';
import { AppendConflict, type Store } from '../store/store.ts';
import { bodyOf, logOf, readLog } from './tournamentLog.ts';

/** The most attempts to append, because a running server stored something first. */
const MOST_TRIES = 20;

/** Grants a new director's key of a stored evening and returns its token. It works whether a server runs or not. */
export async function grantDirector(
  store: Store,
  tournament: string,
  { label, now = Date.now }: { readonly label: string; readonly now?: () => number },
): Promise<Result<string>> {
  const log = logOf(tournament);
  const token = newToken();
  for (let tries = 1; ; tries++) {
    const read = await readLog(pagesOf(store, log));
    if (read === undefined)
      return fail(
        'ERR_NO_TOURNAMENT',
        undefined,
        `there is no evening ${tournament} in this store: its id is the part after /club/ in the address of its page`,
      );
    const decided = decide(read.tournament, KEEPER, {
      kind: 'granted',
      role: 'director',
      proof: proofOf(token),
      label,
    });
    if (!decided.ok) return decided;
    const stamp = { at: now(), by: KEEPER.number };
    const bodies = decided.value.map((command): string =>
      bodyOf({ ...stamp, ...command } satisfies TournamentEntry),
    );
    try {
      await store.append({ log, length: read.entries.length, bodies });
      return ok(token);
    } catch (error) {
      if (!(error instanceof AppendConflict) || tries >= MOST_TRIES) throw error;
    }
  }
}
