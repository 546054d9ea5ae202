import type { Message } from '@overtrick/protocol/messages';
import type { TableState } from '@overtrick/protocol/table';
import { talkText } from '../../text/talk.ts';
import { text } from '../../text/text.ts';
import * as model from '../state/model.ts';
import type { TableCore } from './core.ts';

const isMutedIn = (state: TableState | undefined): boolean =>
  state?.you !== undefined && state.chairs[state.you]?.muted === true;

/** Milliseconds between two checks for the host's answer. */
const ASK_MS = 3000;

/** Controls the visitor's own chair, and for the host those of others. */
export function chairOf(core: TableCore, enter: () => Promise<void>) {
  const { link, table, now, put, setToken, notice, checked } = core;
  let asking: ReturnType<typeof setTimeout> | undefined;

  /** Takes a chair that a bot holds. True when the visitor has it, or the host has received the request. */
  async function sit(chair: number, name: string): Promise<boolean> {
    const answer = checked(await link.send('sit', { table, chair, name }));
    if (answer === undefined) return false;
    if (answer.waiting) waitWith(answer.token);
    else await takeUp(answer.token);
    return true;
  }

  async function takeUp(token: string): Promise<void> {
    setToken(token);
    await enter();
  }

  /** Checks at intervals whether the host has admitted the visitor. */
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

  async function send<Name extends 'rest' | 'admit' | 'remove' | 'mute' | 'unflag'>(
    name: Name,
    what: Omit<Message<Name>, 'table' | 'token'>,
  ): Promise<void> {
    const token = core.token();
    if (token !== undefined) checked(await link.send(name, { ...what, table, token } as Message<Name>));
  }

  /** Starts the table without waiting for more people. */
  async function start(): Promise<void> {
    const token = core.token();
    if (token !== undefined) checked(await link.send('start', { table, token }));
  }

  async function leave(): Promise<void> {
    const token = core.token();
    if (token !== undefined) await link.send('leave', { table, token });
    setToken(undefined);
  }

  /** Spectates without a chair, when the visitor's own is gone. */
  async function watch(): Promise<void> {
    setToken(undefined);
    await enter();
  }

  /** Tells the visitor when the host mutes or unmutes them. */
  core.store.subscribe(({ latest }, { latest: before }) => {
    const [is, was] = [isMutedIn(latest), isMutedIn(before)];
    if (is !== was && latest?.you === before?.you)
      notice(is ? talkText.host.youAreMuted : talkText.host.youAreHeard);
  });

  return {
    sit,
    /** Lets a bot act for the visitor, or takes over again. */
    rest: (away: boolean) => send('rest', { away }),
    /** Admits a person as the host, or turns them away. */
    admit: (knock: number, accept: boolean) => send('admit', { knock, accept }),
    /** Removes a person from the table, as the host. */
    remove: (other: number) => send('remove', { other }),
    /** Mutes a person for everybody at the table, as the host, or unmutes them. */
    muteForAll: (other: number, muted: boolean) => send('mute', { other, muted }),
    unflag: (at: number) => send('unflag', { flag: at }),
    start,
    leave,
    watch,
    stop: () => clearTimeout(asking),
  };
}
