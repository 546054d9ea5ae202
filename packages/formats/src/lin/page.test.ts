import { describe, expect, test } from 'vitest';
import { formatOfText } from '../list.ts';
import { readLin } from './read.ts';

const LIN =
  'pn|Ann,Bo,Cy,Di|st||md|3SAKQJT98765432,HAKQJT98765432,DAKQJT98765432,|rh||ah|Board 7|sv|o|mb|p|mb|p|mb|p|mb|p|pg||';
const page = (inner: string): string =>
  `<html><body><table><tr><td>1</td><td>${inner}</td></tr></table></body></html>`;

describe('boards of a page', () => {
  test.each([
    [
      'a link to the viewer',
      `<a href="https://www.bridgebase.com/tools/handviewer.html?lin=${encodeURIComponent(LIN)}">Movie</a>`,
    ],
    ['a call within an attribute', `<a href="#" onclick="hv_popuplin('${LIN}');return false;">Lin</a>`],
    ['the same, encoded', `<a onclick="hv_popuplin(&#39;${encodeURIComponent(LIN)}&#39;)">Lin</a>`],
    ['twice', `<a onclick="f('${LIN}')">Lin</a><a onclick="g('${LIN}')">Lin</a>`],
  ])('%s', (_, inner) => {
    const text = page(inner);
    expect(formatOfText(text)?.id).toBe('lin');
    const items = readLin(text);
    expect(items.map(({ label, board }) => [label, board.ok])).toEqual([['7', true]]);
    const [item] = items;
    expect(item?.board.ok && item.board.value.players.S).toBe('Ann');
    expect(item?.board.ok && Object.keys(item.board.value.hands)).toHaveLength(4);
  });

  test('two boards', () => {
    const text = page(
      `<a onclick="f('${LIN}')">1</a><a onclick="f('${LIN.replace('Board 7', 'Board 8')}')">2</a>`,
    );
    expect(readLin(text).map(({ label }) => label)).toEqual(['7', '8']);
  });

  test('a page without boards is none', () => {
    expect(formatOfText(page('<a href="x">md</a>'))).toBe(undefined);
  });
});

describe('a part that cannot be read loses itself', () => {
  const board = (rest: string): string =>
    `qx|o1|md|3SAKQJT98765432,HAKQJT98765432,DAKQJT98765432,|sv|o|${rest}`;

  test.each([
    ['a call', 'mb|1C|mb|what|mb|p|pg||', ['auction', 'play']],
    ['a card', 'mb|7N|mb|p|mb|p|mb|p|pc|DA|pc|Z9|pg||', ['play']],
    ['a claim', 'mb|7N|mb|p|mb|p|mb|p|pc|DA|mc|99|pg||', []],
  ])('%s', (_, rest, without) => {
    const [item] = readLin(board(rest));
    expect(item?.lost).toHaveLength(1);
    if (!item?.board.ok) throw new Error('a board');
    expect(Object.keys(item.board.value.hands)).toHaveLength(4);
    for (const part of without) expect(item.board.value).not.toHaveProperty(part);
  });
});
