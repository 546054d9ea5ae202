import { seededRandom } from '@overtrick/rules/random';
import { ok, type Result } from '@overtrick/rules/result';
import { type CardQuestion, readQuestion, viewOf } from '../cardQuestion.ts';
import answer, { type CardAnswer, type CardJob } from '../cardWorker.ts';
import { type Define, jsonOption, type Trouble, wholeNumber } from '../command.ts';
import { inSource, readLines, readSource } from '../input.ts';
import type { Io } from '../io.ts';
import { printEach } from '../jobs.ts';
import { botsOption, budgetOption, levelCalled, limitsOf, type Thinking, worldsOption } from '../thinking.ts';

const PLACE = 'overtrick card';

interface Options extends Thinking {
  readonly seed: string;
  readonly threads: number;
  readonly json?: true;
}

export const card: Define = (command, io, end) => {
  command
    .argument(
      '<file>',
      'positions, one JSON object per line: id, dealer, vul, auction, seat, hand, dummy, played',
    )
    .addOption(botsOption('expert'))
    .addOption(budgetOption())
    .addOption(worldsOption())
    .option('--seed <text>', 'changes the random choices', 'card')
    .option('--threads <n>', 'how many cards to think about at a time', wholeNumber(1, 256), 1)
    .addOption(jsonOption())
    .action(async (file, options) => end(await run(io, file, options)));
};

async function run(io: Io, file: string, options: Options): Promise<Trouble> {
  const { bots, seed, threads, json } = options;
  const level = levelCalled(PLACE, bots);
  if (!level.ok) return level;
  const source = await readSource(io, file);
  if (!source.ok) return source;
  const asked = readLines(source.value, (line, number) =>
    readAsked(line, number, { seed, level: bots, limits: limitsOf(options) }),
  );
  if (!asked.ok) return inSource(source.value, asked);
  const jobs = asked.value.map(({ job }) => job);
  const worker = { here: answer, there: import.meta.resolve('#thread/card') };
  await printEach<CardJob, CardAnswer>(io, jobs, 'cards', worker, threads, (result, i) => {
    const id = asked.value[i]?.id;
    return json ? `${JSON.stringify({ id, ...result })}\n` : `${id}: ${result.card}  ${result.reason}\n`;
  });
  return undefined;
}

interface Asked {
  readonly id: CardQuestion['id'];
  readonly job: CardJob;
}

function readAsked(line: string, number: number, how: Omit<CardJob, 'view'>): Result<Asked> {
  const question = readQuestion(line, number);
  if (!question.ok) return question;
  const view = viewOf(question.value, seededRandom('hidden'));
  if (!view.ok) return view;
  const { id } = question.value;
  return ok({ id, job: { ...how, view: view.value, seed: `${how.seed} ${id}` } });
}
