import { defined } from '@overtrick/rules/assert';
import { type Card, parseCard } from '@overtrick/rules/cards/card';
import { cardsOf, FULL, minus, setOf } from '@overtrick/rules/cards/cardSet';
import { bySeat, SEATS, type Seat } from '@overtrick/rules/cards/seat';
import { GAMES } from '@overtrick/rules/games/list';
import { unlosable } from '@overtrick/rules/play/unlosable';
import { below, pick, seededRandom } from '@overtrick/rules/random';
import { isTeam, type View } from '@overtrick/rules/views/view';
import { describe, expect, test } from 'vitest';
import { dealNext, seededChance } from '../chance.ts';
import { added, openedTable } from '../fold.ts';
import { viewFor } from '../table.ts';
import { openingOf } from '../testing/tables.ts';

const cards = (text: string): Card[] =>
  text
    .split(' ')
    .filter((one) => one !== '')
    .map((one) => defined(parseCard(one), one));

interface Ending {
  readonly own: string;
  /** Dummy's cards, which the same player plays. */
  readonly dummy?: string;
  /** The cards of the others together. */
  readonly others: string;
  readonly strain: 'N' | 'S';
  readonly turn?: Seat;
  readonly trick?: readonly { readonly seat: Seat; readonly card: Card }[];
}

/** Returns an ending as South, declarer or a defender, sees it; all cards that nobody holds lie in finished tricks. */
function viewOf({ own, dummy, others, strain, turn = 'W', trick = [] }: Ending): View {
  const held = [own, dummy ?? '', others].flatMap(cards);
  const gone = cardsOf(minus(minus(FULL, setOf(held)), setOf(trick.map(({ card }) => card))));
  const count = cards(own).length;
  return {
    game: 'bridge',
    options: {},
    seat: 'S',
    terms: { dealer: 'N', vul: 'none' },
    phase: 'play',
    toAct: [turn],
    legal: [],
    hands: {
      ...bySeat(() => ({ count })),
      S: { count, cards: setOf(cards(own)) },
      ...(dummy !== undefined && { N: { count, cards: setOf(cards(dummy)) } }),
    },
    controls: { N: dummy === undefined ? 'N' : 'S', E: 'E', S: 'S', W: 'W' },
    teams: [
      ['N', 'S'],
      ['E', 'W'],
    ],
    calls: [],
    strain,
    turn,
    trick,
    tricks: [gone.map((card) => ({ seat: 'N', card }))],
    taken: bySeat(() => 0),
  };
}

describe('tricks that cannot be lost', () => {
  test.each<[string, Ending, number]>([
    ['the last trump', { own: 'S2 H3', others: 'H4 H5 D2 D3 C2 C3', strain: 'S' }, 1],
    ['no trump left with others', { own: 'S2 S3', others: 'H4 H5 D2 D3 C2 C3', strain: 'S' }, 2],
    ['one higher trump beats one', { own: 'SK SQ', others: 'SA H5 D2 D3 C2 C3', strain: 'S' }, 1],
    ['two higher trumps beat two', { own: 'SQ SJ', others: 'SA SK D2 D3 C2 C3', strain: 'S' }, 0],
    ['a side ace may be ruffed or thrown away', { own: 'HA', others: 'S2 D2 C2', strain: 'S' }, 0],
    ['an ace at notrump may be thrown away', { own: 'HA', others: 'H2 D2 C2', strain: 'N' }, 0],
    ['an ace in the suit that alone is left', { own: 'HA', others: 'H2 H3 H4', strain: 'N' }, 1],
    ['on lead with winners alone', { own: 'HA HK', others: 'H2 H3 D4 D5 C2 C3', strain: 'N', turn: 'S' }, 2],
    ['on lead with a loser', { own: 'HA HJ', others: 'HQ H3 D4 D5 C2 C3', strain: 'N', turn: 'S' }, 0],
    ['both hands with winners alone', { own: 'HA', dummy: 'CA', others: 'D4 D5', strain: 'N', turn: 'N' }, 1],
    [
      'dummy would have a loser',
      { own: 'HA HK', dummy: 'H2 C3', others: 'C4 D5 D2 D3', strain: 'N', turn: 'S' },
      0,
    ],
    ['the hand with more of them', { own: 'S2 H3', dummy: 'S3 S4', others: 'D4 D5 D2 D3', strain: 'S' }, 2],
    [
      'a trump on the table beats one too',
      {
        own: 'SK',
        others: 'D5',
        strain: 'S',
        trick: [{ seat: 'W', card: defined(parseCard('SA'), 'an ace') }],
      },
      0,
    ],
  ])('%s', (_, ending, tricks) => {
    expect(unlosable(viewOf(ending), 'S')).toBe(tricks);
  });

  test('none of a hand of which some cards lie covered', () => {
    const view = viewOf({ own: 'S2 S3', others: 'H4 H5 D2 D3 C2 C3', strain: 'S' });
    const own = { ...view.hands.S, shown: setOf(cards('S2')) };
    expect(unlosable({ ...view, hands: { ...view.hands, S: own } }, 'S')).toBe(0);
  });

  test.each(GAMES.map((game) => [game.id, game] as const))(
    '%s: they are never lost, whatever is played',
    (id, game) => {
      const random = seededRandom(id);
      for (let deal = 0; deal < 3; deal++) {
        const opened = openedTable(id, openingOf(game, defined(game.matches[0], 'a match format')));
        const table = added(opened, dealNext(opened, seededChance(`${id} ${deal}`)));
        const said: { seat: Seat; least: number; taken: number }[] = [];
        let { state } = table;
        for (let seat = game.toAct(state)[0]; seat !== undefined; seat = game.toAct(state)[0]) {
          for (const claimant of game.seats.filter((one) => game.claimable(state, one) !== undefined)) {
            const view = viewFor({ ...table, state }, claimant);
            said.push({ seat: claimant, least: unlosable(view, claimant), taken: takenBy(view, claimant) });
          }
          const legal = game.legalActions(state, seat);
          const isFirst = legal[0]?.kind !== 'play' && below(random, 4) > 0;
          state = game.apply(state, seat, isFirst ? defined(legal[0], 'an action') : pick(random, legal));
        }
        const end = game.view(state);
        for (const { seat, least, taken } of said) {
          expect(takenBy(end, seat) - taken).toBeGreaterThanOrEqual(least);
        }
      }
    },
  );
});

const takenBy = (view: View, seat: Seat): number =>
  SEATS.filter((hand) => isTeam(view, hand, seat)).reduce((sum, hand) => sum + view.taken[hand], 0);
