import type { ChallengeOverview, JoinChallenge, OpenChallenge } from '@overtrick/protocol/challenge';
import type { Opened } from '@overtrick/protocol/openTable';
import { noteChallenge, ownIn } from '../device/challenges.ts';
import { type Answer, ask } from '../server/ask.ts';

interface Named {
  readonly challenge: string;
}

/** Opens a challenge. */
export const openNew = (wanted: OpenChallenge): Promise<Answer<Named>> =>
  ask('POST /api/challenges', { body: wanted, isTakingChair: true });

/** Fetches the board of the day. */
export const today = (): Promise<Answer<Named>> => ask('GET /api/challenges/today');

/** True if the visitor has finished all its boards. */
export const isFinished = ({ you, entrants, boards }: ChallengeOverview): boolean =>
  you !== undefined && (entrants[you]?.done ?? 0) >= boards;

/** Fetches a challenge as the visitor may see it, whether they play it on this device or not. */
export async function tellChallenge(challenge: string): Promise<Answer<ChallengeOverview>> {
  const own = ownIn(challenge);
  const answer = await ask('GET /api/challenges/{challenge}', {
    parameters: { challenge },
    token: own?.token,
    ...(own !== undefined && { query: { table: own.table } }),
  });
  if (answer.ok) {
    const { day } = answer.value;
    noteChallenge(challenge, { ...(day !== undefined && { day }), isDone: isFinished(answer.value) });
  }
  return answer;
}

/** Takes up a challenge: opens a table of the visitor's own. */
export const takeUp = (challenge: string, wanted: JoinChallenge): Promise<Answer<Opened>> =>
  ask('POST /api/challenges/{challenge}/tables', {
    parameters: { challenge },
    body: wanted,
    isTakingChair: true,
  });
