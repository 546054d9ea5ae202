import { meaningsOf } from '@overtrick/bots/explain';
import { findLevel } from '@overtrick/bots/levels';
import { defined } from '@overtrick/rules/assert';
import { createEngine } from '@overtrick/solver/engine';
import address from '@overtrick/solver/solver.wasm?url';
import { costsOf, type Deadline, judgedCount, judgedIn } from './costs.ts';
import { playElsewhere } from './field.ts';
import type { Question, Thought } from './messages.ts';
import { type Replayed, replayText } from './replayed.ts';

// Thinks about a board away from the page's own thread; who no longer wants the answer ends it.

const MEGABYTES = 48;
/** More layouts than there is time for, except near the end of a deal. */
const MOST_WORLDS = 60;

const module = fetch(address).then((response) => WebAssembly.compileStreaming(response));

const tell = (thought: Thought): void => postMessage(thought);
const now = (): number => performance.now();

addEventListener('message', ({ data }: MessageEvent<Question>) => void answer(data));

async function answer(question: Question): Promise<void> {
  const replayed = replayText(question.record);
  if (replayed.ok) await think(question, replayed.value);
  tell({ kind: 'done' });
}

async function think(question: Question, replayed: Replayed): Promise<void> {
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
  } else {
    const level = defined(findLevel(question.level), 'the page asks for a level that there is');
    for (let table = 1; table <= question.tables; table++) {
      const thinking = { engine, now };
      const result = playElsewhere(replayed.game, replayed.record, level, `table ${table}`, thinking);
      if (result !== undefined) tell({ kind: 'result', result });
    }
  }
}

/** The meanings of the calls as the bots bid. */
function meaningsIn({ game, states }: Replayed): Readonly<Record<number, string>> {
  const view = game.view(states.at(-1));
  if (view.calls.length === 0) return {};
  return Object.fromEntries(meaningsOf(game, view).map(({ text }, i) => [i, text]));
}
