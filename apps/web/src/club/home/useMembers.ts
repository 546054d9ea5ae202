import type { MemberShown } from '@overtrick/protocol/clubs';
import { useEffect, useState } from 'react';
import { keyToClub } from '../../device/clubs.ts';
import { ask } from '../../server/ask.ts';

const NOBODY: readonly MemberShown[] = [];

/** The members of a club, as far as a key of this device shows them; nobody without a club or such a key. */
export function useMembers(club: string | undefined): readonly MemberShown[] {
  const [members, setMembers] = useState(NOBODY);
  useEffect(() => {
    if (club === undefined) return;
    let isGone = false;
    void ask('GET /api/clubs/{club}', { parameters: { club }, token: keyToClub(club)?.token }).then(
      (answer) => {
        if (answer.ok && !isGone) setMembers(answer.value.members ?? NOBODY);
      },
    );
    return () => {
      isGone = true;
    };
  }, [club]);
  return members;
}
