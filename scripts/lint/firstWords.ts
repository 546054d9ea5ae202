// Checks that the comment of a function begins with a verb in the third person, and prints what does not. Rooms as
// arguments: node scripts/lint/firstWords.ts packages/rules
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { Finding } from './finding.ts';

/** The verbs with which comments begin, one a line; a new one is added there. */
const VERBS: ReadonlySet<string> = new Set(
  readFileSync(join(import.meta.dirname, 'verbs.txt'), 'utf8')
    .split('\n')
    .filter(Boolean),
);

/** Finds the functions and methods of a source whose comments begin with something else than a verb. */
export function firstWordFindings(file: string, text: string): readonly Finding[] {
  if (!/\.tsx?$/.test(file) || !text.includes('/**')) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const findings: Finding[] = [];
  const visit = (node: ts.Node): void => {
    const name = functionName(node);
    if (name !== undefined) {
      const word = firstWord(text, node);
      if (word !== undefined && !VERBS.has(word) && !isComponent(file, name)) {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
        findings.push({
          file,
          line: line + 1,
          why: `the comment of ${name} begins with a verb, not with "${word}"`,
        });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return findings;
}

/** Returns the name of a function, a method, or a constant that is a function; undefined for anything else. */
function functionName(node: ts.Node): string | undefined {
  if ((ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node)) && node.name !== undefined)
    return node.name.getText();
  if (!ts.isVariableStatement(node)) return undefined;
  const [declared] = node.declarationList.declarations;
  const value = declared?.initializer;
  return declared !== undefined &&
    value !== undefined &&
    (ts.isArrowFunction(value) || ts.isFunctionExpression(value))
    ? declared.name.getText()
    : undefined;
}

/** Returns the first word of the comment above a node; undefined without a comment, or where it has only tags. */
function firstWord(text: string, node: ts.Node): string | undefined {
  const range = ts.getLeadingCommentRanges(text, node.getFullStart())?.at(-1);
  if (range === undefined) return undefined;
  const comment = text.slice(range.pos, range.end);
  if (!comment.startsWith('/**')) return undefined;
  const [word = ''] = /^\S+/.exec(comment.replace(/^\/\*\*\s*(?:\*\s*)?/, '')) ?? [];
  return word.startsWith('@') ? undefined : word.replace(/[,:;.]$/, '');
}

/** True for a component of a page: it is a thing, as a type is, and its comment begins with a noun. */
const isComponent = (file: string, name: string): boolean => file.endsWith('.tsx') && /^[A-Z]/.test(name);

if (import.meta.main) {
  const rooms = process.argv.slice(2);
  const files = rooms.flatMap((room) =>
    globSync(`${room}/**/*.{ts,tsx}`, { exclude: (name) => /(^|\/)(node_modules|dist)$/.test(name) }),
  );
  const findings = files.flatMap((file) => firstWordFindings(file, readFileSync(file, 'utf8')));
  for (const { file, line, why } of findings) console.log(`${file}:${line}: ${why}`);
  console.log(`${files.length} files, ${findings.length} findings`);
  if (findings.length > 0) process.exitCode = 1;
}
