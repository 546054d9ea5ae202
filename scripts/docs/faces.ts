import { existsSync, readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { type Part, tableOf } from './part.ts';
import { docOf, firstSentence, headOf, isExported, sourceOf } from './source.ts';

/** The table of exports in the README of each package, with a sentence for each. */
export const FACES: readonly Part[] = readdirSync('packages').map((name) => ({
  file: `packages/${name}/README.md`,
  name: 'face',
  make: () => faceOf(name),
}));

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
  const from = path === '' ? `@overtrick/${name}` : `@overtrick/${name}/${path}`;
  if (path === '') return namesOf(file).map(([one, what]) => [`\`${one}\``, what]);
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

/** Lists the names that an index exports, each with the sentence of its declaration. */
function namesOf(index: string): readonly (readonly [string, string])[] {
  return sourceOf(index).statements.flatMap((statement) => {
    if (!ts.isExportDeclaration(statement) || !statement.exportClause || !statement.moduleSpecifier)
      return [];
    if (!ts.isNamedExports(statement.exportClause) || !ts.isStringLiteral(statement.moduleSpecifier))
      return [];
    const source = sourceOf(
      `${index.slice(0, index.lastIndexOf('/'))}/${statement.moduleSpecifier.text.slice(2)}`,
    );
    return statement.exportClause.elements.map(({ name, propertyName }): readonly [string, string] => [
      name.text,
      firstSentence(docOfName(source, (propertyName ?? name).text)),
    ]);
  });
}

function docOfName(source: ts.SourceFile, name: string): string {
  const declares = (one: ts.Statement): boolean =>
    ts.isVariableStatement(one)
      ? one.declarationList.declarations.some((each) => each.name.getText() === name)
      : (ts.isFunctionDeclaration(one) || ts.isInterfaceDeclaration(one) || ts.isTypeAliasDeclaration(one)) &&
        one.name?.text === name;
  const found = source.statements.find(declares);
  return found === undefined ? '' : docOf(found);
}
