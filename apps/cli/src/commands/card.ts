import { seededRandom } from '@overtrick/rules/random';
import { ok, type Result } from '@overtrick/rules/result';
import { type CardQuestion, readQuestion, viewOf } from '../cardQuestion.ts';
import answer, { type CardAnswer, type CardJob } from '../cardWorker.ts';
import { type Define, jsonOption, type Trouble, wholeNumber } from '../command.ts';
import { inSource, readSource, type Source } from '../input.ts';
import type { Io } from '../io.ts';
import { inThreads } from '../jobs.ts';
import { startProgress } from '../progress.ts';
import { LEVEL_IDS, type Limits, levelCalled, MOST_MILLISECONDS, MOST_WORLDS } from '../thinking.ts';

const PLACE = 'overtrick card';

interface Options extends Limits {
  readonly bots: string;
  readonly seed: string;
  readonly threads: number;
  readonly json?: true;
}

export const card: Define = (command, io, end) => {
  command
    .argument(
      '<file>',
      'positions, a JSON object a line: id, dealer, vul, auction, seat, hand, dummy, played',
    )
    .option('--budget <ms>', 'milliseconds to think about a card', wholeNumber(1, MOST_MILLISECONDS))
    .option(
      '--worlds <n>',
      'layouts to imagine, instead of a time: the same card each time',
      wholeNumber(1, MOST_WORLDS),
    )
    .option('--bots <level>', `who plays: ${LEVEL_IDS.join(', ')}`, 'expert')
    .option('--seed <text>', 'another chance', 'card')
    .option('--threads <n>', 'how many cards to think about at a time', wholeNumber(1, 256), 1)
    .addOption(jsonOption())
    .action(async (file, options) => end(await run(io, file, options)));
};

async function run(io: Io, file: string, options: Options): Promise<Trouble> {
  const { bots, budget, worlds, seed, threads, json } = options;
  const level = levelCalled(PLACE, bots);
  if (!level.ok) return level;
  const source = await readSource(io, file);
  if (!source.ok) return source;
  const limits = { ...(budget !== undefined && { budget }), ...(worlds !== undefined && { worlds }) };
  const found = readJobs(source.value, { seed, level: bots, limits });
  if (!found.ok) return inSource(source.value, found);
  const questions = found.value;
  const jobs = questions.map(({ job }) => job);
  const progress = startProgress(io, jobs.length, 'cards');
  let done = 0;
  for await (const result of answers(jobs, threads)) {
    const { id } = questions[done]?.question ?? { id: done };
    progress.clear();
    await io.out(
      json ? `${JSON.stringify({ id, ...result })}\n` : `${id}: ${result.card}  ${result.reason}\n`,
    );
    progress.show(++done);
  }
  progress.clear();
  return undefined;
}

async function* answers(jobs: readonly CardJob[], threads: number): AsyncGenerator<CardAnswer> {
  if (threads > 1 && jobs.length > 1)
    yield* inThreads<CardJob, CardAnswer>(new URL('../cardWorker.ts', import.meta.url), jobs, threads);
  else for (const job of jobs) yield answer(job);
}

interface Asked {
  readonly question: CardQuestion;
  readonly job: CardJob;
}

/** The lines that have something in them; the first that is no position is the failure. */
function readJobs({ text }: Source, how: Omit<CardJob, 'view'>): Result<readonly Asked[]> {
  const asked: Asked[] = [];
  for (const [i, line] of text.split(/\r\n|\r|\n/).entries()) {
    if (line.trim() === '') continue;
    const at = `${i + 1}:1`;
    const question = readQuestion(line, i + 1);
    if (!question.ok) return { ...question, at };
    const view = viewOf(question.value, seededRandom('hidden'));
    if (!view.ok) return { ...view, at };
    const seed = `${how.seed} ${question.value.id}`;
    asked.push({ question: question.value, job: { ...how, view: view.value, seed } });
  }
  return ok(asked);
}
