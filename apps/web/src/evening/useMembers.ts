import type { ClubView, MemberView } from '@overtrick/protocol/clubs';
import { useEffect, useState } from 'react';
import { keyToClub } from '../device/clubs.ts';
import { ask } from '../server/ask.ts';

const NOBODY: readonly MemberView[] = [];

/** A club as far as a key of this device shows it; nothing until it is known, and without a club. */
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

/** The members of a club, as far as a key of this device shows them; nobody without a club or such a key. */
export const useMembers = (club: string | undefined): readonly MemberView[] =>
  useClubShown(club)?.members ?? NOBODY;

/** The names of a club's members, with that of the member whose own link this device has. */
export function useNames(club: string | undefined): {
  readonly own: string | undefined;
  readonly names: readonly string[];
} {
  const { you, members = NOBODY } = useClubShown(club) ?? {};
  return {
    // who hides their name types what they would like to be called
    own: members.find(({ member, isHidden }) => member === you && !isHidden)?.name,
    names: members.flatMap(({ name }) => name ?? []),
  };
}

/** The boards that a club plays of an evening; nothing until it is known. */
export const useBoards = (club: string | undefined): number | undefined =>
  useClubShown(club)?.template?.boards;
