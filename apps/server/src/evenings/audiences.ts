import type { Key } from '@overtrick/evening/keys/key';
import type { TournamentUpdate } from '@overtrick/protocol/tournament';
import { type EveningMessage, SentParts } from './messages.ts';

/** Someone who watches a tournament through one connection. */
export interface TournamentVisitor {
  /** The hash of their token; without one they see the public part. */
  readonly proof?: string | undefined;
  readonly send: (update: EveningMessage<TournamentUpdate>) => void;
}

/** Visitors who see the same: those with one key, or those without any. */
export interface Audience {
  readonly key: Key | undefined;
  readonly visitors: Set<TournamentVisitor>;
  shown: SentParts;
  /** The time of the last complete view, milliseconds of `performance.now()`. */
  shownAt: number;
}

/** The visitors of a tournament who receive views, grouped by what they see. */
export class Audiences {
  readonly #ofVisitor = new Map<TournamentVisitor, Audience>();
  /** The audiences by the number of the key; 0 without one. */
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

  /** Returns the audience of a key; a new one is empty. */
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
