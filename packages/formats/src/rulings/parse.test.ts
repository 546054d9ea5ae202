import { expect, test } from 'vitest';
import { parseRuling } from './parse.ts';

const HEAD = 'title A revoke\nabout It happened.\ngroup The play\nlaws 61 62';
const LEAF = '[end]\n= It stands.\n+ Later.\nlaw 62A\nthen transfer 1';
const START = '[start] Who?\n- A defender -> end @defenders\n- Declarer -> end';

test('a tree has its questions, their answers and what is ruled', () => {
  const read = parseRuling([HEAD, START, LEAF].join('\n\n'));
  expect(read).toMatchObject({
    ok: true,
    value: { title: 'A revoke', group: 'The play', laws: ['61', '62'] },
  });
  if (!read.ok) return;
  expect(read.value.nodes.get('start')).toEqual({
    kind: 'question',
    text: 'Who?',
    answers: [
      { text: 'A defender', to: 'end', offender: 'defenders' },
      { text: 'Declarer', to: 'end' },
    ],
  });
  expect(read.value.nodes.get('end')).toEqual({
    kind: 'leaf',
    now: ['It stands.'],
    later: ['Later.'],
    law: '62A',
    effect: { kind: 'transfer', tricks: 1 },
  });
});

test.each([
  ['nothing', '', 'line 1'],
  ['no title', 'about x', 'line 1'],
  ['a node without brackets', [HEAD, 'start Who?'].join('\n\n'), 'line 6'],
  ['a question without answers', [HEAD, '[start] Who?'].join('\n\n'), 'line 6'],
  ['an answer that leads nowhere', [HEAD, '[start] Who?\n- A defender'].join('\n\n'), 'line 7'],
  ['a node that is not there', [HEAD, START].join('\n\n'), 'line 1'],
  ['a node that nothing leads to', [HEAD, START, LEAF, LEAF.replace('end', 'other')].join('\n\n'), 'line 1'],
  ['a circle', [HEAD, '[start] Who?\n- A defender -> start'].join('\n\n'), 'line 1'],
  ['two nodes of one name', [HEAD, START, LEAF, LEAF].join('\n\n'), 'line 16'],
  ['a leaf without a Law', [HEAD, START, LEAF.replace('law 62A\n', '')].join('\n\n'), 'line 10'],
  ['a leaf without an effect', [HEAD, START, LEAF.replace('\nthen transfer 1', '')].join('\n\n'), 'line 10'],
  ['three tricks', [HEAD, START, LEAF.replace('transfer 1', 'transfer 3')].join('\n\n'), 'line 10'],
  ['a line of another kind', [HEAD, START, `${LEAF}\nwhat`].join('\n\n'), 'line 15'],
  ['a long line', [HEAD, START, `${LEAF}\n= ${'x'.repeat(1001)}`].join('\n\n'), 'line 15'],
])('%s is refused, with its line', (_, text, at) => {
  expect(parseRuling(text)).toMatchObject({ ok: false, code: 'ERR_RULING', at });
});

test('many ways through few nodes are read at once', () => {
  const nodes = Array.from({ length: 100 }, (_, i) => `[n${i}] Which?\n- A -> n${i + 1}\n- B -> n${i + 1}`);
  const text = [HEAD, '[start] Which?\n- A -> n0', ...nodes, LEAF.replace('end', 'n100')].join('\n\n');
  expect(parseRuling(text).ok).toBe(true);
});
