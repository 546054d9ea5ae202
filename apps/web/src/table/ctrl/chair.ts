import type { Message } from '@overtrick/protocol/messages';
import type { TableState } from '@overtrick/protocol/table';
import { talkText } from '../../text/talk.ts';
import { text } from '../../text/text.ts';
import * as model from '../state/model.ts';
import type { TableCore } from './core.ts';

const isMutedIn = (state: TableState | undefined): boolean =>
  state?.you !== undefined && state.chairs[state.you]?.muted === true;

/** The time between two looks whether the host has said yes, milliseconds. */
const ASK_MS = 3000;

/** Controls the visitor's own chair, and as the host those of others. */
export function chairOf(core: TableCore, enter: () => Promise<void>) {
  const { link, table, now, put, setToken, notice, checked } = core;
  let asking: ReturnType<typeof setTimeout> | undefined;

  /** Takes a chair that a bot holds. True when it is ours, or the host has been asked for it. */
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

  async function send<Name extends 'rest' | 'admit' | 'remove' | 'mute' | 'unflag'>(
    name: Name,
    what: Omit<Message<Name>, 'table' | 'token'>,
  ): Promise<void> {
    const token = core.token();
    if (token !== undefined) checked(await link.send(name, { ...what, table, token } as Message<Name>));
  }

  /** Waits for nobody else. */
  async function start(): Promise<void> {
    const token = core.token();
    if (token !== undefined) checked(await link.send('start', { table, token }));
  }

  async function leave(): Promise<void> {
    const token = core.token();
    if (token !== undefined) await link.send('leave', { table, token });
    setToken(undefined);
  }

  /** Looks on without a chair, when the one that was ours is no more. */
  async function watch(): Promise<void> {
    setToken(undefined);
    await enter();
  }

  /** Tells the visitor when the host has muted them, or lets them be heard again. */
  core.store.subscribe(({ latest }, { latest: before }) => {
    const [is, was] = [isMutedIn(latest), isMutedIn(before)];
    if (is !== was && latest?.you === before?.you)
      notice(is ? talkText.host.youAreMuted : talkText.host.youAreHeard);
  });

  return {
    sit,
    /** Has a bot act for a while, or acts oneself again. */
    rest: (away: boolean) => send('rest', { away }),
    /** As the host: lets somebody in, or turns them away. */
    admit: (knock: number, accept: boolean) => send('admit', { knock, accept }),
    /** As the host: removes somebody from the table. */
    remove: (other: number) => send('remove', { other }),
    /** As the host: mutes somebody for everybody at the table, or lets them be heard again. */
    muteForAll: (other: number, muted: boolean) => send('mute', { other, muted }),
    unflag: (at: number) => send('unflag', { flag: at }),
    start,
    leave,
    watch,
    stop: () => clearTimeout(asking),
  };
}
