// Failures of all parts in one form: the run names them once more at its end, and runs each once more alone.
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from './run.mjs';

/**
 * A failure of a part.
 * @typedef {object} Failure
 * @property {string} name the test, with its file
 * @property {string} message what went wrong
 * @property {string[]} [again] the arguments with which the part's runner runs this test alone; none where there is no
 *   such test
 */

/** The most that is printed again: failures, and characters of each. */
const MOST = 20;
const LONGEST = 1500;

const within = (path) => relative(ROOT, path);

const isOfALibrary = (line) => /^\s*at .*node_modules/.test(line) || /^\s*at new Promise /.test(line);

/** Returns the beginning of a message, without colours and without the libraries' own part of the stack. */
function beginningOf(message) {
  const lines = stripVTControlCharacters(message).trim().split('\n');
  const text = lines.filter((line) => !isOfALibrary(line)).join('\n');
  return text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text;
}

/** Returns the end of a tool's output, without colours: its sum stands there. */
export function endOf(output) {
  const text = stripVTControlCharacters(output).trim();
  return text.length > LONGEST ? `… ${text.slice(-LONGEST)}` : text;
}

/** Writes a text as a regular expression that matches it alone. */
const exactly = (text) => `^${text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')}$`;

/** Returns the pattern by which vitest finds one test: the titles of its groups and its own. */
export const patternOf = (titles) => exactly(titles.join(' > '));

/** Reads the failures from a report of vitest's JSON reporter: files that did not load among them. */
export const failuresOfVitest = ({ testResults }) =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = within(name);
    const failed = assertionResults.filter((one) => one.status === 'failed');
    if (failed.length === 0)
      return status === 'failed' ? [{ name: file, message: beginningOf(message), again: [file] }] : [];
    return failed.map(({ ancestorTitles, title, failureMessages }) => {
      const titles = [...ancestorTitles, title];
      return {
        name: `${file} › ${titles.join(' › ')}`,
        message: beginningOf(failureMessages.join('\n')),
        again: [file, '--testNamePattern', patternOf(titles)],
      };
    });
  });

const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)];
const FAILED = ['unexpected', 'flaky'];

/** Reads the failures from a report of playwright's JSON reporter: errors outside any test among them. */
export const failuresOfPlaywright = (report) => [
  ...report.errors.map(({ message = '' }) => ({ name: 'outside any test', message: beginningOf(message) })),
  ...specsOf(report).flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => FAILED.includes(status))
      .map(({ results }) => {
        const messages = results.flatMap(({ errors }) => errors.map(({ message = '' }) => message));
        const place = `e2e/${file}:${line}`;
        return {
          name: `${place} › ${title}`,
          message: beginningOf(messages.join('\n')),
          // several tests made by a loop share a line
          again: [place, '--grep', exactly(title).slice(1)],
        };
      }),
  ),
];

/**
 * Prints the failures of all parts, numbered.
 * @param {{ name: string, failures: Failure[] }[]} parts
 */
export function printFailures(parts) {
  const all = parts.flatMap(({ name, failures }) => failures.map((failure) => ({ ...failure, part: name })));
  if (all.length === 0) return;
  console.log('\n=== failed');
  for (const [index, { part, name, message }] of all.slice(0, MOST).entries()) {
    const text = message === '' ? name : `${name}\n${message}`;
    console.log(`\n${index + 1}. ${part}: ${text.replaceAll('\n', '\n   ')}`);
  }
  if (all.length > MOST) console.log(`\nand ${all.length - MOST} more`);
}
