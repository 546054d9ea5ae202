/** A statement of an example with its value behind it: `expression; // value`. */
const VALUE = /^(?:const (\w+) = )?(.*);[^\S\n]+\/\/ (.+)$/gm;

/**
 * Returns the examples of a README as modules that run by themselves. The comment behind a statement is its value; a
 * module ends with an error if it has another.
 */
export const examplesOf = (readme: string): readonly string[] =>
  [...readme.matchAll(/^```js\n(.*?)^```$/gms)].map(
    ([, code = '']) =>
      `import { deepStrictEqual } from 'node:assert';\n${code.replaceAll(
        VALUE,
        (_, name: string | undefined, expression: string, value: string) =>
          `${name === undefined ? '' : `const ${name} = ${expression}; `}deepStrictEqual(${name ?? expression}, ${value});`,
      )}`,
  );
