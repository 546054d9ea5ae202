import type { TournamentCommand } from '@overtrick/evening/entry';
import type { TournamentView } from '@overtrick/evening/view';
import { withParts } from '@overtrick/evening/view/parts';
import type { GrantWish, PlanWish, TournamentAnswer, TournamentUpdate } from '@overtrick/protocol/tournament';
import { createStore, type StoreApi } from 'zustand';
import { newId } from '../../device/newId.ts';
import { ask } from '../../server/ask.ts';
import type { TournamentLink } from '../../server/tournamentSocket.ts';
import { eveningText } from '../../text/evening.ts';
import { whyNot } from '../refusal.ts';
import type { Directing } from './directing.ts';
import type { Outbox, Waiting } from './outbox.ts';
import { senderOf } from './sender.ts';
import type { EveningState } from './state.ts';

/** A command that may be one of several; a key is asked for alone. */
export type Command = TournamentCommand | PlanWish;
type Did = TournamentAnswer<'do'> | undefined;

/** The doings of a tournament's page. */
export interface EveningClient {
  readonly tournament: string;
  /** Of the device's key. */
  readonly token: string | undefined;
  readonly store: StoreApi<EveningState>;
  readonly open: () => void;
  readonly close: () => void;
  /** Carries out commands at once, together or not at all; `undefined` when no answer came. */
  readonly act: (...commands: readonly [GrantWish] | readonly Command[]) => Promise<Did>;
  /** Stores commands on the device, then sends them in order, each once however often the connection is lost. */
  readonly post: (...commands: readonly TournamentCommand[]) => Promise<void>;
  /** Takes a command that was refused off the list. */
  readonly dismiss: (waiting: Waiting) => Promise<void>;
}

export interface EveningParts {
  readonly tournament: string;
  readonly token: string | undefined;
  readonly link: TournamentLink;
  readonly outbox: Outbox;
  readonly now: () => number;
  /** Loaded when the server sends the log: of a director's page alone. */
  readonly loadDirecting: () => Promise<Directing>;
  /** The time after which a busy server is asked again, milliseconds. */
  readonly retryMs?: number;
}

const RETRY_MS = 3000;

/** Begins a page's tournament. */
export function openEvening(parts: EveningParts): EveningClient {
  const { tournament, token, link, outbox, now, loadDirecting, retryMs = RETRY_MS } = parts;
  const store = createStore<EveningState>(() => ({
    line: 'opening',
    version: 0,
    key: 0,
    skewMs: 0,
    waiting: [],
  }));
  // each key sees the tournament in its own way
  const kept = `${tournament} ${token ?? ''}`;
  const sender = senderOf({ ...parts, retryMs, store });

  /** Shows nothing of a deleted tournament any more, and keeps nothing of it. */
  const gone = async (problem: string): Promise<void> => {
    store.setState({ view: undefined, entries: undefined, ofHands: undefined, problem });
    await outbox.keepView(kept, undefined).catch(() => undefined);
  };

  const hear = async (update: TournamentUpdate, isWhole = false): Promise<void> => {
    const { version, parts: changed, entries, ofHands } = update;
    const before = store.getState();
    if (version < before.version) return;
    if (changed?.head === null) return gone(eveningText.deleting.gone);
    // a part of the log is missing, as where a server has answered out of turn: it is asked for again
    if ((update.after ?? 0) > (before.entries?.length ?? 0)) return void attend(true);
    if (entries !== undefined || ofHands !== undefined) {
      const { directed } = await loadDirecting();
      store.setState(directed(store.getState(), update));
    } else if (changed !== undefined) {
      const view = withParts(isWhole ? undefined : before.view, changed);
      store.setState({ version, view });
      await outbox.keepView(kept, { view, version }).catch(() => undefined);
    } else store.setState({ version });
    await sender.seen();
    if (store.getState().view?.head.state === 'published') await outbox.forgetSent(tournament);
  };
  // updates are heard one after the other: the first loads the log's part of the page
  let hearing: Promise<unknown> = Promise.resolve();
  const inTurn = (run: () => Promise<void>): Promise<unknown> => {
    hearing = hearing.then(run, run);
    return hearing;
  };

  let retrying: ReturnType<typeof setTimeout> | undefined;
  const attend = async (isFromStart = false): Promise<void> => {
    clearTimeout(retrying);
    const { version, view } = store.getState();
    const answer = await link.send('attend', {
      tournament,
      ...(token !== undefined && { token }),
      ...(!isFromStart && view !== undefined && version > 0 && { have: version }),
    });
    if (answer === undefined) return;
    if (!answer.ok) {
      store.setState({ line: 'open', problem: whyNot(answer) });
      if (answer.code === 'ERR_NO_TOURNAMENT') await inTurn(() => gone(whyNot(answer)));
      if (answer.code === 'ERR_BUSY')
        retrying = setTimeout(() => void attend(), retryMs * (1 + Math.random()));
      return;
    }
    store.setState({
      line: 'open',
      problem: undefined,
      key: answer.key,
      skewMs: answer.now - now(),
      ...(answer.join !== undefined && { join: answer.join }),
    });
    await inTurn(() => hear(answer, true));
    await sender.flush();
  };

  return {
    tournament,
    token,
    store,
    open() {
      void sender.list();
      void outbox
        .viewOf(kept)
        .then((last) => {
          // what was shown last, until the server tells
          if (isKept(last) && store.getState().view === undefined) store.setState({ view: last.view });
        })
        .catch(() => undefined);
      link.open({
        onOpen: () => void attend(),
        onLost: () => store.setState({ line: 'lost' }),
        onUpdate: (update) => void inTurn(() => hear(update)),
      });
    },
    close() {
      clearTimeout(retrying);
      link.close();
    },
    async act(...commands) {
      if (token === undefined) return { ok: false, code: 'ERR_TOKEN', message: eveningText.noKey };
      const id = newId();
      const all = commands.map((command) => ({ ...command }));
      const [command] = all;
      // a movement is longer than a message may be
      if (command !== undefined && all.length === 1 && command.kind !== 'planned')
        return link.send('do', { tournament, token, id, command });
      const answer = await ask('POST /api/tournaments/{tournament}/commands', {
        parameters: { tournament },
        token,
        body: { id, commands: all },
      });
      return answer.ok ? { ok: true, ...answer.value } : answer;
    },
    async post(...commands) {
      if (token === undefined) return;
      for (const command of commands)
        await outbox.add({ id: newId(), tournament, token, command, made: now() });
      await sender.list();
      void sender.flush();
    },
    async dismiss(one) {
      await outbox.put({ ...one, isSent: true });
      await sender.list();
    },
  };
}

const isKept = (kept: unknown): kept is { readonly view: TournamentView } =>
  typeof kept === 'object' && kept !== null && 'view' in kept;
