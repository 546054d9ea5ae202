import { makeAction, makeStep, parseAction } from '@overtrick/rules/action';
import { defined } from '@overtrick/rules/assert';
import { seededRandom } from '@overtrick/rules/random';
import { dealNext } from '@overtrick/table/chance';
import { added, tableOf } from '@overtrick/table/fold';
import { TableMessage } from '@overtrick/table/messages/messages';
import { toAct, viewFor } from '@overtrick/table/table';
import { describe, expect, test } from 'vitest';
import { deviceChance } from '../../offline/local/chance.ts';
import { logOfKept } from '../../offline/local/keptLog.ts';
import { platform } from '../../offline/local/platform.ts';
import { text } from '../../text/text.ts';
import { parseCommand } from './command.ts';

/** Builds a table of bridge where it is South's turn, after at least the given number of calls and cards. */
function tableAfter(steps: number) {
  const kept = { table: 't', token: 't', wanted: { game: 'bridge', name: 'Ada', chair: 2 }, finished: 0 };
  const opened = tableOf('t', defined(logOfKept(kept), 'bridge'));
  let table = added(opened, dealNext(opened, deviceChance(seededRandom('commands'))));
  for (let made = 0; made < steps || toAct(table).some((seat) => seat !== 'S'); made++) {
    const seat = defined(toAct(table).find((one) => one !== 'S') ?? toAct(table)[0], 'somebody acts');
    const [first] = viewFor(table, seat).legal;
    const action = made === 3 ? defined(parseAction('1NT'), '1NT') : defined(first, 'something');
    table = added(table, { kind: 'acted', step: makeStep({ seat, action }), by: 'bot' });
  }
  const entered = TableMessage.entered({ table, chair: 2, present: new Set(), platform }).toJSON();
  if (!entered.ok) throw new Error(entered.code);
  return { state: entered.state, legal: viewFor(table, 'S').legal };
}

describe('in the auction', () => {
  const { state, legal } = tableAfter(0);
  test.each([
    ['1NT', '1NT'],
    ['1n', '1NT'],
    ['1 notrump', '1NT'],
    ['7S', '7S'],
    ['2 spades', '2S'],
    ['pass', 'P'],
    ['P', 'P'],
    ['No bid', 'P'],
  ])('“%s” calls %s', (typed, call) => {
    expect(parseCommand(typed, state, legal)).toEqual({ kind: 'act', action: parseAction(call) });
  });

  test.each([
    ['x', 'Double is not allowed now.'],
    ['SA', 'Ace of spades is not allowed now.'],
    ['blah', '“blah” is not a call, a card or a command. Type “help” for a list.'],
    ['last', 'No trick has been finished yet.'],
    ['claim 3', 'You cannot claim that now.'],
    ['turn', 'Your call.'],
  ])('“%s” is answered', (typed, answer) => {
    expect(parseCommand(typed, state, legal)).toEqual({ kind: 'tell', lines: [answer] });
  });

  test('nothing can be done out of turn', () => {
    expect(parseCommand('1NT', state, [])).toEqual({
      kind: 'tell',
      lines: ['1 notrump is not allowed now.'],
    });
    expect(parseCommand('legal', state, [])).toEqual({
      kind: 'tell',
      lines: ['It is not your turn: nothing can be chosen now.'],
    });
  });
});

describe('in the play', () => {
  const { state, legal } = tableAfter(14);
  test('a card by its letters, either way round, and by its name', () => {
    const cards = legal.filter(({ kind }) => kind === 'play');
    expect(cards.length).toBeGreaterThan(0);
    for (const action of cards) {
      const [suit = '', rank = ''] = makeAction(action);
      for (const typed of [suit + rank, `${suit} ${rank}`, rank + suit, text.action(action)])
        expect(parseCommand(typed.toLowerCase(), state, legal)).toEqual({ kind: 'act', action });
    }
  });

  test('claims: so many, all that are left, none', () => {
    expect(parseCommand('claim 2', state, legal)).toEqual({ kind: 'claim', tricks: 2 });
    expect(parseCommand('claim', state, legal)).toEqual({ kind: 'claim', tricks: state.view.claimable });
    expect(parseCommand('concede', state, legal)).toEqual({ kind: 'claim', tricks: 0 });
    expect(parseCommand('claim 14', state, legal)).toMatchObject({ kind: 'tell' });
  });

  test('what lies open is read', () => {
    const lines = (typed: string) => {
      const command = parseCommand(typed, state, legal);
      return command.kind === 'tell' ? command.lines : [];
    };
    expect(lines('hands')).toHaveLength(2);
    expect(lines('hand')).toEqual([lines('hands')[0]]);
    expect(lines('dummy')).toEqual([lines('hands')[1]]);
    expect(lines('hand')[0]).toMatch(/^Your hand, South: spades /);
    expect(lines('auction')[0]).toMatch(/^The auction: .*1 notrump/);
    expect(lines('deal')).toContainEqual(expect.stringMatching(/^1 notrump by /));
    expect(lines('score')).toEqual(['We: 0 points.', 'They: 0 points.']);
    expect(lines('help')[0]).toContain('claim 9');
  });

  test('words for the table are no commands', () => {
    expect(parseCommand('say Well played, partner', state, legal)).toEqual({
      kind: 'say',
      text: 'Well played, partner',
    });
    for (const word of ['hint', 'undo', 'next'] as const)
      expect(parseCommand(word, state, legal)).toEqual({ kind: word });
  });
});
