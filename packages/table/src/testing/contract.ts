import type { Answer, Message, MessageName } from '@overtrick/protocol/messages';
import type { OpenTable } from '@overtrick/protocol/openTable';
import type { TableState } from '@overtrick/protocol/table';
import { type Action, makeAction, makeStep } from '@overtrick/rules/action';
import { defined } from '@overtrick/rules/assert';
import { SEATS } from '@overtrick/rules/cards/seat';
import { unlosable, voidConcession } from '@overtrick/rules/play/unlosable';
import { pick, type Random, seededRandom } from '@overtrick/rules/random';
import { replay } from '@overtrick/rules/record';
import { recalled, type View } from '@overtrick/rules/views/view';
import { describe, expect, test } from 'vitest';
import type { ClaimQuestion, Question, Thought, Verdict } from '../bots/question.ts';
import { parseEntry } from '../entry.ts';
import { tableOf } from '../fold.ts';
import { seatOf, type Table } from '../table.ts';

/** The computer players and the umpire of a test. */
interface Others {
  readonly think: (question: Question) => Thought;
  readonly judge: (question: ClaimQuestion) => Verdict;
}

/** A person at a table of computer players, in one connection or one tab. */
interface Sitter {
  send<Name extends MessageName>(name: Name, message: Message<Name>): Promise<Answer<Name>>;
}

/** A table in its store. */
interface StoredTable {
  readonly table: string;
  readonly token: string;
  /** Comes to the table in a process or a tab of its own, which knows only the store. */
  come(): Promise<Sitter>;
  /** The stored entries. */
  entries(): Promise<readonly string[]>;
}

export type OpenStored = (wanted: OpenTable, others: Others, seed: string) => Promise<StoredTable>;

const WANTED: OpenTable = {
  game: 'bridge',
  match: 'chicago',
  name: 'Ada',
  chair: 2,
  policies: { undo: 'free', join: 'closed', hints: true },
};
const SEEDS = Array.from({ length: 12 }, (_, i) => `seat ${i}`);
const PAUSE_MS = 2;

/** Picks a pass, or the given bid if it is legal; or any card. */
function chosen({ legal }: View, random: Random, bid = 'P'): Action {
  const named = (name: string) => legal.find((action) => makeAction(action) === name);
  return named(bid) ?? named('P') ?? pick(random, legal);
}

const others = (seed: string, verdict: Verdict = 'sure'): Others => {
  const random = seededRandom(`others ${seed}`);
  return {
    think: ({ view }) => ({ action: makeAction(chosen(view, random)), reason: 'Any will do.' }),
    judge: () => verdict,
  };
};

/** A person who plays anything legal. */
class Player {
  readonly #at: StoredTable;
  readonly #sitter: Sitter;
  readonly #random: Random;
  readonly #name: string;
  #ids = 0;

  private constructor(at: StoredTable, sitter: Sitter, seed: string) {
    this.#at = at;
    this.#sitter = sitter;
    this.#random = seededRandom(seed);
    this.#name = seed;
  }

  static async at(stored: StoredTable, seed: string): Promise<Player> {
    return new Player(stored, await stored.come(), seed);
  }

  async state(): Promise<TableState> {
    const { table, token } = this.#at;
    const entered = await this.#sitter.send('enter', { table, token });
    if (!entered.ok) throw new Error(entered.code);
    return entered.state;
  }

  /** Returns the state once the table waits for this person in that deal or a later one: on turn, or after it. */
  async turn(deal = 1): Promise<TableState> {
    for (;;) {
      const state = await this.state();
      if (state.deal >= deal && (state.view.phase === 'over' || state.view.legal.length > 0)) return state;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }

  said({ version, deal }: TableState, id = `${this.#name} ${this.#ids++}`) {
    return { table: this.#at.table, token: this.#at.token, version, deal, id };
  }

  send<Name extends MessageName>(name: Name, message: Message<Name>): Promise<Answer<Name>> {
    return this.#sitter.send(name, message);
  }

  act(state: TableState, bid = '1S'): Promise<Answer<'act'>> {
    const action = makeAction(chosen(state.view, this.#random, bid));
    return this.send('act', { ...this.said(state), action });
  }

  claim(state: TableState, tricks: number, id?: string): Promise<Answer<'claim'>> {
    return this.send('claim', { ...this.said(state, id), tricks });
  }

  /** Plays until it is their turn in such a position; `undefined` if the deal ends before. */
  async until(isWanted: (view: View) => boolean): Promise<TableState | undefined> {
    for (;;) {
      const state = await this.turn();
      if (state.view.phase === 'over') return undefined;
      if (isWanted(state.view)) return state;
      await this.act(state);
    }
  }
}

const isClaimable = ({ claimable }: View): boolean => claimable !== undefined;

async function storedTable(at: StoredTable): Promise<Table> {
  const entries = (await at.entries()).map((body) => {
    const entry = parseEntry(body);
    if (!entry.ok) throw new Error(entry.why);
    return entry.value;
  });
  return tableOf(at.table, entries);
}

/** Tests the contract of a table with any keeper: the server with its store, a browser with its own. */
export function tableContract(keeper: string, open: OpenStored): void {
  /** Finds a person at the first of the tables where such a position comes. */
  async function found(verdict: Others['judge'], isWanted: (view: View) => boolean) {
    for (const seed of SEEDS) {
      const player = await Player.at(await open(WANTED, { ...others(seed), judge: verdict }, seed), seed);
      const state = await player.until(isWanted);
      if (state !== undefined) return { player, state };
    }
    throw new Error('the position never comes');
  }

  describe(`a table kept by ${keeper}`, () => {
    // R-GEN-9.8
    test('refuses to concede what cannot be lost', async () => {
      let refused = 0;
      for (const seed of SEEDS) {
        const player = await Player.at(await open(WANTED, others(seed), seed), seed);
        const state = await player.until((view) => isClaimable(view) && unlosable(view, 'S') > 0);
        if (state === undefined) continue;
        const least = unlosable(state.view, 'S');
        expect(await player.claim(state, least - 1)).toMatchObject({
          ok: false,
          code: 'ERR_CONCESSION',
          message: voidConcession(state.view, 'S', least - 1),
        });
        // it does not count as a refused claim: the player may claim the rest at once
        expect(await player.claim(state, least)).toMatchObject({ ok: true, result: 'accepted' });
        refused += 1;
      }
      expect(refused).toBeGreaterThan(4);
    });

    // R-GEN-9.5, 9.7
    test.each(['not', 'unknown'] as const)(
      'refuses a claim that is %s in one sentence without a number, and another one before the end of the trick',
      async (verdict) => {
        const { player, state } = await found(() => verdict, isClaimable);
        const refused = { ok: true, result: 'refused', why: 'The claim is not sure.' };
        expect(await player.claim(state, state.view.claimable ?? 0, 'c')).toMatchObject(refused);
        expect(await player.claim(state, state.view.claimable ?? 0, 'c')).toMatchObject(refused);
        const now = await player.turn();
        const again = await player.claim(now, now.view.claimable ?? 0);
        expect(again).toMatchObject({
          ok: false,
          code: 'ERR_CLAIM',
          message: 'Your claim was refused: you may claim again after this trick.',
        });
      },
    );

    test('judges a claim by what the claimant sees alone', async () => {
      const asked: ClaimQuestion[] = [];
      const judge = (question: ClaimQuestion): Verdict => {
        asked.push(question);
        return 'not';
      };
      const { player, state } = await found(judge, isClaimable);
      await player.claim(state, state.view.claimable ?? 0);
      expect(asked.length).toBeGreaterThan(0);
      for (const { view, claimant } of asked) {
        expect([view.seat, claimant]).toEqual(['S', 'S']);
        expect(SEATS.filter((seat) => view.hands[seat].cards !== undefined).length).toBeLessThan(3);
      }
    });

    test('does a message that comes twice once', async () => {
      const stored = await open(WANTED, others('twice'), 'twice');
      const player = await Player.at(stored, 'twice');
      const state = await player.turn();
      const message = {
        ...player.said(state, 'a'),
        action: makeAction(chosen(state.view, seededRandom('a'))),
      };
      const [first, second] = [await player.send('act', message), await player.send('act', message)];
      expect(first).toMatchObject({ ok: true });
      expect(second).toEqual(first);
      const own = (await storedTable(stored)).steps.filter(({ by }) => by === 'person');
      expect(own).toHaveLength(1);
    });

    test('refuses what is too late, not legal or out of turn', async () => {
      const player = await Player.at(await open(WANTED, others('late'), 'late'), 'late');
      const state = await player.turn();
      const { version } = state;
      const said = player.said(state);
      const pass = { ...said, action: 'P' };
      expect(await player.send('act', { ...pass, version: version - 1 })).toMatchObject({
        code: 'ERR_STALE',
      });
      expect(await player.send('act', { ...pass, version: version + 9 })).toMatchObject({
        code: 'ERR_STALE',
      });
      expect(await player.send('act', { ...said, action: 'SA' })).toMatchObject({ ok: false });
      expect(await player.send('act', { ...said, action: 'claim 13' })).toMatchObject({
        code: 'ERR_MESSAGE',
      });
      expect(await player.send('next', said)).toMatchObject({ code: 'ERR_DEAL_ON' });
      expect((await player.state()).version).toBe(version);
    });

    test('plays a deal to its end and goes on, showing at each step what the record tells and no more', async () => {
      const stored = await open(WANTED, others('whole'), 'whole');
      const player = await Player.at(stored, 'whole');
      for (let state = await player.turn(); state.view.phase !== 'over'; state = await player.turn()) {
        expect([state.reasons, state.history]).toEqual([undefined, undefined]);
        const table = await storedTable(stored);
        const { game, options, steps } = table;
        const replayed = replay(game, { setup: game.setupOf(table.state), options, steps });
        if (!replayed.ok) throw new Error(replayed.code);
        expect(state.view).toEqual(recalled(game.view(replayed.value, seatOf(table, 2))));
        await player.act(state);
      }
      const over = await player.state();
      const { steps } = await storedTable(stored);
      expect(over.history?.map(makeStep)).toEqual(steps.map(makeStep));
      expect(Object.keys(over.reasons ?? {}).length).toBeGreaterThan(3);
      expect(await player.send('next', player.said(over))).toMatchObject({ ok: true });
      const next = await player.turn(2);
      expect(next.sheet.rows).toEqual(over.sheet.rows);
    });

    test('takes back one’s own last call or card, and what came after it', async () => {
      const stored = await open(WANTED, others('undo'), 'undo');
      const player = await Player.at(stored, 'undo');
      const state = await player.turn();
      expect(state.canUndo).toBeUndefined();
      await player.act(state);
      const on = await player.turn();
      expect(on.canUndo).toBe(true);
      expect(await player.send('undo', player.said(on))).toMatchObject({ ok: true, result: 'done' });
      const back = await player.turn();
      expect(back.view).toEqual(state.view);
      expect(back.version).toBeGreaterThan(on.version);
    });

    test('has computer players play a deal to its end for who asks for it, and deals the next one to them', async () => {
      const stored = await open(WANTED, others('skip'), 'skip');
      const player = await Player.at(stored, 'skip');
      const state = await player.turn();
      expect(state.canSkip).toBe(true);
      const skip = { ...player.said(state), wanted: true };
      const { id: _, version: __, ...asked } = skip;
      expect(await player.send('skip', asked)).toMatchObject({ ok: true });
      let now = await player.state();
      while (now.view.phase !== 'over') {
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
        now = await player.state();
      }
      expect([now.skip, now.canSkip]).toEqual([undefined, undefined]);
      const { steps } = await storedTable(stored);
      const own = steps.slice(state.view.calls.length);
      expect(own.length).toBeGreaterThan(0);
      expect(own.every(({ by, isPlayedOut }) => by === 'bot' && isPlayedOut === true)).toBe(true);
      expect(await player.send('next', player.said(now))).toMatchObject({ ok: true });
      expect((await player.turn(2)).skip).toBeUndefined();
    });

    test('gives a hint to the player to act', async () => {
      const player = await Player.at(await open(WANTED, others('hint'), 'hint'), 'hint');
      const state = await player.turn();
      const hint = await player.send('hint', player.said(state));
      expect(hint).toMatchObject({ ok: true, reason: 'Any will do.' });
      const stale = await player.send('hint', { ...player.said(state), version: state.version - 1 });
      expect(stale).toMatchObject({ code: 'ERR_STALE' });
    });

    test('is found as it was left by whoever comes to it anew', async () => {
      const stored = await open(WANTED, others('anew'), 'anew');
      const player = await Player.at(stored, 'anew');
      for (let acts = 0; acts < 6; acts++) await player.act(await player.turn());
      const { chairs: _, ...left } = await player.turn();
      const { chairs: __, ...again } = await (await Player.at(stored, 'anew')).state();
      expect(again).toEqual(left);
    });

    test('loses nothing when two come to it at once', async () => {
      const stored = await open(WANTED, others('two'), 'two');
      const both = [await Player.at(stored, 'one'), await Player.at(stored, 'two')];
      let done = 0;
      for (let round = 0; round < 12; round++) {
        const states = await Promise.all(both.map((player) => player.turn()));
        const answers = await Promise.all(
          both.map((player, i) => player.act(defined(states[i], 'each has a state'))),
        );
        // the second to act learns that the table has moved on
        for (const answer of answers) if (!answer.ok) expect(answer.code).toBe('ERR_STALE');
        done += answers.filter(({ ok }) => ok).length;
        if ((await (await Player.at(stored, 'anew')).turn()).view.phase === 'over') break;
      }
      expect(done).toBeGreaterThan(0);
      const anew = await (await Player.at(stored, 'anew')).turn();
      const table = await storedTable(stored);
      expect(anew.version).toBe(table.version);
      expect(table.steps.filter(({ by }) => by === 'person')).toHaveLength(done);
    });
  });
}
