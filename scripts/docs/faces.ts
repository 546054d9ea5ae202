import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { entriesOf } from '../pack/build.ts';
import { PUBLISHED, type Published } from '../pack/published.ts';
import { type Part, tableOf } from './part.ts';
import { docOf, firstSentence, headOf, isExported, namesIn, sourceOf } from './source.ts';

/** The table of exports in the README of each package, with a sentence for each. */
export const FACES: readonly Part[] = readdirSync('packages').map((name) => ({
  file: `packages/${name}/README.md`,
  name: 'face',
  make: () => faceOf(name),
}));

/** The tables of what the published packages promise, in the READMEs that users get. */
export const COVERED: readonly Part[] = PUBLISHED.map((one) => ({
  file: `packages/${one.name}/README.md`,
  name: 'covered',
  make: () => coveredOf(one),
}));

function coveredOf(published: Published): string {
  const { name, covered } = published;
  return entriesOf(published)
    .filter(([entry]) => covered.includes(entry))
    .map(([entry, file]) => {
      const rows = file.endsWith('.ts')
        ? namesOf(`packages/${name}/${file.slice(2)}`).map(([one, what]) => [`\`${one}\``, what])
        : [['the file', whatOf(entry.slice(2))]];
      return `### ${fullName(name, entry)}\n\n${tableOf(['name', 'what it is'], rows)}`;
    })
    .join('\n\n');
}

const fullName = (name: string, entry: string): string => `@overtrick/${name}${entry.slice(1)}`;

function faceOf(name: string): string {
  const { exports } = JSON.parse(readFileSync(`packages/${name}/package.json`, 'utf8')) as {
    readonly exports: Readonly<Record<string, string>>;
  };
  const rows = Object.entries(exports)
    .filter(([path]) => path !== './internals/*')
    .flatMap(([path, file]) => rowsOf(name, path.slice(2), `packages/${name}/${file.slice(2)}`));
  return tableOf(['import', 'what it offers'], rows);
}

function rowsOf(name: string, path: string, file: string): readonly (readonly [string, string])[] {
  const from = `@overtrick/${name}${path === '' ? '' : `/${path}`}`;
  if (path.includes('*') || !file.endsWith('.ts') || !existsSync(file))
    return [[`\`${from}\``, whatOf(path)]];
  return [[`\`${from}\``, sentenceOf(file)]];
}

/** Describes an entry that stands for many files. */
const whatOf = (path: string): string =>
  ({
    'games/*': 'The folder of each game, for what only that game has.',
    'matches/*': 'The folder of each match format.',
    '*/entries': 'The types of the entries of each subject.',
    'solver.wasm': 'The search as WebAssembly, for pages that fetch it.',
  })[path] ?? '';

/** Returns the sentence of a module: that of its head, or of its first export that has one. */
function sentenceOf(file: string): string {
  const source = sourceOf(file);
  const docs = [headOf(source), ...source.statements.filter(isExported).map(docOf)];
  return firstSentence(docs.find((doc) => doc !== '') ?? '');
}

/** Lists the names that a module exports, each with the sentence of its declaration. */
function namesOf(index: string): readonly (readonly [string, string])[] {
  return sourceOf(index).statements.flatMap((statement) => {
    if (isExported(statement))
      return namesIn(statement).map((name): readonly [string, string] => [
        name,
        firstSentence(docOf(statement)),
      ]);
    if (!ts.isExportDeclaration(statement) || !statement.moduleSpecifier) return [];
    if (!ts.isStringLiteral(statement.moduleSpecifier)) return [];
    const from = join(dirname(index), statement.moduleSpecifier.text);
    if (statement.exportClause === undefined) return namesOf(from);
    if (!ts.isNamedExports(statement.exportClause)) return [];
    const source = sourceOf(from);
    return statement.exportClause.elements.map(({ name, propertyName }): readonly [string, string] => [
      name.text,
      firstSentence(docOfName(source, (propertyName ?? name).text)),
    ]);
  });
}

function docOfName(source: ts.SourceFile, name: string): string {
  const found = source.statements.find((one) => namesIn(one).includes(name));
  return found === undefined ? '' : docOf(found);
}
