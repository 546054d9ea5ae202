import { inflateSync } from 'node:zlib';

/** A text of a PDF with the beginning of its line on the page, in points from the lower left corner. */
export interface PdfText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** A page of a PDF of our own with its size and texts, for tests. Texts of inverted halves are left out. */
export interface PdfPage {
  readonly width: number;
  readonly height: number;
  readonly texts: readonly PdfText[];
}

export function pagesOfPdf(bytes: Uint8Array): readonly PdfPage[] {
  const file = Buffer.from(bytes).toString('latin1');
  const objects = new Map(
    [...file.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = '', body = '']) => [id, body]),
  );
  const streamOf = (id: string): string => {
    const body = objects.get(id) ?? '';
    const from = body.indexOf('stream\n') + 'stream\n'.length;
    const stream = body.slice(from, from + Number(/\/Length (\d+)/.exec(body)?.[1]));
    return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
  };
  const fonts = new Map<string, readonly string[]>();
  for (const body of objects.values())
    for (const [, name = '', id = ''] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const [, unicode = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '') ?? [];
      if (unicode !== '') fonts.set(name, glyphsOf(streamOf(unicode)));
    }
  return [...objects.values()].flatMap((body): PdfPage[] => {
    const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(body) ?? [];
    const [, contents] = /\/Contents (\d+) 0 R/.exec(body) ?? [];
    if (width === undefined || contents === undefined) return [];
    return [{ width: Number(width), height: Number(height), texts: textsOf(streamOf(contents), fonts) }];
  });
}

/** Returns the characters of a font's glyphs, by their numbers in the file. */
function glyphsOf(map: string): readonly string[] {
  const glyphs: string[] = [];
  for (const [, ranges = ''] of map.matchAll(/beginbfrange\n([\s\S]*?)\nendbfrange/g))
    for (const [, from = '', list = ''] of ranges.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g))
      for (const [i, [, hex = '']] of [...list.matchAll(/<([\w ]*)>/g)].entries())
        glyphs[Number.parseInt(from, 16) + i] = Buffer.from(hex.replaceAll(' ', ''), 'hex')
          .swap16()
          .toString('utf16le');
  return glyphs;
}

function textsOf(content: string, fonts: ReadonlyMap<string, readonly string[]>): readonly PdfText[] {
  const texts: PdfText[] = [];
  for (const [, block = ''] of content.matchAll(/\nBT\n([\s\S]*?)\nET/g)) {
    const [, x = '', y = ''] = /1 0 0 1 ([-\d.]+) ([-\d.]+) Tm/.exec(block) ?? [];
    const [, font = '', size = ''] = /\/(F\d+) ([\d.]+) Tf/.exec(block) ?? [];
    const glyphs = fonts.get(font) ?? [];
    const codes = [...block.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/..../g) ?? []);
    const text = codes.map((code) => glyphs[Number.parseInt(code, 16)] ?? '?').join('');
    texts.push({ text, x: Number(x), y: Number(y), size: Number(size) });
  }
  return texts;
}
