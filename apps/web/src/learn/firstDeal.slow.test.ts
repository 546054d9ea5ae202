import { parseAction } from '@overtrick/rules/action';
import { defined } from '@overtrick/rules/assert';
import { findGame, GAMES } from '@overtrick/rules/games/list';
import { describe, expect, test } from 'vitest';
import { stepIn } from '../deal/steps/read.ts';
import { firstDealOf } from './firstDeal.ts';
import { chooseGuided, type GuidedChoice, shownOf, startGuided } from './guided.ts';

const MOST_TURNS = 80;

/** The first deal of each game, each of which takes a part of a second to choose. */
const FIRSTS = new Map(GAMES.map((game) => [game.id, firstDealOf(game)]));

describe.each([...FIRSTS])('the first deal of %s', (id, first) => {
  const game = defined(findGame(id), 'a game of the list');
  /** Plays the deal to its end with the given choice at each turn. */
  function playedWith(choose: (asked: GuidedChoice) => string) {
    const actions: string[] = [];
    const asks: (readonly string[])[] = [];
    let play = startGuided(game, first);
    while (play.asked !== undefined && actions.length < MOST_TURNS) {
      asks.push(play.asked.choices);
      const action = choose(play.asked);
      const next = chooseGuided(game, first, play, action);
      expect(next.chosen).toBe(play.chosen + 1);
      actions.push(action);
      play = next;
    }
    return { guided: shownOf(game, first, play), actions, asks };
  }

  test('asks a seat that has something to decide, and ends as the guide would have it', () => {
    expect(game.seats).toContain(first.seat);
    const { guided, actions, asks } = playedWith(({ guide }) => guide);
    expect(guided.isOver).toBe(true);
    expect(guided.example.items).toBeDefined();
    expect(actions.length).toBeGreaterThan(3);
    for (const choices of asks) {
      expect(new Set(choices).size).toBe(choices.length);
      for (const choice of choices) expect(parseAction(choice)).toBeDefined();
    }
  });

  test('plays what the learner chooses, whatever it is', () => {
    const { guided, actions } = playedWith(({ choices }) => defined(choices.at(-1), 'there is a choice'));
    expect(guided.isOver).toBe(true);
    const own = guided.example.changes.flatMap((change) => {
      const step = stepIn(change);
      return step?.seat === first.seat ? [defined(change.did, 'a step').slice(2)] : [];
    });
    for (const action of actions) expect(own).toContain(action);
  });
});

test('the learner sits South, but where South only watches', () => {
  const elsewhere = GAMES.filter((game) => game.seats.includes('S') && FIRSTS.get(game.id)?.seat !== 'S');
  expect(elsewhere.map(({ id }) => id)).toEqual(['bridge-whist', 'biritch']);
});
