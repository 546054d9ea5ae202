import { makeCard } from '@overtrick/rules/cards/card';
import { makeHand } from '@overtrick/rules/deals/deal';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dummyOf, ownHandsOf, parseCardLesson, practicesOf, startPractice } from './practice.ts';

const HAND = `! NT S S 2 N:AQ... 98... 32... KJ...
Win both tricks.
+ SQ West has the king.
- SA The king is still out.
- Lead a spade.
= Half of all finesses win.`;
const lessonOf = (...parts: readonly string[]): string => ['# Finesse', ...parts].join('\n\n');

test('a lesson has words and hands to play', () => {
  const read = parseCardLesson(lessonOf('A finesse plays\nfor a card.', HAND));
  if (!read.ok) throw new Error(read.why);
  const { title, parts } = read.value;
  expect(title).toBe('Finesse');
  expect(parts).toMatchObject([
    { kind: 'text', text: 'A finesse plays for a card.' },
    {
      kind: 'practice',
      strain: 'N',
      declarer: 'S',
      leader: 'S',
      goal: 2,
      text: 'Win both tricks.',
      otherwise: 'Lead a spade.',
      won: 'Half of all finesses win.',
    },
  ]);
  const [part] = practicesOf(read.value);
  if (part === undefined) throw new Error('there is a hand');
  expect(part.answers.map(({ card, isRight }) => [makeCard(card), isRight])).toEqual([
    ['SQ', true],
    ['SA', false],
  ]);
  expect([dummyOf(part), ownHandsOf(part)]).toEqual(['N', ['S', 'N']]);
  expect(makeHand(startPractice(part).hands.N)).toBe('AQ...');
});

test('cards that were played already are played by the rules', () => {
  const read = parseCardLesson(
    lessonOf(HAND.replace('S S 2', 'W W 1').replace('KJ...', 'KJ... : SJ SQ').replace('+ SQ', '+ S3')),
  );
  expect(read).toMatchObject({ ok: false, why: 'SA is not in a hand that the learner plays.' });
  const defended = parseCardLesson(
    lessonOf('! NT W W 1 N:AQ... 98... 32... KJ... : SJ SQ\nGo on.\n- No.\n= Yes.'),
  );
  if (!defended.ok) throw new Error(defended.why);
  const [part] = practicesOf(defended.value);
  if (part === undefined) throw new Error('there is a hand');
  expect([dummyOf(part), ownHandsOf(part), startPractice(part).turn]).toEqual(['E', ['S'], 'E']);
});

const instead = (part: string, other: string): string => lessonOf(HAND.replace(part, other));

test.each<[string, string, number, string]>([
  ['no title', HAND, 1, 'starts with its title'],
  ['no hand', lessonOf('Words.'), 1, 'needs a hand to play'],
  ['a strain that is none', instead('NT S S', 'NS S S'), 3, '“NS” is not a strain'],
  ['a declarer that is none', instead('NT S S', 'NT X S'), 3, 'is not a declarer'],
  ['a leader that is none', instead('NT S S', 'NT S X'), 3, 'is not a seat that leads'],
  ['a hand that is longer', instead('KJ...', 'KJT...'), 3, 'All hands must have the same number of cards'],
  ['more tricks than cards', instead('S S 2', 'S S 3'), 3, '3 tricks cannot be won with 2 cards'],
  ['cards that are in two hands', instead('98...', 'Q8...'), 3, 'is not a set of hands'],
  ['a card that cannot be played', instead('KJ...', 'KJ... : SA'), 3, 'SA cannot be played there'],
  ['a card that is in no own hand', instead('+ SQ', '+ SK'), 5, 'SK is not in a hand'],
  ['a right answer without a card', instead('+ SQ West', '+ West'), 5, 'Write a card, such as SQ'],
  ['no word at the end', instead('= Half of all finesses win.', ''), 3, 'needs a line “- ”'],
])('%s is told with its line', (_, text, line, why) => {
  const read = parseCardLesson(text);
  expect(read).toMatchObject({ ok: false, at: `line ${line}` });
  expect(read.ok ? '' : read.why).toContain(why);
});

test('any text is read or told wrong, and never breaks', () => {
  const words = fc.constantFrom(
    '!',
    'NT',
    'S',
    '-',
    '2',
    'N:AQ... 98... 32... KJ...',
    ':',
    'SK',
    '+',
    '=',
    '\n',
  );
  fc.assert(
    fc.property(fc.array(words), (parts) => {
      expect(typeof parseCardLesson(`# A\n\n${parts.join(' ')}`).ok).toBe('boolean');
    }),
  );
});
