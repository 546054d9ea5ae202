import { fail } from '@overtrick/rules/result';
import { impsOf } from '@overtrick/rules/scores/imps';
import { type Define, jsonOption, type Trouble } from '../../command.ts';
import type { Io } from '../../io.ts';
import { signed } from '../../text/words.ts';

export const imps: Define = (command, io, end) => {
  command
    .argument('<n...>', 'scores, which are added up first; negative numbers need no --')
    .allowUnknownOption()
    .addOption(jsonOption())
    .addHelpText('after', '\nExample: overtrick imps 420 -170')
    .action(async (words, { json }) => end(await run(io, words, json)));
};

async function run(io: Io, words: readonly string[], json: true | undefined): Promise<Trouble> {
  const odd = words.find((word) => !/^[-+]?\d{1,6}$/.test(word));
  if (odd !== undefined)
    return fail('ERR_NUMBER', 'overtrick imps', `a score must be a whole number, not ${odd}`);
  const difference = words.reduce((sum, word) => sum + Number(word), 0);
  const won = impsOf(difference);
  await io.out(
    json ? `${JSON.stringify({ difference, imps: won })}\n` : `${signed(difference)}: ${signed(won)} IMPs\n`,
  );
  return undefined;
}
