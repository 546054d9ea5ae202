// npm run marks: makes the font of the suits, arrows and ticks that stand inside texts of the pages, so that no sign
// depends on a visitor's fonts or becomes an emoji. The suits have the outlines that cards have. `--check` only tells
// whether the font is up to date.
import { readFileSync, writeFileSync } from 'node:fs';
import svg2ttf from 'svg2ttf';
import SvgPath from 'svgpath';
import { SUIT_SHAPES } from '../apps/web/src/deal/cards/shapes.ts';
import { fail } from './lib/run.mjs';

const FOLDER = new URL('../apps/web/src/design/marks/', import.meta.url);

/** Points to the right, in a square of 24 units with y downwards. */
const ARROW = 'M13.6 5.2 20.4 12l-6.8 6.8-1.6-1.6 4.1-4.1H3.6v-2.2h12.5L12 6.8Z';

/** Each sign with its outline, and by how many degrees it is turned clockwise. */
const MARKS = [
  { sign: '♠', path: SUIT_SHAPES.S },
  { sign: '♥', path: SUIT_SHAPES.H },
  { sign: '♦', path: SUIT_SHAPES.D },
  { sign: '♣', path: SUIT_SHAPES.C },
  { sign: '→', path: ARROW },
  { sign: '↓', path: ARROW, turned: 90 },
  { sign: '←', path: ARROW, turned: 180 },
  { sign: '↑', path: ARROW, turned: 270 },
  { sign: '▸', path: 'M7 5.5 18 12 7 18.5Z' },
  { sign: '◂', path: 'M7 5.5 18 12 7 18.5Z', turned: 180 },
  { sign: '✓', path: 'M9.4 19.2 3.2 13l1.9-1.9 4.3 4.3L19 5.8l1.9 1.9Z' },
  {
    sign: '✗',
    path: 'M6.4 4.5 12 10.1l5.6-5.6 1.9 1.9-5.6 5.6 5.6 5.6-1.9 1.9-5.6-5.6-5.6 5.6-1.9-1.9 5.6-5.6-5.6-5.6Z',
  },
];

/** Units of an em. */
const EM = 1000;
/** The depth of a mark's square under the line, in an em. */
const FOOT = 0.08;

/** `advance` is the room that a mark takes in its line, `size` the square in which it is drawn, both in an em. */
const FACES = [
  { file: 'marks.ttf', family: 'Overtrick Marks', advance: 0.88, size: 0.86 },
  // the advance of DejaVu Sans Mono, and nearly that of other monospaced fonts
  { file: 'marks-mono.ttf', family: 'Overtrick Marks Mono', advance: 0.602, size: 0.6 },
];

function glyphOf({ sign, path, turned = 0 }, { advance, size }) {
  const scale = (size * EM) / 24;
  const left = ((advance - size) / 2) * EM;
  const drawn = new SvgPath(path)
    // arcs are made curves before they are turned over: after it they bend the other way
    .abs()
    .unshort()
    .unarc()
    .rotate(turned, 12, 12)
    .translate(0, -24)
    .scale(scale, -scale)
    .translate(left, -FOOT * EM)
    .round(1)
    .toString();
  return `<glyph unicode="${sign}" horiz-adv-x="${advance * EM}" d="${drawn}"/>`;
}

/** One face as the bytes of a TrueType file; the same bytes for the same outlines. */
const fontOf = (face) =>
  svg2ttf(
    `<svg xmlns="http://www.w3.org/2000/svg"><defs><font id="${face.family}" horiz-adv-x="${face.advance * EM}">
<font-face font-family="${face.family}" units-per-em="${EM}" ascent="800" descent="-200"/>
<missing-glyph horiz-adv-x="${face.advance * EM}"/>
${MARKS.map((mark) => glyphOf(mark, face)).join('\n')}
</font></defs></svg>`,
    // a fixed time of making, in seconds
    { ts: 0, version: 'Version 1.0', description: 'Suits, arrows and ticks', url: '', copyright: 'MIT' },
  ).buffer;

const isCheck = process.argv.includes('--check');
for (const face of FACES) {
  const file = new URL(face.file, FOLDER);
  const made = fontOf(face);
  if (!isCheck) writeFileSync(file, made);
  else if (!readFileSync(file).equals(made)) fail(`${face.file} is not what npm run marks makes`);
}
