import { createHmac } from 'node:crypto';
import { proofOf } from '../base/token.ts';
import type { Club } from './clubLog.ts';

/** The role of a person who asks about a club, by their key. */
export type Asker =
  | { readonly role: 'owner' | 'members' | 'none' }
  | { readonly role: 'member'; readonly you: string };

/** Returns the token of the link for all members; it changes each time the link is renewed. */
export const linkToken = (club: Club): string => derived(club, ['members', club.links]);

/** Returns the token of a director's key to an evening and to all evenings that follow it by themselves. */
export const directorToken = (club: Pick<Club, 'secret'>, tournament: string): string =>
  derived(club, ['director', tournament]);

/** Returns the role of a person with that token. */
export function askerOf(club: Club, token: string | undefined): Asker {
  if (token === undefined) return { role: 'none' };
  const proof = proofOf(token);
  if (proof === club.proof) return { role: 'owner' };
  const member = [...club.members.values()].find((one) => one.proof === proof);
  if (member !== undefined) return { role: 'member', you: member.member };
  return { role: proof === proofOf(linkToken(club)) ? 'members' : 'none' };
}

const derived = ({ secret }: Pick<Club, 'secret'>, what: readonly unknown[]): string =>
  createHmac('sha256', secret).update(JSON.stringify(what)).digest('base64url');
