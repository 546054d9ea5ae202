import { assert } from '@overtrick/rules/assert';
import { expect, test } from 'vitest';
import { parseScript } from './script.ts';
import { asksForTricks } from './tricks.ts';

test.each([
  ['condition hcp(north) > 15', false],
  ['x = tricks(north, notrumps)\ncondition hcp(north) > 15', false],
  ['condition tricks(north, spades) > 9', true],
  ['x = tricks(north, notrumps)\ncondition hcp(north) > 15 and x > 8', true],
  ['action average "points" hcp(south)', false],
  ['action average "tricks" tricks(south, hearts)', true],
  ['action frequency "tricks" (tricks(south, hearts), 0, 13)', true],
  ['action frequency "both" (hcp(south), 0, 20, tricks(south, hearts), 0, 13)', true],
  ['action printoneline', false],
  ['action printes(hcp(south), " points ", \\n)', false],
  ['action printes(tricks(south, hearts), \\n)', true],
])('%j asks for tricks: %s', (text, asks) => {
  const script = parseScript(text);
  assert(script.ok, `${text} is a script`);
  expect(asksForTricks(script.value)).toBe(asks);
});
