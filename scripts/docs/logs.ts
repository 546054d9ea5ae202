import { existsSync, readdirSync } from 'node:fs';
import type { KindName } from '@overtrick/evening/log/kind';
import { KIND_NAMES, kindOf } from '@overtrick/evening/subjects';
import ts from 'typescript';
import { type Part, tableOf } from './part.ts';
import { docOf, plain, sourceOf } from './source.ts';

const EVENING = 'packages/evening/src';
const TABLE = 'packages/table/src/entry.ts';

/** The kinds of entries of both logs, made from their definitions. */
export const LOGS: readonly Part[] = [
  { file: 'docs/logs.md', name: 'entries of a table', make: tableEntries },
  { file: 'docs/logs.md', name: 'entries of an evening', make: eveningEntries },
];

/** Draws the kinds of a table's entries, from their schema. */
function tableEntries(): string {
  const rows: (readonly string[])[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'z.object') {
      const [shape] = node.arguments;
      const kind = shape && ts.isObjectLiteralExpression(shape) ? literalOf(shape) : undefined;
      if (kind !== undefined && shape && ts.isObjectLiteralExpression(shape))
        rows.push([`\`${kind}\``, commentBefore(node), fieldsOf(shape)]);
    }
    ts.forEachChild(node, visit);
  };
  visit(sourceOf(TABLE));
  return tableOf(['kind', 'what it says', 'fields'], rows);
}

/** Returns the kind of an object of the schema; `undefined` for an object inside another. */
function literalOf(shape: ts.ObjectLiteralExpression): string | undefined {
  const kind = shape.properties.find((one) => one.name?.getText() === 'kind');
  return kind === undefined ? undefined : /z\.literal\('(\w+)'\)/.exec(kind.getText())?.[1];
}

function fieldsOf(shape: ts.ObjectLiteralExpression): string {
  return shape.properties
    .filter((one) => one.name?.getText() !== 'kind')
    .map((one) => {
      const name = one.name?.getText() ?? '';
      const isOptional = /^\w+: z\.optional\(/.test(one.getText()) || one.getText() === 'marks';
      return `\`${name}${isOptional ? '?' : ''}\``;
    })
    .join(', ');
}

/** Returns the comment before a node, as one line. */
function commentBefore(node: ts.Node): string {
  const { text } = node.getSourceFile();
  const range = ts.getLeadingCommentRanges(text, node.getFullStart())?.at(-1);
  return range === undefined ? '' : plain(text.slice(range.pos, range.end));
}

/** Draws a table for each subject: its kinds, their fields, and the roles that may make them besides directors. */
function eveningEntries(): string {
  const subjects = readdirSync(EVENING).filter((name) => existsSync(`${EVENING}/${name}/entries.ts`));
  return subjects
    .map((subject) => {
      const docs = docsIn(`${EVENING}/${subject}/entries.ts`);
      const kinds = KIND_NAMES.filter((kind) => docs.has(kind));
      const rows = kinds.map((kind) => [
        `\`${kind}\``,
        docs.get(kind) ?? '',
        fieldsOfKind(kind),
        makersOf(kind),
      ]);
      return `### ${subject}\n\n${tableOf(['kind', 'what it says', 'fields', 'also made by'], rows)}`;
    })
    .join('\n\n');
}

const fieldsOfKind = (kind: KindName): string =>
  Object.entries(kindOf(kind).fields)
    .map(([name, { form }]) => `\`${name}\`: ${form}`)
    .join('; ');

function makersOf(kind: KindName): string {
  const { roles = {}, isFromServer } = kindOf(kind);
  return isFromServer ? 'the server alone' : Object.keys(roles).join(', ');
}

/** Returns the doc comments of the interfaces of a file that are kinds of entries, by kind. */
function docsIn(path: string): ReadonlyMap<string, string> {
  return new Map(
    sourceOf(path)
      .statements.filter((one) => ts.isInterfaceDeclaration(one))
      .flatMap((one): readonly (readonly [string, string])[] => {
        const kind = one.members.find((member) => member.name?.getText() === 'kind');
        const name = kind && /'(\w+)'/.exec(kind.getText())?.[1];
        return name === undefined ? [] : [[name, docOf(one)]];
      }),
  );
}
