/**
 * The rooms whose sources are changed by machine, each with the package whose tests are run against the changes.
 *
 * @typedef {object} MutantRoom
 * @property {string} folder of the package
 * @property {string} sources the folder that is changed
 * @property {readonly string[]} without sources in it that are not: tests, their samples, words to read, other rooms
 */

const ALL = ['**/*.test.ts', '**/test*.ts', '**/testing/**', '**/rules.ts', '**/words.ts', '**/samples.ts'];

/** @type {Readonly<Record<string, MutantRoom>>} */
export const MUTANT_ROOMS = {
  rules: {
    folder: 'packages/rules',
    sources: 'packages/rules/src',
    without: [...ALL, 'suites/**', '**/suites.ts'],
  },
  duplicate: { folder: 'packages/duplicate', sources: 'packages/duplicate/src', without: ALL },
  movements: { folder: 'packages/movements', sources: 'packages/movements/src', without: ALL },
  evening: { folder: 'packages/evening', sources: 'packages/evening/src', without: ALL },
  formats: { folder: 'packages/formats', sources: 'packages/formats/src', without: [...ALL, 'sheets/**'] },
  table: { folder: 'packages/table', sources: 'packages/table/src', without: ALL },
};
