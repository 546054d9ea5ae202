// The run tells its failures again at its end: thousands of lines may stand after a failure.
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from './run.mjs';

/** The most that is told again: failures, and characters of each. */
const MOST = 20;
const LONGEST = 1500;

const within = (path) => relative(ROOT, path);

const isOfALibrary = (line) => /^\s*at .*node_modules/.test(line) || /^\s*at new Promise /.test(line);

/** The beginning of a message, without colours and without the libraries' own part of the stack. */
function beginningOf(message) {
  const lines = stripVTControlCharacters(message).trim().split('\n');
  const text = lines.filter((line) => !isOfALibrary(line)).join('\n');
  return text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text;
}

/** The end of what a tool printed, without colours: its sum stands there. */
export function endOf(output) {
  const text = stripVTControlCharacters(output).trim();
  return text.length > LONGEST ? `… ${text.slice(-LONGEST)}` : text;
}

/** The failures of a report of vitest's JSON reporter: files that did not load among them. */
export const failuresOfVitest = ({ testResults }) =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((one) => one.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [`${within(name)}\n${beginningOf(message)}`] : [];
    return failed.map(
      ({ fullName, failureMessages }) =>
        `${within(name)} › ${fullName}\n${beginningOf(failureMessages.join('\n'))}`,
    );
  });

const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)];
const FAILED = ['unexpected', 'flaky'];

/** The failures of a report of playwright's JSON reporter: errors outside any test, and tests that passed late. */
export const failuresOfPlaywright = (report) => [
  ...report.errors.map(({ message = '' }) => beginningOf(message)),
  ...specsOf(report).flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => FAILED.includes(status))
      .map(({ results }) => {
        const messages = results.flatMap(({ errors }) => errors.map(({ message = '' }) => message));
        return `e2e/${file}:${line} › ${title}\n${beginningOf(messages.join('\n'))}`;
      }),
  ),
];

/**
 * Prints the failures of all parts, numbered.
 * @param {{ name: string, failures: string[] }[]} parts
 */
export function printFailures(parts) {
  const all = parts.flatMap(({ name, failures }) => failures.map((failure) => `${name}: ${failure}`));
  if (all.length === 0) return;
  console.log('\n=== failed');
  for (const [index, failure] of all.slice(0, MOST).entries()) {
    console.log(`\n${index + 1}. ${failure.replaceAll('\n', '\n   ')}`);
  }
  if (all.length > MOST) console.log(`\nand ${all.length - MOST} more`);
}
