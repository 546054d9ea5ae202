import { dirname, join } from 'node:path';
import ts from 'typescript';
import { namesIn, sourceOf } from '../docs/source.ts';
import { entriesOf, typesOf } from './build.ts';
import type { Published } from './published.ts';

/** A declaration in the types of a built package. */
interface Declared {
  readonly file: string;
  readonly name: string;
}

/**
 * Writes the surface of a built package: what each covered entry exports, as it is declared, then the types of the
 * package that these mention. A change of the surface is a change of this text.
 */
export function apiOf(published: Published, folder: string): string {
  const exported = new Map<string, Declared>();
  const parts = entriesOf(published)
    .filter(([entry]) => published.covered.includes(entry))
    .map(([entry, file]) => {
      const found = exportsOf(join(folder, typesOf(file)));
      for (const one of found) exported.set(keyOf(one), one);
      return { entry, found };
    });
  const mentioned = new Map<string, Declared>();
  const waiting = [...exported.values()];
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop())
    for (const other of mentionsOf(one)) {
      if (exported.has(keyOf(other)) || mentioned.has(keyOf(other))) continue;
      mentioned.set(keyOf(other), other);
      waiting.push(other);
    }
  const name = `@overtrick/${published.name}`;
  const sections = parts.map(({ entry, found }) => sectionOf(`${name}${entry.slice(1)}`, found));
  if (mentioned.size > 0) sections.push(sectionOf('types that these mention', [...mentioned.values()]));
  return sections.join('\n');
}

const keyOf = ({ file, name }: Declared): string => `${name} ${file}`;

function sectionOf(title: string, declared: readonly Declared[]): string {
  const texts = declared
    .toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
    .map((one) => statementsOf(one).map(textOf).join('\n'));
  return `// ${title}\n\n${texts.join('\n')}\n`;
}

/** The files that were parsed. */
const parsed = new Map<string, ts.SourceFile>();

function fileOf(path: string): ts.SourceFile {
  const file = parsed.get(path) ?? sourceOf(path);
  parsed.set(path, file);
  return file;
}

/** Lists what a module exports, with the place of each declaration. */
function exportsOf(file: string): readonly Declared[] {
  return fileOf(file).statements.flatMap((statement): readonly Declared[] => {
    if (!ts.isExportDeclaration(statement)) return namesIn(statement).map((name) => ({ file, name }));
    if (statement.exportClause === undefined) {
      const from = fileNamed(file, statement.moduleSpecifier);
      return from === undefined ? [] : exportsOf(from);
    }
    if (!ts.isNamedExports(statement.exportClause)) return [];
    return statement.exportClause.elements.flatMap(({ name, propertyName }) =>
      // `export {}` marks a module that exports nothing
      declaredIn(fileNamed(file, statement.moduleSpecifier), (propertyName ?? name).text),
    );
  });
}

/** Finds the declaration behind an exported name, which another module may pass on. */
const declaredIn = (file: string | undefined, name: string): readonly Declared[] =>
  file === undefined
    ? []
    : fileOf(file).statements.some((one) => namesIn(one).includes(name))
      ? [{ file, name }]
      : exportsOf(file).filter((one) => one.name === name);

/** Returns the file of the same package that a module names; `undefined` for another package. */
function fileNamed(from: string, specifier: ts.Expression | undefined): string | undefined {
  if (specifier === undefined || !ts.isStringLiteral(specifier) || !specifier.text.startsWith('.'))
    return undefined;
  return join(dirname(from), specifier.text.replace(/\.js$/, '.d.ts'));
}

const statementsOf = ({ file, name }: Declared): readonly ts.Statement[] =>
  fileOf(file).statements.filter((one) => namesIn(one).includes(name));

/** Lists the declarations of the same package that a declaration mentions. */
function mentionsOf(declared: Declared): readonly Declared[] {
  const found: Declared[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) found.push(...resolved(declared.file, node.text));
    ts.forEachChild(node, visit);
  };
  for (const statement of statementsOf(declared)) visit(statement);
  return found.filter((one) => keyOf(one) !== keyOf(declared));
}

/** Finds the declaration that a name means in a file: its own, or one that it imports. */
function resolved(file: string, name: string): readonly Declared[] {
  const { statements } = fileOf(file);
  if (statements.some((one) => namesIn(one).includes(name))) return [{ file, name }];
  return statements.flatMap((statement) => {
    const names = ts.isImportDeclaration(statement) && statement.importClause?.namedBindings;
    if (!names || !ts.isNamedImports(names)) return [];
    return names.elements
      .filter((one) => one.name.text === name)
      .flatMap((one) =>
        declaredIn(fileNamed(file, statement.moduleSpecifier), (one.propertyName ?? one.name).text),
      );
  });
}

const printer = ts.createPrinter({ removeComments: true });

/** Prints a statement without comments, so that these change no surface. */
const textOf = (statement: ts.Statement): string =>
  printer
    .printNode(ts.EmitHint.Unspecified, statement, statement.getSourceFile())
    .replace(/^(export )?(declare )?/, '');
