import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { encodeXml, parseXml } from './xml.ts';

test('the example of the tour', () => {
  expect(parseXml('<A><B x="1">2 &lt; 3</B></A>')).toEqual({
    ok: true,
    value: {
      name: 'A',
      attributes: {},
      text: '',
      place: { line: 1, column: 1 },
      children: [
        { name: 'B', attributes: { x: '1' }, text: '2 < 3', children: [], place: { line: 1, column: 4 } },
      ],
    },
  });
});

test('entities of XML, characters by number, CDATA; others stay as they stand', () => {
  const text =
    '<?xml version="1.0"?>\n<A n="&quot;">&amp;amp; &#9824;&#x2665; &eacute; <![CDATA[<&lt;>]]></A>';
  expect(parseXml(text)).toMatchObject({
    value: { attributes: { n: '"' }, text: '&amp; ♠♥ &eacute; <&lt;>', place: { line: 2, column: 1 } },
  });
});

const BOMB = `<?xml version="1.0"?>\n<!DOCTYPE x [\n <!ENTITY a "ha">\n <!ENTITY b "&a;&a;&a;&a;">\n]>\n<x>&b;</x>`;

describe('what is not read', () => {
  test.each([
    ['entities that expand', BOMB, 'ERR_XML_ENTITY', '3:2'],
    [
      'entities from outside',
      '<!DOCTYPE x SYSTEM "x" [<!ENTITY y SYSTEM "/etc/passwd">]><x>&y;</x>',
      'ERR_XML_ENTITY',
      '1:25',
    ],
    ['elements without end', '<a>\n<b>', 'ERR_XML', '1:1'],
    ['elements crossed', '<a>\n <b></a></b>', 'ERR_XML', '2:5'],
    ['a file cut off', '<a>\n <b>text', 'ERR_XML', '1:1'],
    ['no element', 'a, b', 'ERR_XML', '1:1'],
    ['nothing', '', 'ERR_XML', '1:1'],
    ['nesting', '<a>'.repeat(99) + '</a>'.repeat(99), 'ERR_XML_SIZE', '1:1'],
    ['names that are no data', '<a><__proto__>1</__proto__></a>', 'ERR_XML_SIZE', '1:1'],
  ])('%s', (_, text, code, at) => {
    expect(parseXml(text)).toMatchObject({
      ok: false,
      code,
      at,
      why: expect.stringMatching(/^[^\n]{10,160}$/),
    });
  });
});

test('any text never throws', () => {
  const piece = fc.constantFrom(
    '<',
    '>',
    '/',
    '<a>',
    '</a>',
    '<a/>',
    '&',
    '&#0;',
    '&#x110000;',
    '<![CDATA[',
    ']]>',
    '<!--',
    '-->',
    '<?',
    '"',
    '=',
    'x',
    '\n',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string())), (parts) => {
      expect(typeof parseXml(parts.join('')).ok).toBe('boolean');
    }),
  );
});

test('what is encoded is read', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const kept = encodeXml(text);
      const read = parseXml(`<a t="x">${kept}</a>`);
      const decoded = kept.replace(
        /&(amp|lt|gt|quot);/g,
        (_, name) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[String(name)] ?? '',
      );
      expect(read).toMatchObject({ ok: true, value: { text: decoded.replace(/\r\n?/g, '\n').trim() } });
    }),
  );
});
