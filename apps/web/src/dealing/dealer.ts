import { dealOf } from '@overtrick/formats/dealer/dealt';
import { runScript } from '@overtrick/formats/dealer/run/run';
import { parseScript } from '@overtrick/formats/dealer/script';
import { asksForTricks } from '@overtrick/formats/dealer/tricks';
import { makeDeal } from '@overtrick/rules/deals/deal';
import { filledRandom } from '@overtrick/rules/random';
import type { Dealing, Dealt } from './messages.ts';

// Deals by a script away from the page's own thread.

/** Deals that are shown, tried at most, and counted at most. */
const SHOWN = 12;
const MOST_TRIED = 500_000;

addEventListener('message', ({ data }: MessageEvent<Dealing>) => postMessage(dealtBy(data)));

function dealtBy({ script: text, most = MOST_TRIED }: Dealing): Dealt {
  const script = parseScript(text);
  if (!script.ok) {
    const [line = 1, column = 1] = (script.at ?? '1:1').split(':').map(Number);
    return { kind: 'failed', line, column, why: script.why ?? script.code };
  }
  if (asksForTricks(script.value)) return { kind: 'tricks' };
  const random = filledRandom((words) => crypto.getRandomValues(words));
  const generate = Math.min(script.value.generate ?? most, most);
  const counts = (script.value.actions ?? []).some(({ kind }) => kind === 'average' || kind === 'frequency');
  const run = runScript(script.value, {
    random,
    ownRandom: random,
    generate,
    produce: counts ? (script.value.produce ?? generate) : Math.min(script.value.produce ?? SHOWN, SHOWN),
  });
  const deals: string[] = [];
  for (const dealt of run.deals()) if (deals.length < SHOWN) deals.push(makeDeal(dealOf(dealt)));
  const { averages, frequencies, outside, tables } = run.statistics.summary();
  return {
    kind: 'done',
    tried: run.tried,
    produced: run.produced,
    deals,
    averages: Object.entries(averages),
    frequencies: Object.entries(frequencies).map(([label, each]) => ({
      label,
      counts: each,
      low: outside[label]?.low ?? 0,
      high: outside[label]?.high ?? 0,
    })),
    tables: Object.entries(tables),
  };
}
