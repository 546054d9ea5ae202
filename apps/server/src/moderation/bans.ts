import type { Logger } from 'pino';
import type { Account } from '../accounts/account.ts';
import { seldom } from '../base/seldom.ts';
import { marksOf, type Origin } from '../live/marks.ts';
import { Folds } from '../store/folds.ts';
import type { Store } from '../store/store.ts';
import { BANS, type Ban, type BanEntry, type BanList, bansAfter, NO_BANS } from './banLog.ts';

/** The time between two readings of the operator's bans, milliseconds. */
const LOOK_MS = 2000;
/** The most visitors whose result is remembered. */
const MOST_KNOWN = 10_000;
/** The most devices that are banned together with an account that was used on them. */
const MOST_DEVICES = 20;

/**
 * The bans of a server, as a process knows them. It reads the store, where the operator's command writes them, every
 * two seconds, and keeps the last state while the store fails.
 */
export class Bans {
  readonly #logs: Folds<BanList>;
  readonly #unread: (error: unknown) => void;
  readonly #looking: NodeJS.Timeout;
  readonly #listeners: (() => void)[] = [];
  readonly #known = new Map<string, boolean>();
  #bans: BanList = NO_BANS;
  #reading: Promise<void> | undefined;

  private constructor(store: Store, log: Logger) {
    this.#logs = new Folds(store, bansAfter, NO_BANS);
    this.#unread = seldom((error: unknown) =>
      log.error({ err: error }, 'the bans could not be read: those that are known hold on'),
    );
    this.#looking = setInterval(() => void this.look(), LOOK_MS).unref();
  }

  /** Resolves once the bans in the store are known. */
  static async start(store: Store, log: Logger): Promise<Bans> {
    const bans = new Bans(store, log);
    await bans.look();
    return bans;
  }

  stop(): void {
    clearInterval(this.#looking);
  }

  /** Calls a listener whenever the bans have changed. */
  onChange(listener: () => void): void {
    this.#listeners.push(listener);
  }

  /** Reads the bans from the store, unless a reading is already running. */
  look(): Promise<void> {
    this.#reading ??= this.#read().finally(() => {
      this.#reading = undefined;
    });
    return this.#reading;
  }

  /** True for a device or an address that is banned. */
  isBanned(from: Origin): boolean {
    if (this.#bans.size === 0) return false;
    const name = `${from.address} ${from.device}`;
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    const isBanned = [...this.#bans.values()].some((ban) => holds(ban, from));
    if (this.#known.size >= MOST_KNOWN) this.#known.clear();
    this.#known.set(name, isBanned);
    return isBanned;
  }

  /** True if any account is banned; only then the signed-in account matters. */
  get hasAccounts(): boolean {
    return [...this.#bans.values()].some(({ account }) => account !== undefined);
  }

  /** True for an account that is banned. Bans the device on which it is used, too. */
  async isAccountBanned(key: string, { id }: Pick<Account, 'id'>, { device }: Origin): Promise<boolean> {
    const ban = [...this.#bans.values()].find(
      ({ account }) => account?.key === key && (account.id === undefined || account.id === id),
    );
    if (ban === undefined) return false;
    if (device !== undefined && !this.isBanned({ device }) && ban.marks.length < MOST_DEVICES) {
      const entry: BanEntry = { kind: 'device', ban: ban.id, marks: marksOf(ban.secret, { device }) };
      await this.#logs.add(BANS, (bans) => (bans.has(ban.id) ? [entry] : []));
      await this.look();
    }
    return true;
  }

  async #read(): Promise<void> {
    try {
      const bans = (await this.#logs.read(BANS)) ?? NO_BANS;
      if (bans === this.#bans || isSame(bans, this.#bans)) return;
      this.#bans = bans;
      this.#known.clear();
      for (const listener of this.#listeners) listener();
    } catch (error) {
      this.#unread(error);
    }
  }
}

const isSame = (one: BanList, other: BanList): boolean =>
  one.size === other.size && [...one].every(([id, ban]) => other.get(id) === ban);

/**
 * True for a ban on that device or address. Hashes only the kinds that the ban has marks for, because each visitor
 * costs that.
 */
function holds({ secret, marks }: Ban, { address, device }: Origin): boolean {
  const has = (kind: string) => marks.some((mark) => mark.startsWith(`${kind} `));
  const from = { address: has('address') ? address : undefined, device: has('device') ? device : undefined };
  return marksOf(secret, from).some((mark) => marks.includes(mark));
}
