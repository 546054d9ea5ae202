// npm run scales   writes what each game and each match format scores, as the tests compare it
//
// A scale is packages/rules/src/games/<game>/scale.txt or packages/rules/src/matches/<form>/scale.txt, score sheets are
// packages/rules/src/matches/<form>/sheets.txt: check what is written against docs/rules.md, it is the golden.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SCALE_FILES } from '../packages/rules/src/suites/scales/files.ts';

for (const { path, make } of SCALE_FILES) {
  const file = new URL(`../packages/rules/src/${path}`, import.meta.url);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const after = make(before);
  if (after === before) continue;
  writeFileSync(file, after);
  process.stdout.write(`${fileURLToPath(file)}\n`);
}
