/**
 * Reads the names in a text with one pair or team per line: `Anna Berg & Bo Ek`, separated by `&`, `+`, `/`, `;` or a
 * comma.
 * @param most players of each
 */
export const pairsIn = (text: string, most = 2): readonly (readonly string[])[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) =>
      line
        .split(/[&+/;,\t]/)
        .map((name) => name.trim().slice(0, 60))
        .filter((name) => name !== '')
        .slice(0, most),
    );

/**
 * Returns at least the given number of pairs or teams: those with names, and others without.
 * @param most players of each: one in a game for two
 */
export const pairsFor = (text: string, count: number, most = 2): readonly (readonly string[])[] => {
  const named = pairsIn(text, most);
  return Array.from({ length: Math.max(count, named.length) }, (_, i) => named[i] ?? []);
};

const GIVEN = [
  'Ana',
  'Bo',
  'Cai',
  'Dee',
  'Eva',
  'Finn',
  'Gil',
  'Hana',
  'Ivo',
  'Jo',
  'Kim',
  'Lou',
  'Mia',
  'Nik',
  'Ola',
  'Pia',
];
const FAMILY = ['Ash', 'Berg', 'Cole', 'Dahl', 'East', 'Ford', 'Gray', 'Hill'];

/** Makes pairs with invented names for a practice evening. */
export const practicePairs = (count: number): readonly (readonly string[])[] =>
  Array.from({ length: count }, (_, i) => {
    const family = (n: number) => FAMILY[n % FAMILY.length];
    return [
      `${GIVEN[(2 * i) % GIVEN.length]} ${family(i)}`,
      `${GIVEN[(2 * i + 1) % GIVEN.length]} ${family(i + 3)}`,
    ];
  });
