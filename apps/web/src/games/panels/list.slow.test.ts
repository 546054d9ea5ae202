import type { TableState } from '@overtrick/protocol/table';
import { cardsOf, EMPTY } from '@overtrick/rules/cards/cardSet';
import { SEATS } from '@overtrick/rules/cards/seat';
import { randomSetup } from '@overtrick/rules/deals/setup';
import type { Game } from '@overtrick/rules/game';
import { findGame, GAMES } from '@overtrick/rules/games/list';
import type { OptionValues } from '@overtrick/rules/options';
import { parseOptions } from '@overtrick/rules/options';
import { pick, seededRandom } from '@overtrick/rules/random';
import { recalled, type View } from '@overtrick/rules/views/view';
import { describe, expect, test } from 'vitest';
import { turnInWords } from '../../deal/words.ts';
import { text } from '../../text/text.ts';
import { panelOf } from './list.ts';

/** Collects the views that the page shows of a random deal: every view of every player, up to its end. */
function viewsOf(id: string, seed: string, given: OptionValues = {}): readonly View[] {
  const game: Game<unknown, OptionValues> | undefined = findGame(id);
  if (game === undefined) throw new Error(`no game ${id}`);
  const random = seededRandom(seed);
  const parsed = parseOptions<OptionValues>(game.options, given);
  if (!parsed.ok) throw new Error(parsed.code);
  const dealer = game.dealers?.[0] ?? game.seats[0] ?? 'N';
  let state = game.start(randomSetup({ dealer, vul: 'none' }, random, game.ordered), parsed.value);
  const views: View[] = [];
  for (;;) {
    views.push(...game.seats.map((seat) => recalled(game.view(state, seat))));
    const [seat] = game.toAct(state);
    if (seat === undefined) return views;
    state = game.apply(state, seat, pick(random, game.legalActions(state, seat)));
  }
}

describe.each(GAMES.map(({ id }) => id))('the table of %s', (id) => {
  test('has words for whatever a view shows, and lays out the cards that are seen', () => {
    for (const view of viewsOf(id, `panel ${id}`)) {
      const { lay, notes, question, playing, worth, needs, counted, mark } = panelOf(view);
      const asked = question?.(view);
      if (asked !== undefined) expect(asked.title).not.toBe('');
      for (const word of Object.values(asked?.choices ?? {})) expect(word.label).not.toBe('');
      expect(playing?.(view)?.long).not.toBe('');
      for (const action of view.legal) {
        for (const number of [worth?.(view, action), needs?.(view, action)])
          if (number !== undefined) expect(number).toBeGreaterThan(0);
      }
      for (const seat of SEATS) {
        expect(notes?.(view, seat) ?? []).not.toContain('');
        if (counted) expect(counted(view, seat)).toBeGreaterThanOrEqual(view.taken[seat]);
        const { cards, shown } = view.hands[seat];
        const open = cards ?? shown;
        const laid = lay?.(view, seat);
        if (laid === undefined || open === undefined || view.phase === 'over') continue;
        const shownCards =
          laid.kind === 'row' ? laid.cards : laid.piles.flatMap(({ up }) => (up === undefined ? [] : [up]));
        expect(shownCards.toSorted((a, b) => a - b)).toEqual(cardsOf(open));
        for (const card of shownCards) expect(mark?.(view, card)).not.toBe('');
      }
    }
  });
});

describe.each(GAMES.map(({ id }) => id))('the head of %s', (id) => {
  test('tells those who can act that it is their turn, and nobody else', () => {
    const own = [text.table.yourTurn, text.table.fromDummy, text.table.yourCall, text.table.yourChoice];
    const owns = [...own, text.turnToName.own, ...Object.values(text.turns).map((words) => words?.own ?? '')];
    for (const view of viewsOf(id, `turn ${id}`)) {
      if (view.seat === undefined || view.toAct.length === 0) continue;
      const chairs = SEATS.map((seat, chair) => ({ seat, chair, name: `Player ${seat}` }));
      const state = { view, chairs } as unknown as TableState;
      const isOnTurn = view.toAct.includes(view.seat);
      const words = turnInWords(state, isOnTurn);
      expect(owns.includes(words), `${view.seat}, ${view.phase}: ${words}`).toBe(isOnTurn);
      if (isOnTurn && view.phase === 'play' && view.turn !== view.seat)
        expect(words).toBe(
          view.legal.some(({ kind }) => kind === 'play') ? text.table.fromDummy : text.table.yourChoice,
        );
    }
  });
});

test('a card of dummy is secret, and declarer alone sees which (RULES 10.5)', () => {
  const views = viewsOf('secret', 'marks').filter((view) => view.phase === 'play');
  const marked = views.filter((view) =>
    cardsOf(view.hands.N.cards ?? EMPTY).some((card) => panelOf(view).mark?.(view, card)),
  );
  expect(marked.length).toBeGreaterThan(0);
  for (const view of marked) expect(view.contract?.declarer).toBe(view.seat);
});

test('an auction shows what each bid is worth (RULES 6.1), and in the laws of 1913 spades are low (RULES 6.2)', () => {
  const worthOf = (options: OptionValues, call: '1N' | '2S' | '2R' | '4C') => {
    const [view] = viewsOf('auction', 'worth', options);
    return view && panelOf(view).worth?.(view, { kind: 'call', call });
  };
  expect([worthOf({}, '1N'), worthOf({}, '2S'), worthOf({}, '4C')]).toEqual([10, 18, 24]);
  expect([worthOf({ laws: '1913' }, '2S'), worthOf({ laws: '1913' }, '2R')]).toEqual([4, 18]);
});

test('Minibridge says how many tricks each declaration needs (RULES 5.1)', () => {
  const [view] = viewsOf('minibridge', 'needs');
  const needs = (strain: 'C' | 'H' | 'N', goal: 'part' | 'game') =>
    view && panelOf(view).needs?.(view, { kind: 'declare', strain, goal });
  expect([needs('N', 'part'), needs('N', 'game'), needs('H', 'game'), needs('C', 'game')]).toEqual([
    7, 9, 10, 11,
  ]);
});
