import type { Planned, TournamentCommand } from '@overtrick/evening/entry';
import type { PlanWish } from '@overtrick/protocol/tournament';
import { useState } from 'react';
import { type Answer, ask } from '../../server/ask.ts';
import { eveningText } from '../../text/evening.ts';
import { keyTo } from '../line/keys.ts';
import { useEveningClient } from '../useEvening.tsx';

/** A change of the plan: a command, a wish, a movement whole, or a file. */
export type Change = TournamentCommand | PlanWish | FileChange;

type FileChange =
  | { readonly kind: 'contestants'; readonly text: string }
  | { readonly kind: 'boards'; readonly text: string };

/** Does changes one after the other, up to the first that is refused; what came of them is said. */
export function usePlanning(tournament: string) {
  const club = useEveningClient();
  const [said, setSaid] = useState<{ readonly isDone: boolean; readonly why: string }>();
  const [isBusy, setBusy] = useState(false);
  /** The sentence about work that continues for a while after a change; `undefined` without any. */
  let goesOn: string | undefined;
  const one = async (change: Change): Promise<string | undefined> => {
    goesOn = undefined;
    if (change.kind === 'contestants' || change.kind === 'boards') {
      const answer = await send(tournament, change);
      if (answer.ok && answer.value.dealing !== undefined) {
        const { done, of } = answer.value.dealing;
        goesOn = eveningText.plan.dealing(done, of);
      }
      return whyNot(answer);
    }
    // a movement is longer than a message may be
    if (change.kind === 'planned') return whyNot(await sendMovement(tournament, change));
    const did = await club.act(change);
    return did?.ok
      ? undefined
      : did === undefined
        ? eveningText.noLine
        : eveningText.refused(did.code, did.message);
  };
  const change = async (...changes: readonly Change[]): Promise<boolean> => {
    setBusy(true);
    let why: string | undefined;
    for (const next of changes) {
      why = await one(next);
      if (why !== undefined) break;
    }
    setBusy(false);
    setSaid({ isDone: why === undefined, why: why ?? goesOn ?? eveningText.plan.done });
    return why === undefined;
  };
  return { change, isBusy, said };
}

const whyNot = (answer: Answer<unknown>): string | undefined =>
  answer.ok ? undefined : eveningText.refused(answer.code, answer.message);

const rightTo = (tournament: string) => ({
  parameters: { tournament },
  token: keyTo(tournament, '/desk')?.token,
});

const send = (tournament: string, { kind, text }: FileChange) =>
  kind === 'contestants'
    ? ask('POST /api/tournaments/{tournament}/contestants', { ...rightTo(tournament), body: { text } })
    : ask('POST /api/tournaments/{tournament}/boards', { ...rightTo(tournament), body: { text } });

function sendMovement(tournament: string, { kind: _kind, ...planned }: Planned) {
  const { section, from, movement, entrants, boardsPerRound, firstBoard, boards, why } = planned;
  return ask('POST /api/tournaments/{tournament}/movement', {
    ...rightTo(tournament),
    body: {
      section,
      from,
      movement,
      entrants: [...entrants],
      boardsPerRound,
      firstBoard,
      ...(boards && { boards }),
      ...(why !== undefined && { why }),
    },
  });
}
