import { type BotLevel, findLevel, meaningOf, meaningsOf } from '@overtrick/bots';
import type { Step } from '@overtrick/rules/action';
import { defined } from '@overtrick/rules/assert';
import { findGame } from '@overtrick/rules/games/list';
import { seededRandom } from '@overtrick/rules/random';
import { makeRecord } from '@overtrick/rules/record';
import type { View } from '@overtrick/rules/views/view';
import type { Engine } from '@overtrick/solver';
import { createEngine } from '@overtrick/solver/engine';
import { loadModule } from '@overtrick/solver/load';
import address from '@overtrick/solver/solver.wasm?url';
import { exampleOf } from '../deal/steps/exampleOf.ts';
import { layoutOf } from '../deal/steps/layout.ts';
import { momentAt } from '../deal/steps/moment.ts';
import { bidElsewhere, callsOf } from './bidding.ts';
import { type Cost, costsOf, type Deadline, judgedAt, judgedCount, judgedIn } from './costs.ts';
import { playElsewhere } from './field.ts';
import type { DecidingTrick, Question, Thought } from './messages.ts';
import { movesOf, type Replayed, replayText } from './replayed.ts';
import { type CardError, placedIn, type Turning, turningOf } from './turning.ts';
import '../device/reportRejections.ts';

// Analyses a board in a worker, apart from the thread of the page; the page ends the worker when it no longer needs the
// answer.

const MEGABYTES = 48;
/** More layouts than there is time for, except near the end of a deal. */
const MOST_WORLDS = 60;

const module = loadModule(address);

const tell = (thought: Thought): void => postMessage(thought);
const now = (): number => performance.now();

addEventListener('message', ({ data }: MessageEvent<Question>) => void answer(data));

async function answer(question: Question): Promise<void> {
  if (question.kind === 'reading') {
    tell(readingOf(question.view));
    tell({ kind: 'done' });
    return;
  }
  const replayed = replayText('view' in question ? recordOf(question) : question.record);
  if (replayed.ok) await think(question, replayed.value);
  tell({ kind: 'done' });
}

/** Returns the meanings of the legal calls and of the calls so far, none of which is secret. */
function readingOf(view: View): Thought {
  const game = defined(findGame(view.game), 'a game of the list');
  const calls = view.legal.flatMap((action) => (action.kind === 'call' ? [action.call] : []));
  return {
    kind: 'reading',
    legal: Object.fromEntries(calls.map((call) => [call, meaningOf(game, view, call).text])),
    made: meaningsOf(game, view).map(({ text }) => text),
  };
}

async function think(question: Exclude<Question, { kind: 'reading' }>, replayed: Replayed): Promise<void> {
  const deadline: Deadline = { until: Infinity };
  const isSpent = () => now() > deadline.until;
  if (question.kind === 'costs') tell({ kind: 'meanings', meanings: meaningsIn(replayed) });
  const engine = createEngine(await module, { megabytes: MEGABYTES, isSpent });
  if (question.kind === 'costs') {
    for (const cost of costsOf(engine, replayed)) tell({ kind: 'cost', cost });
  } else if (question.kind === 'judge') {
    const all = judgedCount(replayed);
    const end = now() + question.milliseconds;
    const limits = { worlds: MOST_WORLDS, now, end, deadline };
    for (const judgement of judgedIn(engine, replayed, limits))
      tell({ kind: 'judged', all, ...(judgement && { judgement }) });
  } else if (question.kind === 'bidding') {
    const level = levelCalled(question.level);
    const { side } = question;
    const bid = bidElsewhere(replayed.game, replayed.record, {
      level,
      engine,
      ...(side !== undefined && { side }),
    });
    if (bid !== undefined) tell({ kind: 'bid', bid });
  } else if (question.kind === 'calls') {
    const level = levelCalled(question.level);
    tell({ kind: 'called', calls: callsOf(replayed.game, replayed.record, { level, engine }) });
  } else if (question.kind === 'field') {
    playField(replayed, question, engine);
  } else {
    tell({ kind: 'record', record: makeRecord(replayed.record) });
    const costs = [...costsOf(engine, replayed)];
    const turning = turningOf(replayed, costs);
    if (turning !== undefined) tell({ kind: 'decided', decided: decidedIn(replayed, turning) });
    playField(replayed, question, engine);
    const error = errorOf(engine, replayed, costs, question.own, deadline);
    if (error !== undefined) tell({ kind: 'error', error });
  }
}

/** Writes the record of a finished deal from a view: no cards are hidden once the deal is over. */
function recordOf({ view, steps }: Extract<Question, { view: View; steps: readonly Step[] }>): string {
  const game = defined(findGame(view.game), 'a game of the list');
  const setup = game.setupOf(game.imagine(view, seededRandom('over')));
  return makeRecord({ game: game.id, options: view.options, setup, steps });
}

const levelCalled = (id: string): BotLevel =>
  defined(findLevel(id), 'the page asks for a level that there is');

function playField(
  { game, record }: Replayed,
  { level: id, tables }: { readonly level: string; readonly tables: number },
  engine: Engine,
): void {
  const level = levelCalled(id);
  for (let table = 1; table <= tables; table++) {
    const result = playElsewhere(game, record, level, `table ${table}`, { engine, now });
    if (result !== undefined) tell({ kind: 'result', result });
  }
}

/** Finds the position at the end of the trick in which the given card was played. */
function decidedIn({ game, record, states }: Replayed, turning: Turning): DecidingTrick {
  const made = movesOf({ game, record, states }).map(({ step, after }) => ({ step, after }));
  const example = exampleOf(game, states[0], made);
  let at = turning.step + 1;
  while (at < made.length && momentAt(example, at).won === '') at += 1;
  return { ...turning, layout: layoutOf(game), moment: momentAt(example, at) };
}

/** The number of the visitor's most expensive cards (double dummy) that are also judged by the information they had. */
const WEIGHED = 4;
const WEIGHING_MS = 900;
/** A smaller loss in tricks teaches nothing. */
const LEAST_ERROR = 0.25;

function errorOf(
  engine: Engine,
  replayed: Replayed,
  costs: readonly Cost[],
  own: readonly number[],
  deadline: Deadline,
): CardError | undefined {
  const steps = costs
    .filter((cost) => own.includes(cost.step) && cost.tricks > 0)
    .toSorted((a, b) => b.tricks - a.tricks)
    .slice(0, WEIGHED)
    .map(({ step }) => step);
  const limits = { worlds: MOST_WORLDS, now, deadline, each: WEIGHING_MS };
  const [worst] = [...judgedAt(engine, replayed, steps, limits)]
    .filter(({ tricks }) => tricks >= LEAST_ERROR)
    .toSorted((a, b) => b.tricks - a.tricks);
  return worst && { ...worst, ...placedIn(replayed, worst.step) };
}

/** Returns the meanings of the calls in the bots' system. */
function meaningsIn({ game, states }: Replayed): Readonly<Record<number, string>> {
  const view = game.view(states.at(-1));
  if (view.calls.length === 0) return {};
  return Object.fromEntries(meaningsOf(game, view).map(({ text }, i) => [i, text]));
}
