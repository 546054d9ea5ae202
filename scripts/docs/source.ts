import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** Parses a source file of the project. */
export const sourceOf = (path: string): ts.SourceFile =>
  ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);

/** Returns the doc comment of a node as one line; empty if it has none. */
export function docOf(node: ts.Node): string {
  const [doc] = ts.getJSDocCommentsAndTags(node).filter((one) => ts.isJSDoc(one));
  return doc === undefined ? '' : plain(doc.getText());
}

/** Returns the first sentence of a text. */
export const firstSentence = (text: string): string =>
  /^.*?[.!?:](?=\s|$)/.exec(text)?.[0].replace(/:$/, '.') ?? text;

/** Returns the comment at the head of a file, as one line; empty if it has none. */
export function headOf(source: ts.SourceFile): string {
  const [first] = ts.getLeadingCommentRanges(source.text, 0) ?? [];
  const text = first && source.text.slice(first.pos, first.end);
  if (first === undefined || text === undefined || !text.startsWith('/**')) return '';
  // a comment that belongs to the first declaration is that declaration's
  const isOwn =
    ts.isImportDeclaration(source.statements[0] ?? source) ||
    /^\s*\n\s*\n/.test(source.text.slice(first.end));
  return isOwn ? plain(text) : '';
}

/** True if a declaration is exported. */
export const isExported = (node: ts.Statement): boolean =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false);

/** Returns the names that a statement declares. */
export function namesIn(statement: ts.Statement): readonly string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isEnumDeclaration(statement);
  return isNamed && statement.name !== undefined ? [statement.name.text] : [];
}

/** Returns a doc comment as one line, without its marks, tags and examples. */
export const plain = (comment: string): string =>
  comment
    .replace(/^\/\*\*|\*\/$/g, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, ''))
    .filter((line) => !/^ {4}|^\s*@/.test(line))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
