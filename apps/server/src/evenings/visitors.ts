import type { TournamentEntry } from '@overtrick/evening/entry';
import type { Key } from '@overtrick/evening/keys/key';
import type { Tournament } from '@overtrick/evening/tournament';
import type { TournamentAnswer } from '@overtrick/protocol/tournament';
import type { Logger } from 'pino';
import { type Audience, Audiences, type TournamentVisitor } from './audiences.ts';
import { joinTokenOf, keyOf, openKey, readsLog } from './keys.ts';
import { type Attending, EveningMessage, SentParts } from './messages.ts';
import { isNear, isUrgent, placesIn } from './near.ts';
import { Readers } from './readers.ts';
import { Rounds } from './rounds.ts';

/**
 * The visitors of a tournament, and what each has received. A change is sent at once to directors who read the log,
 * soon to those whose line, place or key it is about, and to everybody else in batches. Each view is made once for all
 * who see the same.
 */
export class TournamentVisitors {
  readonly #id: string;
  readonly #log: Logger;
  readonly #audiences = new Audiences();
  readonly #readers: Readers;
  readonly #rounds = new Rounds({
    audiences: () => this.#audiences.all,
    showSoon: (audience, tournament) =>
      this.#show(audience, ({ shown, key }) => SentParts.withRankingOf(shown, tournament, key)),
    showAll: (audience, tournament) => this.#show(audience, ({ key }) => SentParts.of(tournament, key)),
  });
  #tournament: Tournament;

  constructor(id: string, tournament: Tournament, log: Logger) {
    this.#id = id;
    this.#tournament = tournament;
    this.#log = log;
    this.#readers = new Readers(id, tournament, log);
  }

  get size(): number {
    return this.#audiences.size + this.#readers.size;
  }

  /** True if the owner of that token receives the entries themselves. */
  static reads(tournament: Tournament, proof: string | undefined): boolean {
    return readsLog(openKey(tournament, proof));
  }

  /** Adds a visitor who receives views. */
  add(visitor: TournamentVisitor, now: number): EveningMessage<TournamentAnswer<'attend'>> {
    const audience = this.#place(visitor);
    return EveningMessage.attended(this.#attending(audience.key, now), audience.shown);
  }

  /** Adds a director who does not play; `entries` are those of the log after the first `after`. */
  addReader(
    visitor: TournamentVisitor,
    now: number,
    after: number,
    entries: readonly TournamentEntry[],
  ): EveningMessage<TournamentAnswer<'attend'>> {
    this.remove(visitor);
    const key = openKey(this.#tournament, visitor.proof);
    return this.#readers.add(visitor, this.#attending(key, now), after, entries);
  }

  remove(visitor: TournamentVisitor): void {
    this.#readers.remove(visitor);
    this.#audiences.remove(visitor);
  }

  /** Announces new entries, which are stored. */
  tell(tournament: Tournament, entries: readonly TournamentEntry[]): void {
    const after = this.#tournament.version;
    this.#tournament = tournament;
    this.#readers.tell(tournament, after, entries);
    this.#rearrange(entries);
    const about = placesIn(tournament, entries);
    const near = [...this.#audiences.all].filter(({ key }) => isNear(key, about));
    this.#rounds.changed(tournament, near, entries.some(isUrgent));
  }

  /** Sends the deletion of the tournament to all visitors. */
  end(): void {
    this.stop();
    for (const [visitor, { shown }] of this.#audiences.visitors)
      visitor.send(EveningMessage.deleted(this.#id, shown));
    for (const visitor of this.#readers.all)
      visitor.send(EveningMessage.deleted(this.#id, SentParts.nothing));
    this.#audiences.clear();
    this.#readers.clear();
  }

  /** Stops all updates. */
  stop(): void {
    this.#rounds.stop();
    this.#readers.stop();
  }

  #attending(key: Key | undefined, now: number): Attending {
    return {
      tournament: this.#id,
      now,
      key: key?.number ?? 0,
      ...(key?.role === 'director' && { join: joinTokenOf(this.#tournament) }),
    };
  }

  /** Moves visitors whose key was revoked or admitted to the audience that they now belong to. */
  #rearrange(entries: readonly TournamentEntry[]): void {
    const changed = new Set(
      entries.flatMap((entry) => (entry.kind === 'revoked' || entry.kind === 'admitted' ? [entry.key] : [])),
    );
    if (changed.size === 0) return;
    const isChanged = ({ proof }: TournamentVisitor): boolean => {
      const key = proof === undefined ? undefined : keyOf(this.#tournament, proof);
      return key !== undefined && changed.has(key.number);
    };
    for (const [visitor, { shown }] of [...this.#audiences.visitors])
      if (isChanged(visitor)) this.#move(visitor, shown);
    for (const visitor of [...this.#readers.all])
      if (isChanged(visitor)) this.#move(visitor, SentParts.nothing);
  }

  /** Sends a visitor the view that their key now opens. */
  #move(visitor: TournamentVisitor, before: SentParts): void {
    const { shown } = this.#place(visitor);
    const told = EveningMessage.update(this.#id, before, shown);
    if (told !== undefined) visitor.send(told);
  }

  /** Adds a visitor to the audience that sees the same, and updates the whole audience. */
  #place(visitor: TournamentVisitor): Audience {
    this.remove(visitor);
    const audience = this.#audiences.of(openKey(this.#tournament, visitor.proof));
    const { version, isWhole } = audience.shown;
    if (!isWhole || version !== this.#tournament.version)
      this.#show(audience, ({ key }) => SentParts.of(this.#tournament, key));
    this.#audiences.add(visitor, audience);
    return audience;
  }

  /** Updates an audience. If a view cannot be made, the others are still updated. */
  #show(audience: Audience, make: (audience: Audience) => SentParts): void {
    try {
      const before = audience.shown;
      audience.shown = make(audience);
      if (audience.shown.isWhole) audience.shownAt = performance.now();
      const told = EveningMessage.update(this.#id, before, audience.shown);
      if (told !== undefined) for (const visitor of audience.visitors) visitor.send(told);
    } catch (error) {
      this.#log.error({ err: error, tournament: this.#id }, 'a view of a tournament could not be made');
    }
  }
}
