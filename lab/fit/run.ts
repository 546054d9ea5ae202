// npm run fit                lists the files of the product that are fitted
// npm run fit NAME -- [--deals n] [--seed text] [--data FILE] [--out FILE] [--set name=number]…
//
// Fits a file of the product to deals that the fit makes itself from a seed, or to a file of lab/data.json, and writes
// it, or FILE. The same seed, numbers and version of the computer players give the same bytes. Prints JSON: what was
// written, and how good the fit is on deals that it was not fitted to.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { outputOf } from '../../scripts/lib/run.mjs';
import { sha256Of } from '../lib/data.ts';
import { type Fit, ROOT } from './fit.ts';
import { FITS } from './list.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    deals: { type: 'string' },
    seed: { type: 'string' },
    data: { type: 'string' },
    out: { type: 'string' },
    set: { type: 'string', multiple: true, default: [] },
  },
});

/** Reads the settings of a fit, those of `--set` in the place of its own. Throws at a name that it has not. */
function settingsOf({ settings }: Fit): Readonly<Record<string, number>> {
  const own = values.set.map((text): [string, number] => {
    const [name = '', value = ''] = text.split('=');
    if (!(name in settings) || !(Number(value) > 0))
      throw new Error(`--set ${text}: the settings are ${Object.keys(settings).join(', ')}, each a number.`);
    return [name, Number(value)];
  });
  return { ...settings, ...Object.fromEntries(own) };
}

const [name] = positionals;
const fit = name === undefined ? undefined : FITS[name];
if (fit !== undefined) {
  const { seed = fit.seed, data, out = join(ROOT, fit.file) } = values;
  const deals = Number(values.deals ?? fit.deals);
  const settings = settingsOf(fit);
  const { text, report } = fit.run({ deals, seed, data, settings });
  writeFileSync(out, text);
  // a file of the product stands there as the formatter has it
  if (values.out === undefined) outputOf('biome', ['format', '--write', out]);
  const made = data === undefined ? { deals, seed } : { data };
  console.log(
    JSON.stringify(
      { fit: name, ...made, settings, out, sha256: sha256Of(readFileSync(out)), report },
      null,
      2,
    ),
  );
} else {
  if (name !== undefined) console.error(`There is no fit ${name}. These are the fits:`);
  for (const [id, { file, about, deals }] of Object.entries(FITS))
    console.log(`${id.padEnd(12)} ${about}\n${' '.repeat(13)}${file}, ${deals} deals`);
  if (name !== undefined) process.exitCode = 1;
}
