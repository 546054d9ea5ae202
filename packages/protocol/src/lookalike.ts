/** Letters that look like others, after NFKC and in lower case: Cyrillic, Greek, digits, and apostrophes. */
const ALIKE: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['a', 'аαɑ'],
    ['b', 'ьв'],
    ['c', 'сϲ'],
    ['d', 'ԁ'],
    ['e', 'еєεҽ'],
    ['g', 'ɡ'],
    ['h', 'һн'],
    ['j', 'ј'],
    ['k', 'кκ'],
    ['l', '1iıіιӏ|!ḷ'],
    ['m', 'м'],
    ['n', 'пη'],
    ['o', '0оοσօ'],
    ['p', 'рρ'],
    ['q', 'ԛ'],
    ['r', 'г'],
    ['s', 'ѕ5'],
    ['t', 'тτ'],
    ['u', 'υս'],
    ['v', 'νѵ'],
    ['w', 'ԝω'],
    ['x', 'хχ'],
    ['y', 'уγү'],
    ['z', 'ᴢ'],
    ["'", '’‘ʼʹ`'],
  ].flatMap(([plain = '', others = '']) => [...others].map((other) => [other, plain])),
);

/** Returns how a name looks at a glance: the same text for two names that look alike. */
export const lookOf = (name: string): string =>
  [
    ...name
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
      .replaceAll(/[\s._\-\u2010-\u2015]+/gu, ' ')
      .trim(),
  ]
    .map((letter) => ALIKE[letter] ?? letter)
    .join('')
    .replaceAll('rn', 'm');
