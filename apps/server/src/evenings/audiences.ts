import type { Key } from '@overtrick/evening/keys/key';
import type { TournamentUpdate } from '@overtrick/protocol/tournament';
import { type EveningMessage, SentParts } from './messages.ts';

/** Someone who looks at a tournament through one connection. */
export interface TournamentVisitor {
  /** The hash of the token that they showed; without one they see what is public. */
  readonly proof?: string | undefined;
  readonly send: (update: EveningMessage<TournamentUpdate>) => void;
}

/** Visitors who are told the same: those with one key, or those without any. */
export interface Audience {
  readonly key: Key | undefined;
  readonly visitors: Set<TournamentVisitor>;
  shown: SentParts;
  /** The time at which it was last shown all, milliseconds of `performance.now()`. */
  shownAt: number;
}

/** The visitors of a tournament who are shown views, by what they see. */
export class Audiences {
  readonly #ofVisitor = new Map<TournamentVisitor, Audience>();
  /** By the number of the key; 0 without one. */
  readonly #byKey = new Map<number, Audience>();

  get size(): number {
    return this.#ofVisitor.size;
  }

  get all(): Iterable<Audience> {
    return this.#byKey.values();
  }

  get visitors(): Iterable<readonly [TournamentVisitor, Audience]> {
    return this.#ofVisitor;
  }

  /** The audience of a key, with nobody in it if it is new. */
  of(key: Key | undefined): Audience {
    const number = key?.number ?? 0;
    const known = this.#byKey.get(number);
    if (known !== undefined) return known;
    const audience: Audience = { key, visitors: new Set(), shown: SentParts.nothing, shownAt: 0 };
    this.#byKey.set(number, audience);
    return audience;
  }

  add(visitor: TournamentVisitor, audience: Audience): void {
    audience.visitors.add(visitor);
    this.#ofVisitor.set(visitor, audience);
  }

  remove(visitor: TournamentVisitor): void {
    const audience = this.#ofVisitor.get(visitor);
    if (audience === undefined) return;
    this.#ofVisitor.delete(visitor);
    audience.visitors.delete(visitor);
    if (audience.visitors.size === 0) this.#byKey.delete(audience.key?.number ?? 0);
  }

  clear(): void {
    this.#ofVisitor.clear();
    this.#byKey.clear();
  }
}
