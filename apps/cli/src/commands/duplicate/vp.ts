import { parseVictoryScale } from '@overtrick/duplicate/victoryPoints/file';
import { findVictoryScale, VICTORY_SCALES } from '@overtrick/duplicate/victoryPoints/list';
import { type VictoryScale, victoryPoints } from '@overtrick/duplicate/victoryPoints/scale';
import { fail, ok, type Result } from '@overtrick/rules/result';
import { type Define, jsonOption, noSuch, type Trouble, wholeNumber } from '../../command.ts';
import { inSource, readSource } from '../../input.ts';
import type { Io } from '../../io.ts';

const NAMES = VICTORY_SCALES.map(({ id }) => id);

interface Options {
  readonly boards: number;
  readonly scale: string;
  readonly json?: true;
}

export const vp: Define = (command, io, end) => {
  command
    .argument('<imps>', 'our margin in IMPs; negative if we lost')
    .requiredOption('--boards <n>', 'how many boards the match had', wholeNumber(1, 1000))
    .option('--scale <name>', `${NAMES.join(', ')}, or a file (.json)`, 'wbf')
    .allowUnknownOption()
    .addOption(jsonOption())
    .addHelpText(
      'after',
      [
        '',
        'Scales:',
        ...VICTORY_SCALES.map(({ id, name }) => `  ${id.padEnd(13)} ${name}`),
        '',
        'Example: overtrick vp -9 --boards 16 --scale wbf',
      ].join('\n'),
    )
    .action(async (imps, options) => end(await run(io, imps, options)));
};

async function run(io: Io, imps: string, { boards, scale: name, json }: Options): Promise<Trouble> {
  if (!/^[-+]?\d{1,6}$/.test(imps))
    return fail('ERR_NUMBER', 'overtrick vp', `the margin must be a whole number of IMPs, not ${imps}`);
  const scale = await scaleOf(io, name);
  if (!scale.ok) return scale;
  const { min, max } = scale.value.boards;
  if (boards < min || boards > max)
    return fail(
      'ERR_BOARDS',
      'overtrick vp --boards',
      `the scale ${scale.value.id} is for ${min === max ? min : `${min} to ${max}`} boards, not ${boards}`,
    );
  const points = victoryPoints(scale.value, Number(imps), boards);
  await io.out(json ? `${JSON.stringify({ vp: points })}\n` : `${points.join(' – ')}\n`);
  return undefined;
}

async function scaleOf(io: Io, name: string): Promise<Result<VictoryScale>> {
  if (!/\.json$/i.test(name)) {
    const scale = findVictoryScale(name);
    return scale ? ok(scale) : noSuch('overtrick vp --scale', 'scale', name, NAMES);
  }
  const source = await readSource(io, name);
  if (!source.ok) return source;
  const scale = parseVictoryScale(source.value.text);
  return scale.ok ? scale : inSource(source.value, scale);
}
