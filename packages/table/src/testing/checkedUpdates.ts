// Checks every update that a test sends to visitors of a table: it must lead to the state that they would receive if
// they entered anew.
import { isDeepStrictEqual } from 'node:util';
import { KeptState, type TableState, type TableUpdate, updated } from '@overtrick/protocol/table';
import { defined } from '@overtrick/rules/assert';
import { TableMessage } from '../messages/messages.ts';
import type { Standpoint } from '../messages/parts.ts';

/** Marks the function that checks, since test files of one process share modules. */
const CHECKS = Symbol.for('overtrick.checkedUpdates');
type Update = typeof TableMessage.update & { [CHECKS]?: true };

const plain: Update = TableMessage.update;

if (plain[CHECKS] !== true) {
  const checked: Update = (before, after, shared) => {
    const message = plain(before, after, shared);
    for (const update of [message, message?.short]) check(before, after, update?.toJSON());
    return message;
  };
  checked[CHECKS] = true;
  TableMessage.update = checked;
}

function check(before: Standpoint, after: Standpoint, update: TableUpdate | undefined): void {
  // nobody enters before the first deal
  if (before.table.deal === 0) return;
  const old = enteredState(before);
  const wanted = enteredState(after);
  const kept = new KeptState();
  kept.enter(old);
  const state =
    update === undefined
      ? old
      : updated(old, defined(kept.whole(overTheWire(update)), 'the update follows the state'));
  const keys = Object.keys({ ...state, ...wanted }) as (keyof TableState)[];
  const wrong = keys.filter((key) => !isDeepStrictEqual(state[key], wanted[key]));
  if (wrong.length === 0) return;
  const told = wrong.map(
    (key) => `${key}: ${JSON.stringify(state[key])}, not ${JSON.stringify(wanted[key])}`,
  );
  throw new Error(`an update leads to another state than entering anew: ${told.join('; ')}`);
}

function enteredState(standpoint: Standpoint): TableState {
  const answer = TableMessage.entered(standpoint).toJSON();
  if (!answer.ok) throw new Error(answer.code);
  return overTheWire(answer.state);
}

/** Returns a value as JSON carries it. */
const overTheWire = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
