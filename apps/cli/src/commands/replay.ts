import type { ReplayedRecord } from '@overtrick/formats/records/replay';
import { type Replayed, replayItem } from '@overtrick/formats/replay';
import { type Failure, fail } from '@overtrick/rules/result';
import { type BoardFile, readBoardFile } from '../boardFile.ts';
import { type Define, jsonOption, type Trouble } from '../command.ts';
import type { Io } from '../io.ts';
import { startProgress } from '../progress.ts';
import { makeTable } from '../text/table.ts';
import { counted, signed } from '../text/words.ts';

/** The result of a board, or the place where it breaks the rules. */
interface ReplayLine {
  readonly board: string;
  readonly result: Replayed | Extract<ReplayedRecord['outcome'], { ok: true }> | Failure;
}

export const replay: Define = (command, io, end) => {
  command
    .argument('<file>', 'PBN, LIN, RBN, CSV or records (JSON, one per line); - reads standard input')
    .addOption(jsonOption())
    .action(async (file, { json }) => end(await run(io, file, json === true)));
};

async function run(io: Io, file: string, json: boolean): Promise<Trouble> {
  const read = await readBoardFile(io, file);
  if (!read.ok) return read;
  const { format, source } = read.value;
  const { name, text } = source;
  const lines = replayAll(io, format, text);
  if (lines.length === 0) return fail('ERR_NO_BOARD', `${name}:1:1`, 'there is no board in the file');
  await io.out(json ? lines.map(makeJson).join('') : makeText(lines));
  return troubleOf(lines, name);
}

function replayAll(io: Io, format: BoardFile['format'], text: string): readonly ReplayLine[] {
  const records = format.replay?.(text);
  if (records !== undefined) return records.map(({ label, outcome }) => ({ board: label, result: outcome }));
  const items = format.read(text);
  const progress = startProgress(io, items.length, 'boards');
  const lines = items.map((item, i): ReplayLine => {
    progress.show(i);
    return { board: item.label, result: replayItem(item) };
  });
  progress.clear();
  return lines;
}

function makeJson({ board, result }: ReplayLine): string {
  if (!result.ok) {
    const { at, code, why } = result;
    return `${JSON.stringify({ board, ok: false, at, code, why })}\n`;
  }
  const { ok, contract, declarer, tricks, score } = result;
  const more = 'points' in result ? { points: result.points } : differences(result);
  return `${JSON.stringify({ board, ok, contract, declarer, tricks, score, ...more })}\n`;
}

const differences = ({ differs }: Replayed): { differs?: readonly string[] } =>
  differs.length === 0 ? {} : { differs };

const makeText = (lines: readonly ReplayLine[]): string =>
  makeTable(
    ['board', 'contract', 'by', 'tricks', 'score', ''],
    lines.map(({ board, result }) =>
      result.ok
        ? [board, result.contract, result.declarer ?? '', ...numbersOf(result), remarkOf(result)]
        : [board, '–', '', '', '', `${result.at}: ${result.why ?? result.code}`],
    ),
  );

const numbersOf = ({ declarer, tricks, score }: Extract<ReplayLine['result'], { ok: true }>): string[] => [
  declarer === null ? '' : String(tricks),
  score === null ? '' : signed(score),
];

const remarkOf = (result: Extract<ReplayLine['result'], { ok: true }>): string =>
  'differs' in result ? result.differs.join('; ') : '';

/** Returns the first board that breaks the rules, with the number of such boards. */
function troubleOf(lines: readonly ReplayLine[], name: string): Trouble {
  const broken = lines.flatMap(({ board, result }) => (result.ok ? [] : [{ board, ...result }]));
  const [first] = broken;
  if (first === undefined) return undefined;
  const [place = '', ...step] = (first.at ?? '1:1').split(' ');
  const where = step.length === 0 ? '' : `${step.join(' ')}: `;
  const others =
    lines.length === 1 ? '' : ` (${broken.length} of ${counted(lines.length, 'board')} break the rules)`;
  return fail(
    first.code,
    `${name}:${place}`,
    `board ${first.board}: ${where}${first.why ?? first.code}${others}`,
  );
}
