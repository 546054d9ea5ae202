import type { ClubView, MemberView } from '@overtrick/protocol/clubs';
import { useEffect, useState } from 'react';
import { keyToClub } from '../device/clubs.ts';
import { ask } from '../server/ask.ts';

const NOBODY: readonly MemberView[] = [];

/** Returns a club as far as a key on this device shows it; `undefined` until loaded, and without a club. */
function useClubShown(club: string | undefined): ClubView | undefined {
  const [shown, setShown] = useState<ClubView>();
  useEffect(() => {
    if (club === undefined) return;
    let isGone = false;
    void ask('GET /api/clubs/{club}', { parameters: { club }, token: keyToClub(club)?.token }).then(
      (answer) => {
        if (answer.ok && !isGone) setShown(answer.value);
      },
    );
    return () => {
      isGone = true;
    };
  }, [club]);
  return shown;
}

/** Returns the members of a club that a key on this device shows; none without a club or such a key. */
export const useMembers = (club: string | undefined): readonly MemberView[] =>
  useClubShown(club)?.members ?? NOBODY;

/** Returns the names of a club's members, and that of the member whose own link this device has. */
export function useNames(club: string | undefined): {
  readonly own: string | undefined;
  readonly names: readonly string[];
} {
  const { you, members = NOBODY } = useClubShown(club) ?? {};
  return {
    // a member who hides their name types the name they want to use
    own: members.find(({ member, isHidden }) => member === you && !isHidden)?.name,
    names: members.flatMap(({ name }) => name ?? []),
  };
}

/** Returns the number of boards that a club plays on an evening; `undefined` until loaded. */
export const useBoards = (club: string | undefined): number | undefined =>
  useClubShown(club)?.template?.boards;
