import { readdirSync, readFileSync } from 'node:fs';
import { parseRuling } from '@overtrick/formats/rulings/parse';
import { type Effect, type RulingLeaf, type RulingTree, START } from '@overtrick/formats/rulings/tree';
import { assert, defined } from '@overtrick/rules/assert';
import { describe, expect, test } from 'vitest';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const NAMES = readdirSync(new URL('trees/', import.meta.url)).map((name) => name.replace('.txt', ''));

function treeOf(name: string): RulingTree {
  const tree = parseRuling(read(`trees/${name}.txt`));
  assert(tree.ok, `${name}: ${tree.ok ? '' : `${tree.at} ${tree.why}`}`);
  return tree.value;
}

/** Returns every way from the first question to a leaf, as the names of the nodes. */
function waysOf({ nodes }: RulingTree, from = START): readonly (readonly string[])[] {
  const node = defined(nodes.get(from), from);
  if (node.kind === 'leaf') return [[from]];
  return node.answers.flatMap(({ to }) => waysOf({ nodes } as RulingTree, to).map((way) => [from, ...way]));
}

/** Follows answers by their first words. */
function followed(tree: RulingTree, answers: readonly string[]): RulingLeaf {
  let node = defined(tree.nodes.get(START), START);
  for (const said of answers) {
    assert(node.kind === 'question', `${said}: the ruling was there before`);
    const fit = node.answers.filter(({ text }) => text.startsWith(said));
    assert(fit.length === 1, `${node.text} ${said}: ${fit.length} answers`);
    node = defined(tree.nodes.get(defined(fit[0], said).to), said);
  }
  assert(node.kind === 'leaf', 'a question is left');
  return node;
}

const effectText = (effect: Effect): string =>
  [
    effect.kind,
    ...(effect.kind === 'transfer' ? [effect.tricks] : effect.kind === 'award' ? [effect.score] : []),
  ].join(' ');

describe.each(NAMES)('the ruling %s', (name) => {
  const tree = treeOf(name);

  test('comes to an end on every way, after at most seven questions', () => {
    const ways = waysOf(tree);
    expect(ways.length).toBeGreaterThan(1);
    expect(Math.max(...ways.map(({ length }) => length - 1))).toBeLessThanOrEqual(7);
  });

  test('has a Law of its own or of a neighbour at each leaf, and sentences', () => {
    for (const node of tree.nodes.values()) {
      if (node.kind === 'question') {
        expect(node.text).toMatch(/[?]$|[?] *$|What/);
        expect(new Set(node.answers.map(({ text }) => text)).size).toBe(node.answers.length);
        continue;
      }
      expect(node.law).toMatch(/^\d{1,2}[A-Z]?\d?[a-d]?(?:, \d{1,2}[A-Z]?\d?)*$/);
      for (const sentence of [...node.now, ...node.later]) expect(sentence).toMatch(/^[A-Z“].*[.:]$/s);
    }
  });

  test('knows who offended wherever tricks change sides', () => {
    for (const way of waysOf(tree)) {
      const leaf = tree.nodes.get(way.at(-1) ?? '');
      if (leaf?.kind !== 'leaf' || leaf.effect.kind !== 'transfer') continue;
      const sides = way.flatMap((at, i) => {
        const node = tree.nodes.get(at);
        return node?.kind === 'question'
          ? node.answers.flatMap(({ to, offender }) => (to === way[i + 1] && offender ? [offender] : []))
          : [];
      });
      expect(sides.length, way.join(' ')).toBeGreaterThan(0);
    }
  });
});

test('the Laws asked for are covered', () => {
  const laws = new Set(NAMES.flatMap((name) => treeOf(name).laws));
  const wanted = [7, 13, 14, 15, 16, 17, 68, 69, 70, 71, 75, 86, 87];
  for (let law = 25; law <= 36; law++) wanted.push(law);
  for (let law = 41; law <= 64; law++) wanted.push(law);
  expect(wanted.filter((law) => !laws.has(String(law)))).toEqual([]);
});

const CASES = read('cases.txt')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(' | '));

test('there are fifty cases and more', () => {
  expect(CASES.length).toBeGreaterThanOrEqual(50);
});

test.each(CASES)('%s: %s', (name = '', _, answers = '', law, effect) => {
  const leaf = followed(treeOf(name), answers.split(' > '));
  expect([leaf.law, effectText(leaf.effect)]).toEqual([law, effect]);
});
