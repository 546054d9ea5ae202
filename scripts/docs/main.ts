/**
 * Makes the parts of the documents that come from the code anew: `npm run docs`. With `--check` it writes nothing and
 * lists the documents that would change.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { documents } from './documents.ts';

const isCheck = process.argv.includes('--check');
const changed = [...documents()].filter(([file, text]) => readFileSync(file, 'utf8') !== text);
for (const [file, text] of changed) {
  console.log(file);
  if (!isCheck) writeFileSync(file, text);
}
if (isCheck && changed.length > 0) process.exitCode = 1;
