import { expect, test } from 'vitest';
import { parseLin } from './file.ts';
import { groupsOf } from './groups.ts';

/** Returns the pairs of each board, and if the file ends within it. */
const groups = (text: string): readonly string[] =>
  groupsOf(parseLin(text)).map(
    ({ pairs, cutOff }) =>
      `${pairs.map(({ tag, value }) => `${tag}=${value}`).join(' ')}${cutOff ? ' …' : ''}`,
  );

test.each<[string, string, string[]]>([
  ['a board', 'qx|o1|md|1|', ['qx=o1 md=1']],
  ['two boards', 'qx|o1|md|1|qx|o2|md|2|', ['qx=o1 md=1', 'qx=o2 md=2']],
  ['a match', 'vg|Cup|rs|4SN=|qx|o1|md|1|', ['qx=o1 md=1']],
  ['a board without qx', 'md|1|mb|p|', ['md=1 mb=p']],
  ['two boards without qx', 'md|1|mb|p|md|2|', ['md=1 mb=p', 'md=2']],
  ['names before a deal', 'pn|a,b,c,d|st||md|1|', ['pn=a,b,c,d st= md=1']],
  [
    'names before the second deal',
    'pn|a,b,c,d|md|1|mb|p|\npn|e,f,g,h|md|2|',
    ['pn=a,b,c,d md=1 mb=p', 'pn=e,f,g,h md=2'],
  ],
  // only names of the same line as the deal belong to it
  ['names of another line', 'md|1|\npn|a|\npn|b|md|2|', ['md=1 pn=a', 'pn=b md=2']],
  ['another deal behind qx', 'qx|o1|md|1|md|2|', ['qx=o1 md=1', 'md=2']],
  ['no board', 'vg|Cup|', []],
  ['a board that is cut off', 'qx|o1|md|1|qx|o2|mb|1C|mb|p', ['qx=o1 md=1', 'qx=o2 mb=1C …']],
])('%s', (_, text, wanted) => {
  expect(groups(text)).toEqual(wanted);
});

test('only the last board is cut off, also where a match follows', () => {
  expect(groups('qx|o1|md|1|vg|Cup|qx|o2|mb|1C|mb|p')).toEqual(['qx=o1 md=1', 'qx=o2 mb=1C …']);
});

test('boards have the header of their match', () => {
  const [first, second, third] = groupsOf(
    parseLin(
      'vg|Cup,I,I,1,2,Reds,0,Blues,0|qx|o1|md|1|qx|o2|md|2|vg|Cup,II,I,3,4,Reds,0,Blues,0|qx|o3|md|3|',
    ),
  );
  expect(first?.header).toBe(second?.header);
  expect(first?.header).not.toEqual(third?.header);
});
