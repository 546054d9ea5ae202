import { useState } from 'react';
import { ask } from '../../server/ask.ts';
import { eveningText } from '../../text/evening.ts';
import { useActing } from '../desk/Effects.tsx';
import type { Command } from '../line/client.ts';
import { keyTo } from '../line/keys.ts';
import { whyNot } from '../refusal.ts';

/** A change of the plan: a command, or a request for a movement of a known kind. */
export type Change = Command;

/** A list of contestants, or hands of boards. */
export interface FileChange {
  readonly kind: 'contestants' | 'boards';
  readonly text: string;
}

/**
 * Returns functions that carry out changes together or not at all, or import a file, and report the result. `asking`
 * belongs on the page.
 */
export function usePlanning(tournament: string) {
  const { act, asking } = useActing();
  const [said, setSaid] = useState<{ readonly isDone: boolean; readonly why: string }>();
  const [isBusy, setBusy] = useState(false);
  const saying = async (work: () => Promise<{ readonly why?: string; readonly goesOn?: string }>) => {
    setBusy(true);
    const { why, goesOn } = await work();
    setBusy(false);
    setSaid({ isDone: why === undefined, why: why ?? goesOn ?? eveningText.plan.done });
    return why === undefined;
  };
  const change = (...changes: readonly Change[]): Promise<boolean> =>
    saying(async () => {
      const did = await act(...changes);
      if (did === 'left') return { why: eveningText.plan.left };
      return did?.ok ? {} : { why: whyNot(did) };
    });
  const take = (file: FileChange): Promise<boolean> => saying(() => takeFile(tournament, file));
  return { change, take, isBusy, said, asking };
}

/** Sends a file. Dealing by a script may go on for a while after the answer. */
async function takeFile(
  tournament: string,
  { kind, text }: FileChange,
): Promise<{ readonly why?: string; readonly goesOn?: string }> {
  const request = {
    parameters: { tournament },
    token: keyTo(tournament, '/desk')?.token,
    body: { text },
  };
  const answer = await (kind === 'contestants'
    ? ask('POST /api/tournaments/{tournament}/contestants', request)
    : ask('POST /api/tournaments/{tournament}/boards', request));
  if (!answer.ok) return { why: whyNot(answer) };
  const { dealing } = answer.value;
  return dealing === undefined ? {} : { goesOn: eveningText.plan.dealing(dealing.done, dealing.of) };
}
