import ts from 'typescript';
import type { Finding } from './finding.ts';

/**
 * Shared code never branches on which game or match it has: what it must know, the game declares. A folder of
 * a game's or a match's own (`games/<id>/`, `matches/<id>/`, in any room) may, and the two lists look ids up.
 */
const EXEMPT = /(^|\/)(games|matches)\/([^/]+\/|list\.ts$)|\.test\.tsx?$/;

/** `game.id`, `table.match.id`, `gameId`, `record.match`: what holds an id by its name. */
const HOLDS_ID = /(^|[.?])(game|match)(\??\.id|Id)$|[.?](game|match)$/;

const EQUALITIES = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
]);

const bare = (node: ts.Node): ts.Node =>
  ts.isParenthesizedExpression(node) || ts.isNonNullExpression(node) || ts.isAsExpression(node)
    ? bare(node.expression)
    : node;

const isNothing = (node: ts.Node) =>
  node.kind === ts.SyntaxKind.NullKeyword || (ts.isIdentifier(node) && node.text === 'undefined');

const isBareName = (node: ts.Node) => ts.isIdentifier(node) && /^(game|match)$/.test(node.text);

/** Returns the operands of a comparison, the subject of a switch, or the text sought in a list of literals. */
function compared(node: ts.Node): readonly ts.Node[] {
  if (ts.isBinaryExpression(node) && EQUALITIES.has(node.operatorToken.kind)) return [node.left, node.right];
  if (ts.isSwitchStatement(node)) return [node.expression];
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const { expression: list, name } = node.expression;
    if (/^(includes|indexOf)$/.test(name.text) && ts.isArrayLiteralExpression(list)) return node.arguments;
    if (/^(startsWith|endsWith)$/.test(name.text)) return [list];
  }
  return [];
}

function branchesOnId(node: ts.Node, source: ts.SourceFile): boolean {
  const operands = compared(node).map(bare);
  if (operands.some(isNothing)) return false;
  const againstText = operands.some(ts.isStringLiteralLike) || ts.isSwitchStatement(node);
  return operands.some(
    (operand) =>
      !ts.isStringLiteralLike(operand) &&
      (HOLDS_ID.test(operand.getText(source)) || (againstText && isBareName(operand))),
  );
}

/** Finds comparisons with the id of a game or match in files that belong to no game and no match. */
export function gameIdFindings(file: string, text: string): readonly Finding[] {
  if (EXEMPT.test(file)) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const findings: Finding[] = [];
  const visit = (node: ts.Node): void => {
    if (branchesOnId(node, source)) {
      const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
      findings.push({
        file,
        line,
        why: 'shared code branches on a game or match: let it declare what differs',
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return findings;
}
