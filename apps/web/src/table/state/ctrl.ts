import type { Message } from '@overtrick/protocol/messages';
import type { Refused } from '@overtrick/protocol/refusal';
import type { ChatLine, TableState, TableUpdate } from '@overtrick/protocol/table';
import { type Action, makeAction, sameAction } from '@overtrick/rules/action';
import { SEATS } from '@overtrick/rules/seat';
import type { View } from '@overtrick/rules/view';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Link } from '../../server/link.ts';
import { text } from '../../text/text.ts';
import * as model from './model.ts';
import { type Pace, waitFor } from './pace.ts';

export interface TableSetup {
  readonly link: Link;
  readonly table: string;
  readonly token?: string;
  readonly pace: () => Pace;
  /** Told when this visitor takes a chair, and when he has none any more. */
  readonly onSeat: (token: string | undefined) => void;
  /** Told of each deal at which he holds a chair. */
  readonly onState: (state: TableState, token: string) => void;
  readonly newId: () => string;
}

/** How often who waits for the host looks whether he has said yes, milliseconds. */
const ASK_MS = 3000;

export type TableStore = StoreApi<model.TableModel>;
export type TableCtrl = ReturnType<typeof tableCtrl>;

/** A table as its page handles it: takes what the line says, shows it at a pace, and sends what the visitor does. */
export function tableCtrl({ link, table, token: given, pace, onSeat, onState, newId }: TableSetup) {
  const store: TableStore = createStore(() => model.EMPTY_MODEL);
  let token = given;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking: ReturnType<typeof setTimeout> | undefined;
  let entering = false;
  let early: TableUpdate[] = [];
  const put = (next: model.TableModel): void => {
    const before = now().latest;
    store.setState(next, true);
    const { latest } = next;
    const isNews = latest?.deal !== before?.deal || latest?.standing.over !== before?.standing.over;
    if (latest?.you !== undefined && token !== undefined && isNews) onState(latest, token);
  };
  const now = (): model.TableModel => store.getState();

  function schedule(): void {
    clearTimeout(timer);
    const wait = waitFor(now(), pace());
    if (wait === undefined) return;
    timer = setTimeout(() => {
      put(now().held === undefined ? model.advanced(now()) : model.swept(now()));
      schedule();
    }, wait);
  }

  async function enter(): Promise<void> {
    entering = true;
    early = [];
    const have = now().latest?.version;
    const answer = await link.send('enter', {
      table,
      ...(token !== undefined && { token }),
      ...(have !== undefined && { have }),
    });
    entering = false;
    if (answer === undefined) return;
    if (!answer.ok) return put({ ...now(), connection: 'live', trouble: answer });
    put(model.entered(now(), answer));
    for (const update of early) put(model.received(now(), update));
    schedule();
    const { pending } = now();
    if (pending) await sendAction(pending);
  }

  const open = (): void =>
    link.open({
      onOpen: () => void enter(),
      onLost: () => put(model.lost(now())),
      onStopping: () => put({ ...now(), connection: 'stopping' }),
      onSaid: (line) => put(model.heard(now(), line)),
      onUpdate(update) {
        if (entering) early.push(update);
        else put(model.received(now(), update));
        schedule();
      },
    });

  async function sendAction(pending: model.Pending): Promise<void> {
    const { id, deal, version, action } = pending;
    if (token === undefined) return;
    const answer = await link.send('act', { table, token, deal, version, id, action: makeAction(action) });
    if (now().pending?.id !== id || answer?.ok) return;
    // no answer: if the line is open, look what became of it, and send it again if nothing did
    if (answer === undefined) return now().connection === 'live' ? enter() : undefined;
    if (answer.code !== 'ERR_STALE') return put(model.takenBack(now(), sentence(answer)));
    // somebody sat down meanwhile, say: if it is still our turn in the same place, it is sent for the new version
    await enter();
    const { latest } = now();
    const same = latest !== undefined && latest.deal === deal && placeOf(latest.view) === pending.place;
    put(model.takenBack(now(), same ? undefined : sentence(answer)));
    if (same) act(action);
  }

  function act(action: Action): void {
    const { shown } = now();
    const legal = shown?.view.legal.some((one) => sameAction(one, action)) === true;
    if (shown === undefined || !legal || !model.canAct(now())) return;
    const place = placeOf(shown.view);
    const pending = { id: newId(), action, deal: shown.deal, version: shown.version, place };
    put(model.acted(now(), pending));
    schedule();
    void sendAction(pending);
  }

  /** Sends what needs a chair, on the version that is latest; says why when it is refused. */
  async function tell<Name extends 'claim' | 'answer' | 'undo' | 'agree' | 'withdraw'>(
    name: Name,
    what: Omit<Message<Name>, 'table' | 'token' | 'deal' | 'version' | 'id'>,
  ) {
    const { latest } = now();
    if (latest === undefined || token === undefined) return undefined;
    const { deal, version } = latest;
    const message = { ...what, table, token, deal, version, id: newId() } as Message<Name>;
    return checked(await link.send(name, message));
  }

  function checked<Answer extends { readonly ok: true }>(answer: Answer | Refused | undefined) {
    if (answer === undefined) notice(text.refusals.ERR_OFFLINE);
    else if (!answer.ok) notice(sentence(answer));
    return answer?.ok ? answer : undefined;
  }

  const notice = (what: string | undefined): void => put(model.noticed(now(), what));

  async function claim(tricks: number, line: string): Promise<void> {
    const answer = await tell('claim', { tricks, ...(line !== '' && { line }) });
    if (answer === undefined) return;
    const { result, why } = answer;
    if (result === 'asked') notice(text.claim.asked);
    else if (result === 'accepted') notice(text.claim.accepted);
    else notice(why === undefined ? text.claim.refused : text.claim.refusedWhy(why));
  }

  async function undo(): Promise<void> {
    const answer = await tell('undo', {});
    if (answer?.result === 'asked') notice(text.undo.asked);
    if (answer?.result === 'refused') notice(text.undo.refused);
  }

  async function next(): Promise<void> {
    const { latest } = now();
    if (latest === undefined || token === undefined) return;
    checked(await link.send('next', { table, token, deal: latest.deal }));
  }

  /** Takes a chair that a bot holds. True when it is ours, or the host has been asked for it. */
  async function sit(chair: number, name: string): Promise<boolean> {
    const answer = checked(await link.send('sit', { table, chair, name }));
    if (answer === undefined) return false;
    if (answer.waiting) waitWith(answer.token);
    else await takeUp(answer.token);
    return true;
  }

  async function takeUp(taken: string): Promise<void> {
    token = taken;
    onSeat(token);
    await enter();
  }

  /** Looks again and again whether the host has let us in. */
  function waitWith(asked: string): void {
    put({ ...now(), waiting: true });
    asking = setTimeout(async () => {
      const answer = await link.send('enter', { table, token: asked });
      if (answer === undefined || (!answer.ok && answer.code === 'ERR_WAITING')) return waitWith(asked);
      put(model.noLongerWaiting(now()));
      if (answer.ok) return takeUp(asked);
      notice(text.knocks.turnedAway);
    }, ASK_MS);
  }

  async function tellOf<Name extends 'rest' | 'admit' | 'unflag'>(
    name: Name,
    what: Omit<Message<Name>, 'table' | 'token'>,
  ): Promise<void> {
    if (token !== undefined) checked(await link.send(name, { ...what, table, token } as Message<Name>));
  }

  /** About a call of the deal that is shown, by its number from 0. */
  async function ofCall<Name extends 'explain' | 'ask'>(
    name: Name,
    what: Omit<Message<Name>, 'table' | 'token' | 'deal' | 'id'>,
  ): Promise<void> {
    const { latest } = now();
    if (latest === undefined || token === undefined) return;
    const message = { ...what, table, token, deal: latest.deal, id: newId() } as Message<Name>;
    checked(await link.send(name, message));
  }

  /** What a computer player would do; `undefined` when it cannot be had, which is said. */
  async function hint() {
    const { latest } = now();
    if (latest === undefined || token === undefined) return undefined;
    const { deal, version } = latest;
    return checked(await link.send('hint', { table, token, deal, version }));
  }

  async function say(to: ChatLine['to'], what: string): Promise<boolean> {
    const message = { table, to, text: what, ...(token !== undefined && { token }) };
    return checked(await link.send('say', message)) !== undefined;
  }

  async function flag(what: string): Promise<void> {
    if (token === undefined) return;
    const answer = checked(await link.send('flag', { table, token, id: newId(), text: what }));
    if (answer) notice(text.host.called);
  }

  /** Waits for nobody else. */
  async function start(): Promise<void> {
    if (token !== undefined) checked(await link.send('start', { table, token }));
  }

  async function leave(): Promise<void> {
    if (token !== undefined) await link.send('leave', { table, token });
    token = undefined;
    onSeat(undefined);
  }

  /** Looks on without a chair, when the one that was ours is no more. */
  async function watch(): Promise<void> {
    token = undefined;
    onSeat(undefined);
    await enter();
  }

  return {
    store,
    table,
    /** Opens the line. */
    open,
    act,
    claim,
    answer: (accept: boolean) => tell('answer', { accept }),
    /** Takes one's own last call or card back, or asks for it. */
    undo,
    agree: (accept: boolean) => tell('agree', { accept }),
    /** Thinks better of one's own claim, or of taking something back. */
    withdraw: () => tell('withdraw', {}),
    next,
    sit,
    /** Has a bot act for a while, or acts oneself again. */
    rest: (away: boolean) => tellOf('rest', { away }),
    /** As the host: lets somebody in, or turns him away. */
    admit: (knock: number, accept: boolean) => tellOf('admit', { knock, accept }),
    explain: (call: number, what: string) => ofCall('explain', { call, text: what }),
    ask: (call: number) => ofCall('ask', { call }),
    hint,
    say,
    mute: (name: string) => put(model.muting(now(), name)),
    allRead: () => put(model.allRead(now())),
    /** Calls the host. */
    flag,
    unflag: (at: number) => tellOf('unflag', { flag: at }),
    start,
    leave,
    watch,
    notice,
    retry: link.retry,
    token: () => token,
    catchUp(): void {
      put(model.caughtUp(now()));
      schedule();
    },
    close(): void {
      clearTimeout(timer);
      clearTimeout(asking);
      link.close();
    },
  };
}

const sentence = ({ code, message }: Refused): string => text.refusals[code] ?? message;

/** Where in a deal a view stands: the same again, if nothing was called, played or claimed between. */
const placeOf = ({ calls, trick, taken, phase }: View): string =>
  [phase, calls.length, trick.length, ...SEATS.map((seat) => taken[seat])].join(' ');
