import type { Message } from '@overtrick/protocol/messages';
import type { LogLine } from '@overtrick/protocol/table';
import type { OptionValues } from '@overtrick/rules/options';
import { talkText } from '../../text/talk.ts';
import { text } from '../../text/text.ts';
import * as model from '../state/model.ts';
import type { TableCore } from './core.ts';

/** An order of the director at the table. */
export type Direction = Message<'direct'>['order'];

/** Controls how a table is run: pauses, further matches and settings for its host, and everything for a director. */
export function runningOf({ link, table, now, put, store, token: own, newId, notice, checked }: TableCore) {
  /** Sends a message about the current deal; true if it was carried out. */
  async function send<Name extends 'rematch' | 'adjust' | 'pause' | 'direct'>(
    name: Name,
    what: Omit<Message<Name>, 'table' | 'token' | 'deal'>,
  ): Promise<boolean> {
    const { latest } = now();
    const token = own();
    if (latest === undefined || token === undefined) return false;
    const deal = name === 'pause' ? {} : { deal: latest.deal };
    const message = { ...what, ...deal, table, token } as unknown as Message<Name>;
    return checked(await link.send(name, message)) !== undefined;
  }

  /** Changes settings of the table as its host. */
  async function adjust(policies: OptionValues): Promise<boolean> {
    const isDone = await send('adjust', { policies: { ...policies } });
    if (isDone) notice(talkText.adjusting.done);
    return isDone;
  }

  /** Reads the log of the current deal as the director; `undefined` if it is refused. */
  async function log(): Promise<readonly LogLine[] | undefined> {
    const { latest } = now();
    const token = own();
    if (latest === undefined || token === undefined) return undefined;
    const answer = await link.send('log', { table, token, deal: latest.deal });
    return answer?.ok ? answer.lines : undefined;
  }

  // an action that the pace of the table held back is not made during a pause
  store.subscribe(({ latest, pending }, before) => {
    // the director has given the lead back
    const isBack =
      before.latest?.lead !== undefined && latest?.lead === undefined && latest?.paused === undefined;
    if (isBack && pending !== undefined) put(model.takenBack(now(), undefined));
    else if (latest?.paused !== undefined && before.latest?.paused === undefined && pending !== undefined)
      put(model.takenBack(now(), text.table.paused));
  });

  return {
    pause: (paused: boolean) => send('pause', { paused }),
    /** Starts another match at this table, as its host. */
    rematch: (seats: Message<'rematch'>['seats']) => send('rematch', { seats }),
    adjust,
    direct: (order: Direction) => send('direct', { id: newId(), order }),
    log,
  };
}
