import { type Field, fieldOf, primeOf } from './field.ts';
import { countOf, type Movement, modulo, type Sitting } from './movement.ts';
import { sharingOf } from './sharing.ts';

/**
 * Returns the rounds of an appendix Mitchell of so many tables, the fewest first: the sizes of its main part, to which
 * at most as many tables are appended.
 */
export const appendixRounds = (tables: number): number[] =>
  countOf(tables, (i) => i).filter(
    (main) => main >= 4 && 2 * main >= tables && (isStraight(main) || primeOf(main) !== undefined),
  );

/** True if players and boards of the main part go on by whole tables. */
const isStraight = (main: number): boolean => main % 2 === 1 && main % 3 > 0;

/**
 * Builds an appendix Mitchell, in which everybody plays all boards: a Mitchell of as many tables as rounds, with others
 * appended. Each of these has a roving East-West pair, which takes a different place of the main part in each
 * round; the pair whose place it takes plays the same boards against North-South of the appended table.
 *
 * In a field of the size of the main part, in round r, table t has East-West t − r and the set t + ar, and the rover
 * of appended table j is at table br + j. Nobody meets twice when 0, 1, b and 0, −1, a, −b differ. With one appended
 * table it is the Bowman; with half of that table missing it has a rover for East-West.
 */
export function appendixMitchell(tables: number, main: number, half: boolean, name: string): Movement {
  const straight = isStraight(main);
  const { add, multiply } = straight ? moduloField(main) : fieldOf(main);
  const elements = countOf(main, (i) => i);
  const opposites = elements.map((element) => elements.findIndex((other) => add(element, other) === 0));
  const minus = (element: number): number => opposites[element] ?? 0;
  // in a field of characteristic 2, minus one is one
  const boards = minus(1) === 1 ? 2 : 1;
  const rover = elements.find((i) => i > 1 && add(i, boards) !== 0) ?? 0;
  const appended = tables - main;
  const rest = countOf(appended, (j) => j);
  const roverAt = (j: number, round: number): number => add(multiply(rover, round), j);
  const setAt = (table: number, round: number): number => add(table, multiply(boards, round)) + 1;
  const eastWestAt = (table: number, round: number): number => add(table, minus(round)) + tables + 1;
  const seated = countOf(tables, (table) =>
    countOf(main, (round): Sitting => {
      if (table >= main) {
        const place = roverAt(table - main, round);
        return { seats: [table + 1, eastWestAt(place, round)], set: setAt(place, round) };
      }
      const j = rest.find((each) => roverAt(each, round) === table);
      const ew = j === undefined ? eastWestAt(table, round) : tables + main + j + 1;
      return { seats: [table + 1, ew], set: setAt(table, round) };
    }),
  );
  const missing = half ? { missing: tables } : {};
  return {
    name,
    seating: 'pairs',
    winners: 2,
    moves: straight ? movesOf(tables, main) : ['the pairs and the boards follow guide cards'],
    ...missing,
    tables: seated,
    sharing: sharingOf(seated, half ? tables : undefined),
  };
}

function movesOf(tables: number, main: number): string[] {
  const first = tables + main + 1;
  const go = `North-South stay, East-West of tables 1 to ${main} go up one table and the boards down one`;
  return tables - main === 1
    ? [
        go,
        `pair ${first} begins East-West at table 1 and goes up two tables`,
        `the pair whose place it takes plays the same boards at table ${tables}, and goes on as if it had been at its own`,
      ]
    : [
        go,
        `pairs ${first} to ${2 * tables} begin East-West at tables 1 to ${tables - main} and go up two tables`,
        `the pairs whose places they take play the same boards at tables ${main + 1} to ${tables}, in the order of the ` +
          'rovers, and go on as if they had been at their own',
      ];
}

/** Adds and multiplies modulo a number, which need not be prime: only small factors are multiplied here. */
const moduloField = (size: number): Field => ({
  add: (one, other) => modulo(one + other, size),
  multiply: (one, other) => modulo(one * other, size),
});
