import type { Key, Role } from '../keys/key.ts';
import { sectionOf } from '../line.ts';
import type { Tournament } from '../tournament.ts';

/** The eyes that look at a tournament: what a view depends on beside the tournament. */
export interface Standpoint {
  readonly role: Role | 'none';
  /** The key's number; 0 without one. Views of one role and scope differ by it in labels and boards opened alone. */
  readonly key: number;
  readonly label?: string;
  /** Of a table's key. */
  readonly place?: string;
  /** Of a player's key, and of a director who plays. */
  readonly contestant?: string;
  readonly player?: number;
}

/** Everyone who has no key. */
export const NOBODY: Standpoint = { role: 'none', key: 0 };

/** The standpoint of a key as it is now: one that is revoked, waits, or only lets people join sees what is public. */
export function standpointOf(tournament: Tournament, key: number): Standpoint {
  const found = tournament.keys.get(key);
  return found === undefined || found.isRevoked || found.isAsked ? NOBODY : standpointOfKey(found);
}

/** Returns the standpoint of a key, whether or not it still opens anything. */
export function standpointOfKey({ number, role, label, place, contestant, player, plays }: Key): Standpoint {
  if (role === 'join') return NOBODY;
  const common = { role, key: number, ...(label !== undefined && { label }) };
  switch (role) {
    case 'table':
      return { ...common, ...(place !== undefined && { place }) };
    case 'player':
      return {
        ...common,
        ...(contestant !== undefined && { contestant }),
        ...(player !== undefined && { player }),
      };
    case 'director':
      return { ...common, ...(plays !== undefined && { contestant: plays }) };
    default:
      return common;
  }
}

/** A director who does not play, to whom nothing is hidden. */
export const seesAll = ({ role, contestant }: Standpoint): boolean =>
  role === 'director' && contestant === undefined;

/** Does the standpoint have a desk? */
export const hasDesk = ({ role }: Standpoint): boolean => role === 'director' || role === 'scorer';

/** Is something said to these places and sections meant for the place? */
export const isMeantFor = (to: 'all' | readonly string[], place: string | undefined): boolean =>
  to === 'all' || (place !== undefined && (to.includes(place) || to.includes(sectionOf(place))));
