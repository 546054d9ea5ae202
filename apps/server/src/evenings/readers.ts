import type { TournamentEntry } from '@overtrick/evening/entry';
import type { Tournament } from '@overtrick/evening/tournament';
import type { TournamentAnswer } from '@overtrick/protocol/tournament';
import type { Logger } from 'pino';
import type { TournamentVisitor } from './audiences.ts';
import { openKey } from './keys.ts';
import { type Attending, EveningMessage, HandsText } from './messages.ts';

/** The delay of hands and doubts after entries, milliseconds: many reports come at once. */
const HANDS_MS = 300;

/**
 * Directors who do not play; their pages fold the log themselves. They receive entries at once, without cards. The
 * cards that they may see, and the doubts that depend on cards, follow a moment later.
 */
export class Readers {
  readonly #id: string;
  readonly #log: Logger;
  /** The last hands that each reader received. */
  readonly #sent = new Map<TournamentVisitor, string>();
  #tournament: Tournament;
  #waiting: NodeJS.Timeout | undefined;

  constructor(id: string, tournament: Tournament, log: Logger) {
    this.#id = id;
    this.#tournament = tournament;
    this.#log = log;
  }

  get size(): number {
    return this.#sent.size;
  }

  get all(): Iterable<TournamentVisitor> {
    return this.#sent.keys();
  }

  /** Adds a reader. The answer contains the entries of the log after the first `after`. */
  add(
    visitor: TournamentVisitor,
    attending: Attending,
    after: number,
    entries: readonly TournamentEntry[],
  ): EveningMessage<TournamentAnswer<'attend'>> {
    const hands = HandsText.of(this.#tournament, openKey(this.#tournament, visitor.proof));
    this.#sent.set(visitor, hands.text);
    return EveningMessage.attendedLog(attending, after, entries, hands);
  }

  remove(visitor: TournamentVisitor): void {
    this.#sent.delete(visitor);
  }

  clear(): void {
    this.stop();
    this.#sent.clear();
  }

  stop(): void {
    clearTimeout(this.#waiting);
    this.#waiting = undefined;
  }

  /** Sends the new entries after the first `after`. */
  tell(tournament: Tournament, after: number, entries: readonly TournamentEntry[]): void {
    this.#tournament = tournament;
    if (this.#sent.size === 0) return;
    const update = EveningMessage.entries(this.#id, after, entries);
    for (const visitor of this.all) visitor.send(update);
    // a person who opens a board waits for it
    if (entries.some(({ kind }) => kind === 'unsealed')) this.#sendHands();
    else this.#waiting ??= setTimeout(() => this.#sendHands(), HANDS_MS).unref();
  }

  /** Sends hands and doubts to the readers for whom they have changed. */
  #sendHands(): void {
    this.stop();
    const made = new Map<number, HandsText>();
    try {
      for (const [visitor, before] of this.#sent) {
        const key = openKey(this.#tournament, visitor.proof);
        const hands = made.get(key?.number ?? 0) ?? HandsText.of(this.#tournament, key);
        made.set(key?.number ?? 0, hands);
        if (hands.text === before) continue;
        this.#sent.set(visitor, hands.text);
        visitor.send(EveningMessage.ofHands(this.#id, this.#tournament.version, hands));
      }
    } catch (error) {
      this.#log.error({ err: error, tournament: this.#id }, 'the hands of a tournament could not be sent');
    }
  }
}
