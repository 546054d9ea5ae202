import { present } from '@overtrick/rules/present';
import type { Key, Role } from '../keys/key.ts';
import { sectionOf } from '../line.ts';
import type { Tournament } from '../tournament.ts';

/** A viewer of a tournament: everything that a view depends on besides the tournament. */
export interface Standpoint {
  readonly role: Role | 'none';
  /** The key's number; 0 without one. It only affects labels and opened boards among views of one role and scope. */
  readonly key: number;
  readonly label?: string;
  /** Set for a table's key. */
  readonly place?: string;
  /** Set for a player's key, and for a director who plays. */
  readonly contestant?: string;
  readonly player?: number;
}

/** Everyone who has no key. */
export const NOBODY: Standpoint = { role: 'none', key: 0 };

/**
 * Returns the current standpoint of a key: one that is revoked, waits, or only lets people join sees public parts only.
 */
export function standpointOf(tournament: Tournament, key: number): Standpoint {
  const found = tournament.keys.get(key);
  return found === undefined || found.isRevoked || found.isAsked ? NOBODY : standpointOfKey(found);
}

/** Returns the standpoint of a key, even if the key is revoked or waits. */
export function standpointOfKey({ number, role, label, place, contestant, player, plays }: Key): Standpoint {
  if (role === 'join') return NOBODY;
  const common = { role, key: number, ...present({ label }) };
  switch (role) {
    case 'table':
      return { ...common, ...present({ place }) };
    case 'player':
      return {
        ...common,
        ...present({ contestant, player }),
      };
    case 'director':
      return { ...common, ...present({ contestant: plays }) };
    default:
      return common;
  }
}

/** True for a director who does not play, who sees everything. */
export const seesAll = ({ role, contestant }: Standpoint): boolean =>
  role === 'director' && contestant === undefined;

/** True if the standpoint has a desk. */
export const hasDesk = ({ role }: Standpoint): boolean => role === 'director' || role === 'scorer';

/** True if a notice to these places and sections is meant for the place. */
export const isMeantFor = (to: 'all' | readonly string[], place: string | undefined): boolean =>
  to === 'all' || (place !== undefined && (to.includes(place) || to.includes(sectionOf(place))));
