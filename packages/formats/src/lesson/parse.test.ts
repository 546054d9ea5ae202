import { makeHand } from '@overtrick/rules/deals/deal';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { choicesIn, dealerIn } from './calls.ts';
import { isRightCall, questionsOf } from './lesson.ts';
import { parseLesson } from './parse.ts';

const QUESTION = `? AQ962.K72.QJ4.83 : P P
Two players have passed.
What do you call?
+ 1S Five spades and twelve points.
- 1NT That shows a balanced hand.
- You have the points to open.`;
const DEAL = '= S N:K862.73.KJ54.T83 943.T842.Q96.QJ5 AQJT5.A6.A73.K72 7.KQJ95.T82.A964 : 1S P 2S P P P';
const lessonOf = (...parts: readonly string[]): string => ['# Opening', ...parts].join('\n\n');

test('a lesson has a title, words, questions and whole deals', () => {
  const read = parseLesson(lessonOf('Count\nyour points.', QUESTION, `${DEAL}\nThe whole deal.`));
  if (!read.ok) throw new Error(read.why);
  const { title, parts } = read.value;
  expect(title).toBe('Opening');
  expect(parts).toMatchObject([
    { kind: 'text', text: 'Count your points.' },
    {
      kind: 'question',
      calls: ['P', 'P'],
      text: 'Two players have passed. What do you call?',
      answers: [
        { call: '1S', isRight: true, why: 'Five spades and twelve points.' },
        { call: '1N', isRight: false, why: 'That shows a balanced hand.' },
      ],
      otherwise: 'You have the points to open.',
    },
    { kind: 'deal', dealer: 'S', vul: 'none', text: 'The whole deal.' },
  ]);
  const [question] = questionsOf(read.value);
  if (question === undefined) throw new Error('there is a question');
  expect(makeHand(question.hand)).toBe('AQ962.K72.QJ4.83');
  expect(dealerIn(question)).toBe('N');
  expect(choicesIn(question).slice(0, 3)).toEqual(['P', '1C', '1D']);
  expect([isRightCall(question, '1S'), isRightCall(question, '1N'), isRightCall(question, '7N')]).toEqual([
    true,
    false,
    false,
  ]);
});

test('ends of lines of any kind, spaces at them and a byte order mark are nothing', () => {
  const text = lessonOf('Words', QUESTION);
  const odd = `\uFEFF${text.replaceAll('\n', '  \r\n')}\r\n \r\n`;
  expect(parseLesson(odd)).toEqual(parseLesson(text));
});

test('whole deals are a lesson too, and say who is vulnerable', () => {
  const read = parseLesson(lessonOf(DEAL.replace('= S', '= S ew'), DEAL.replace('= S', '= W both')));
  expect(read).toMatchObject({
    ok: true,
    value: {
      parts: [
        { dealer: 'S', vul: 'ew' },
        { dealer: 'W', vul: 'both' },
      ],
    },
  });
});

const without = (line: string): string => lessonOf(QUESTION.replace(line, '').replace('\n\n', '\n'));
const instead = (line: string, other: string): string => lessonOf(QUESTION.replace(line, other));
const HAND = 'AQ962.K72.QJ4.83';
const RIGHT = '+ 1S Five spades and twelve points.';
const OTHERS = '- You have the points to open.';

test.each<[string, string, number, string]>([
  ['nothing', '', 1, 'starts with its title'],
  ['no title', 'Opening', 1, 'starts with its title'],
  ['words right after the title', `# Opening\nCount.\n\n${QUESTION}`, 2, 'empty line'],
  ['nothing asked', lessonOf('Count your points.'), 1, 'needs a question or a deal'],
  ['too much asked', lessonOf(...Array<string>(61).fill(QUESTION)), 1, 'at most 60 questions'],
  ['twelve cards', instead(HAND, 'AQ962.K72.QJ4.8'), 3, 'not a hand of thirteen cards'],
  ['a line without an end', instead(HAND, `${HAND}${' '.repeat(500)}.`), 3, 'at most 500 characters'],
  ['a card twice', instead(HAND, 'AQ962.K72.QJ4.88'), 3, 'not a hand of thirteen cards'],
  ['no call before', instead(': P P', ': P 9Z'), 3, '“9Z” is not a call'],
  ['a call that is too low', instead(': P P', ': 1S 1H'), 3, '“1H” cannot be called there'],
  ['nothing left to call', instead(': P P', ': 1S P P P'), 3, 'The auction is over'],
  ['no right answer', without(RIGHT), 3, 'needs a right answer'],
  ['nothing for other calls', without(OTHERS), 3, 'an answer to all other calls'],
  ['two words for other calls', instead('- 1NT That', '- 1N That'), 8, 'without a call'],
  ['a right answer that is no call', instead('+ 1S', '+ 1s'), 6, '“1s” is not a call'],
  ['an answer without a reason', instead(RIGHT, '+ 1S'), 6, 'Write the reason'],
  ['no space after the sign', instead('+ 1S', '+1S'), 6, 'a space'],
  ['a call answered twice', instead('- 1NT', '- 1S'), 7, 'already has an answer'],
  ['an answer that is not allowed', instead(': P P', ': 2H P'), 6, '“1S” cannot be called there'],
  ['no empty line before a question', lessonOf(`${QUESTION}\n${QUESTION}`), 9, 'Leave an empty line'],
  ['a deal without a dealer', lessonOf(QUESTION, '= N:- - - -'), 10, 'not a deal of all cards'],
  ['a deal without its cards', lessonOf(QUESTION, '= N N:- - - - : 1S'), 10, 'not a deal of all cards'],
  ['a dealer who is nobody', lessonOf(QUESTION, DEAL.replace('= S', '= Q')), 10, 'starts with its dealer'],
  ['a deal bid against the rules', lessonOf(QUESTION, DEAL.replace('2S', '1H')), 10, '“1H” cannot be called'],
])('%s: the line and the reason are told', (_, text, line, why) => {
  expect(parseLesson(text)).toMatchObject({
    ok: false,
    at: `line ${line}`,
    why: expect.stringContaining(why),
  });
});

test('what stands in a line for ever is read in no time, and not repeated', () => {
  const far = ' '.repeat(31_000);
  for (const line of [`+ a${far}\u2028x`, `+ 1S${far}\u2028x`, `+ ${'a'.repeat(31_000)}`, `- ${far}x`]) {
    const read = parseLesson(lessonOf(`? ${HAND} :\nWhat?\n${line}`));
    expect(read.ok ? '' : read.why).toMatch(/^.{10,120}$/);
  }
});

test('any text is read or refused with a line and a sentence', () => {
  const piece = fc.constantFrom(
    '# T\n\n',
    QUESTION,
    DEAL,
    '\n\n',
    '\n',
    '? ',
    '+ 1S',
    '- ',
    ' : ',
    HAND,
    'x',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const read = parseLesson(pieces.join(''));
      expect(read.ok || (/^line \d+$/.test(read.at ?? '') && read.why?.endsWith('.'))).toBe(true);
    }),
  );
});
