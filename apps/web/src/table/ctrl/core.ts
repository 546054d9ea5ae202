import type { PartnershipCard } from '@overtrick/protocol/card';
import type { Refused } from '@overtrick/protocol/refusal';
import type { TableState } from '@overtrick/protocol/table';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Pace } from '../../device/pace.ts';
import type { Link } from '../../server/link.ts';
import { text } from '../../text/text.ts';
import * as model from '../state/model.ts';
import { waitFor } from '../state/pace.ts';

export interface TableSetup {
  readonly link: Link;
  readonly table: string;
  readonly token?: string;
  readonly pace: () => Pace;
  /** Called when this visitor takes a chair, and when they lose it. */
  readonly onSeat: (token: string | undefined) => void;
  /** Called with each deal at which they hold a chair. */
  readonly onState: (state: TableState, token: string) => void;
  readonly newId: () => string;
  /** Returns the card that the visitor wants on every table where they sit; `undefined` if they want none. */
  readonly ownCard?: () => PartnershipCard | undefined;
}

export type TableStore = StoreApi<model.TableModel>;

/** The state of a table's page, and the ways to change it that all parts of its controller share. */
export interface TableCore extends Pick<TableSetup, 'link' | 'table' | 'newId'> {
  readonly store: TableStore;
  readonly now: () => model.TableModel;
  readonly put: (next: model.TableModel) => void;
  /** Shows what waits to be shown, each at its time. */
  readonly schedule: () => void;
  readonly stop: () => void;
  /** The token of the visitor's own chair. */
  readonly token: () => string | undefined;
  readonly setToken: (token: string | undefined) => void;
  readonly notice: (sentence: string | undefined) => void;
  /** Says why something is refused, if it is; gives the answer otherwise. */
  readonly checked: <Answer extends { readonly ok: true }>(
    answer: Answer | Refused | undefined,
  ) => Answer | undefined;
}

export function coreOf({ link, table, token: given, pace, onSeat, onState, newId }: TableSetup): TableCore {
  const store: TableStore = createStore(() => model.EMPTY_MODEL);
  let token = given;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const now = (): model.TableModel => store.getState();
  const put = (next: model.TableModel): void => {
    const before = now().latest;
    store.setState(next, true);
    const { latest } = next;
    const isNews = latest?.deal !== before?.deal || latest?.standing.over !== before?.standing.over;
    if (latest?.you !== undefined && token !== undefined && isNews) onState(latest, token);
  };
  function schedule(): void {
    clearTimeout(timer);
    const wait = waitFor(now(), pace());
    if (wait === undefined) return;
    timer = setTimeout(() => {
      put(now().held === undefined ? model.advanced(now()) : model.swept(now()));
      schedule();
    }, wait);
  }
  const notice = (sentence: string | undefined): void => put(model.noticed(now(), sentence));
  return {
    link,
    table,
    newId,
    store,
    now,
    put,
    schedule,
    stop: () => clearTimeout(timer),
    token: () => token,
    setToken(next) {
      token = next;
      onSeat(next);
    },
    notice,
    checked(answer) {
      if (answer === undefined) notice(text.refusals.ERR_OFFLINE);
      else if (!answer.ok) notice(sentenceOf(answer));
      return answer?.ok ? answer : undefined;
    },
  };
}

export const sentenceOf = ({ code, message }: Refused): string => text.refusals[code] ?? message;
