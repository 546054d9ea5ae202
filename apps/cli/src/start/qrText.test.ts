import { QR_MARGIN, qrOf } from '@overtrick/formats/sheets/qr';
import { expect, test } from 'vitest';
import { qrText } from './qrText.ts';

const ADDRESS = 'http://192.168.1.25:3000';

/** Reads the squares of a drawing. */
const squaresOf = (drawn: string): readonly string[] =>
  drawn
    .trimEnd()
    .split('\n')
    .flatMap((line) => [
      [...line].map((block) => ('▀█'.includes(block) ? '#' : '.')).join(''),
      [...line].map((block) => ('▄█'.includes(block) ? '#' : '.')).join(''),
    ]);

test('the drawing has each square of the code, inside a light margin', () => {
  const code = qrOf(ADDRESS);
  const squares = squaresOf(`${qrText(ADDRESS, false).replaceAll(/^ +$/gm, (line) => line)}`);
  const width = code.size + 2 * QR_MARGIN;
  for (let y = 0; y < width; y++)
    for (let x = 0; x < width; x++)
      expect(squares[y]?.[x] ?? '.').toBe(code.isDark(x - QR_MARGIN, y - QR_MARGIN) ? '#' : '.');
  expect(squares.some((row) => row.includes('#'))).toBe(true);
});

test('with colours, each line sets black on white and resets', () => {
  const lines = qrText(ADDRESS, true).trimEnd().split('\n');
  expect(lines.every((line) => line.startsWith('\u001b[30;107m') && line.endsWith('\u001b[0m'))).toBe(true);
});
