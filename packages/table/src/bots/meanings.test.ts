import { parseAction } from '@overtrick/rules/action';
import { defined } from '@overtrick/rules/assert';
import { findGame } from '@overtrick/rules/games/list';
import { expect, test } from 'vitest';
import { after, tableWith } from '../testing/tables.ts';
import { meaningsIn } from './meanings.ts';
import { questionAt } from './turn.ts';

const game = defined(findGame('bridge'), 'bridge is in the list');
const led = after(tableWith([]), '1N P 3N P P P');

test('a computer player says with its card what is agreed of it', () => {
  const question = questionAt(led, 1);
  const [card] = question.view.legal;
  const { said } = meaningsIn(game, question, defined(card, 'East leads'));
  expect(said).toMatchObject({ alert: false });
  expect(said?.meaning).toMatch(/\w/);
});

test('for advice no card is explained, and a claim says nothing', () => {
  const question = questionAt(led, 1);
  const action = defined(question.view.legal[0], 'East leads');
  expect(meaningsIn(game, { ...question, isAdvice: true }, action)).toEqual({});
  expect(meaningsIn(game, question, defined(parseAction('claim 3'), 'a claim'))).toEqual({});
});
