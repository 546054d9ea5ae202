import type { TournamentEntry } from '@overtrick/evening/entry';
import type { Entry } from '@overtrick/table/entry';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/**
 * The metrics of this process, which all its servers share: their collectors run until the process ends, and each set
 * costs time.
 */
const PROCESS = new Registry();
// finer checks of the event loop cost an idle process 1.5 % of a core
collectDefaultMetrics({ register: PROCESS, eventLoopMonitoringPrecision: 100 });

/** The metrics of a server, in Prometheus format. No label contains the name of a person, a table or a card. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #entries;
  readonly #tournamentEntries;
  readonly #refusals;
  readonly #unstored;
  readonly #toStored;
  readonly #toTold;
  readonly #commits;
  readonly #batches;
  readonly #thinking;
  readonly #botFailures;
  readonly #botsUnanswered;
  readonly #slow;

  constructor(tables: () => number, sockets: () => number, tournaments: () => number = () => 0) {
    const registers = [this.#registry];
    const gauge = (name: string, help: string, read: () => number) =>
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(read());
        },
      });
    gauge('overtrick_tables', 'Tables in memory', tables);
    gauge('overtrick_tournaments', 'Tournaments in memory', tournaments);
    gauge('overtrick_sockets', 'Open sockets and streams', sockets);
    const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
      new Counter({ name, help, registers, labelNames });
    const histogram = (name: string, help: string, buckets: number[]) =>
      new Histogram({ name, help, registers, buckets });
    this.#entries = counter('overtrick_entries_total', 'Entries stored, by kind', ['kind', 'by']);
    this.#tournamentEntries = counter(
      'overtrick_tournament_entries_total',
      'Entries of tournaments stored, by kind',
      ['kind'],
    );
    this.#refusals = counter('overtrick_refusals_total', 'Messages refused, by code', ['code']);
    this.#unstored = counter('overtrick_unstored_total', 'Changes that could not be stored', []);
    this.#toStored = histogram(
      'overtrick_action_stored_seconds',
      'From the arrival of a change to the disk',
      SECONDS,
    );
    this.#toTold = histogram('overtrick_action_told_seconds', 'From the disk to the sockets', SECONDS);
    this.#commits = histogram('overtrick_commit_seconds', 'Time of a commit', SECONDS);
    this.#batches = histogram(
      'overtrick_commit_appends',
      'Appends gathered into a commit',
      [1, 2, 5, 10, 20, 50, 100, 200, 500],
    );
    this.#thinking = histogram('overtrick_bot_seconds', 'Time until a bot has decided', SECONDS);
    this.#botFailures = counter('overtrick_bot_failures_total', 'Bots that gave no answer', []);
    this.#slow = counter('overtrick_slow_total', 'Connections ended because they did not read', []);
    this.#botsUnanswered = counter(
      'overtrick_queue_unanswered_total',
      'Questions that the queue of the bots left to this process',
      [],
    );
  }

  /** Counts a connection that was closed because it did not receive its messages. */
  slow(): void {
    this.#slow.inc();
  }

  changed(entries: readonly Entry[], storedMs: number, toldMs: number): void {
    for (const entry of entries)
      this.#entries.inc({ kind: entry.kind, by: 'by' in entry ? entry.by : 'person' });
    this.#toStored.observe(storedMs / 1000);
    this.#toTold.observe(toldMs / 1000);
  }

  tournamentChanged(entries: readonly TournamentEntry[], storedMs: number, toldMs: number): void {
    for (const { kind } of entries) this.#tournamentEntries.inc({ kind });
    this.#toStored.observe(storedMs / 1000);
    this.#toTold.observe(toldMs / 1000);
  }

  refused(code: string): void {
    this.#refusals.inc({ code });
  }

  unstored(): void {
    this.#unstored.inc();
  }

  committed(appends: number, ms: number): void {
    this.#batches.observe(appends);
    this.#commits.observe(ms / 1000);
  }

  botThought(ms: number): void {
    this.#thinking.observe(ms / 1000);
  }

  botFailed(): void {
    this.#botFailures.inc();
  }

  botUnanswered(): void {
    this.#botsUnanswered.inc();
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  text(): Promise<string> {
    return Registry.merge([PROCESS, this.#registry]).metrics();
  }
}
