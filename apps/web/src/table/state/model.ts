import type { Refused } from '@overtrick/protocol/refusal';
import {
  type ChatLine,
  type Entered,
  type TableState,
  type TableUpdate,
  updated,
} from '@overtrick/protocol/table';
import { type Action, sameAction } from '@overtrick/rules/action';
import { isStopped, ownChair } from '../../deal/words.ts';
import { talkText } from '../../text/talk.ts';
import { text } from '../../text/text.ts';
import { arrivals, linesFor } from '../speech/say.ts';
import { foresee } from './foresee.ts';
import { type Frame, finishedTrick, framesOf, type HeldTrick } from './frames.ts';

type Connection = 'connecting' | 'live' | 'lost' | 'stopping';

/** An action of the visitor that the table has not answered yet. */
export interface Pending {
  readonly id: string;
  readonly action: Action;
  readonly deal: number;
  readonly version: number;
  /** The position in the deal for which it was chosen. */
  readonly place: string;
}

/** A line that screen readers announce once. */
interface Line {
  readonly key: number;
  readonly text: string;
}

/** A sentence that is shown for a while. */
interface Notice {
  readonly key: number;
  readonly text: string;
  /** Present where the lines for screen readers already include it. */
  readonly isSaid?: true;
}

/** All state of the table's page. `shown`, which the visitor sees, may be some frames behind `latest`. */
export interface TableModel {
  readonly connection: Connection;
  /** The reason why the table refuses the visitor. */
  readonly trouble?: Refused;
  readonly latest?: TableState;
  readonly shown?: TableState;
  readonly held?: HeldTrick;
  readonly frames: readonly Frame[];
  readonly pending?: Pending;
  readonly lines: readonly Line[];
  readonly notice?: Notice;
  /** The lines of the chat that the visitor may read. */
  readonly chat: readonly ChatLine[];
  /** The names of people whose lines are hidden. */
  readonly muted: readonly string[];
  /** The number of the last line that the visitor has read. */
  readonly read: number;
  /** Present while the visitor waits for the host to admit them. */
  readonly waiting?: true;
}

export const EMPTY_MODEL: TableModel = {
  connection: 'connecting',
  frames: [],
  lines: [],
  chat: [],
  muted: [],
  read: 0,
};

const MOST_LINES = 12;

/** Adds lines for screen readers, each announced once. */
function said(model: TableModel, texts: readonly string[]): TableModel {
  const from = (model.lines.at(-1)?.key ?? 0) + 1;
  const lines = texts.map((text, i): Line => ({ key: from + i, text }));
  if (lines.length === 0) return model;
  return { ...model, lines: [...model.lines, ...lines].slice(-Math.max(MOST_LINES, lines.length)) };
}

/**
 * True while more announcements follow without the visitor: frames that wait to be shown, or computer players' turns.
 */
export const hasMoreToSay = ({ frames, pending, latest }: TableModel): boolean =>
  frames.length > 0 || pending !== undefined || (latest !== undefined && waitsForBots(latest));

/** True if only computer players can act. */
const waitsForBots = ({ view, chairs, you, claim, undo, awaited }: TableState): boolean =>
  view.phase !== 'over' &&
  view.legal.length === 0 &&
  claim === undefined &&
  undo === undefined &&
  awaited === undefined &&
  you !== undefined &&
  chairs.every(({ kind, chair }) => kind === 'bot' || chair === you);

export function noticed(model: TableModel, text: string | undefined): TableModel {
  const { notice, ...rest } = model;
  return text === undefined ? rest : { ...rest, notice: { key: (notice?.key ?? 0) + 1, text } };
}

/** Shows who has just sat down, and announces it. */
function welcomed(model: TableModel, before: TableState | undefined): TableModel {
  const { shown } = model;
  const come = before === undefined || shown === undefined ? [] : arrivals(before, shown);
  if (come.length === 0) return model;
  const { notice, ...rest } = noticed(model, come.join(' '));
  return notice === undefined ? rest : { ...rest, notice: { ...notice, isSaid: true } };
}

/** Ends the wait for the host, who has answered. */
export function noLongerWaiting(model: TableModel): TableModel {
  const { waiting: _, ...rest } = model;
  return rest;
}

const MOST_SAID = 100;

/** Adds a line to the chat; screen readers announce it too. */
export function heard(model: TableModel, line: ChatLine): TableModel {
  if (model.chat.some((one) => one.line === line.line)) return model;
  const chat = [...model.chat, line].slice(-MOST_SAID);
  const isOwn = line.chair !== undefined && line.chair === model.latest?.you;
  if (isOwn || model.muted.includes(line.name)) return { ...model, chat, read: line.line };
  return said({ ...model, chat }, [talkText.chat.says(line.name, talkText.chat.said(line.text))]);
}

/** Hides the lines of a person, or shows them again. */
export const muting = (model: TableModel, name: string): TableModel => ({
  ...model,
  muted: model.muted.includes(name) ? model.muted.filter((one) => one !== name) : [...model.muted, name],
});

/** Marks the whole chat as read. */
export const allRead = (model: TableModel): TableModel => ({
  ...model,
  read: Math.max(model.read, model.chat.at(-1)?.line ?? 0),
});

/** Records that the connection was lost. */
export const lost = (model: TableModel): TableModel =>
  model.connection === 'live' ? said({ ...model, connection: 'lost' }, [text.say.lost]) : model;

/** Enters the table, at first or again, and shows its present state at once. */
export function entered(model: TableModel, { state, chat = [] }: Entered): TableModel {
  const { held: _held, trouble: _trouble, pending, ...rest } = model;
  const isBack = model.latest !== undefined && model.connection !== 'live';
  // an action of the visitor that is still on its way has not been announced
  const before = pending === undefined ? model.shown : model.latest;
  const lines = [...(isBack ? [text.say.back] : []), ...linesFor(before, { state })];
  const read = isBack ? model.read : Math.max(model.read, chat.at(-1)?.line ?? 0);
  const shown = { latest: state, shown: state, frames: [], chat, read };
  const next: TableModel = { ...rest, connection: 'live', ...shown };
  const open = pending !== undefined && isOpen(pending, state);
  return said(open ? { ...next, pending, shown: withOwn(state, pending) } : next, lines);
}

/** True if the table is still in the position in which this action was chosen. */
const isOpen = (pending: Pending, state: TableState): boolean =>
  pending.deal === state.deal && pending.version === state.version;

/** Adds an update to the queue of frames to show. An old update changes nothing. */
export function received(model: TableModel, update: TableUpdate): TableModel {
  const { latest } = model;
  if (latest === undefined || !isNews(update, latest)) return model;
  const after = updated(latest, update);
  const frames = [...model.frames, ...framesOf(latest, after, update)];
  const next = { ...model, latest: after, frames };
  return isPlayedOut(latest) ? caughtUp(next) : confirmed(next);
}

/**
 * True if an update is new. One of the same version may still say who is present; a player who has left their chair may
 * receive the table as it was a while ago.
 */
function isNews({ version, steps, gone = [] }: TableUpdate, latest: TableState): boolean {
  if (version === latest.version) return steps.length === 0;
  return version > latest.version || gone.includes('you');
}

/** Skips the frame of the visitor's own action, which the page showed before the table confirmed it. */
function confirmed(model: TableModel): TableModel {
  const { pending, ...rest } = model;
  const [frame] = model.frames;
  if (pending === undefined || frame?.step === undefined) return model;
  return sameAction(frame.step.action, pending.action) ? advanced(rest) : model;
}

/** Shows the next frame. */
export function advanced(model: TableModel): TableModel {
  const [frame, ...frames] = model.frames;
  if (frame === undefined) return model;
  const { held: _, ...rest } = model;
  const before = model.shown ?? frame.state;
  const held = finishedTrick(before.view, frame);
  const shown = frame.step === undefined ? withOwn(frame.state, model.pending) : frame.state;
  const next = welcomed({ ...rest, shown, frames, ...(held && { held }) }, model.shown);
  // the play-out of a skipped deal is over in a moment: only its result is announced
  return said(next, isPlayedOut(shown) ? [] : linesFor(model.shown, frame));
}

/** Returns the state to show while an action of the visitor is on its way. */
function withOwn(state: TableState, pending: Pending | undefined): TableState {
  const { seat } = state.view;
  if (pending === undefined || seat === undefined) return state;
  return { ...state, view: foresee(state.view, { seat, action: pending.action }) };
}

/** Sends the finished trick off to its winner; the next call removes it. */
export function swept(model: TableModel): TableModel {
  const { held, ...rest } = model;
  if (held === undefined) return model;
  return held.leaving ? rest : { ...rest, held: { ...held, leaving: true } };
}

/** Shows everything at once, as after a while in the background. */
export function caughtUp(model: TableModel): TableModel {
  let next = model;
  while (next.frames.length > 0) next = advanced(next);
  const { held: _, ...rest } = next;
  return rest;
}

/** True if computer players play the rest of the deal for everybody. */
const isPlayedOut = (state: TableState | undefined): boolean => state?.skip?.waiting.length === 0;

/** True if the visitor can act on what is shown: no frame waits to be shown, and no action of theirs is on its way. */
export const canAct = ({ shown, frames, pending }: TableModel): boolean =>
  shown !== undefined &&
  frames.length === 0 &&
  pending === undefined &&
  shown.awaited === undefined &&
  shown.paused === undefined &&
  shown.lead === undefined &&
  !isStopped(shown) &&
  shown.claim === undefined &&
  shown.undo === undefined &&
  !isPlayedOut(shown) &&
  ownChair(shown)?.away === undefined &&
  shown.view.legal.length > 0;

/** Shows the visitor's own action before the table has answered. */
export function acted(model: TableModel, pending: Pending): TableModel {
  const { shown, held: _, ...rest } = model;
  if (shown === undefined) return model;
  return { ...noticed(rest, undefined), pending, shown: withOwn(shown, pending) };
}

/** Undoes the visitor's own action, which was refused or lost, and shows the present state again. */
export function takenBack(model: TableModel, why: string | undefined): TableModel {
  const { pending: _p, held: _h, ...rest } = model;
  const { latest } = rest;
  return noticed(latest === undefined ? rest : { ...rest, shown: latest, frames: [] }, why);
}
