import { access, constants } from 'node:fs/promises';
import { Option } from '@commander-js/extra-typings';
import { makeHtml } from '@overtrick/formats/sheets/html';
import { A4, PAPERS, type Paper } from '@overtrick/formats/sheets/paper';
import type { Sheet } from '@overtrick/print/sheet';
import { ENGLISH } from '@overtrick/print/words';
import { fail, ok, type Result } from '@overtrick/rules/result';
import { type Define, noSuch, type Trouble, wholeNumber } from '../command.ts';
import { fileTrouble } from '../input.ts';
import type { Io } from '../io.ts';
import { outputTrouble, writeWhole } from '../output.ts';
import { type Holdings, readHoldings } from '../print/holdings.ts';
import { SHEET_KINDS } from '../print/sheets.ts';
import { solvedHoldings } from '../print/solving.ts';
import { counted } from '../text/words.ts';

const PLACE = 'overtrick print';
const IDS = SHEET_KINDS.map(({ id }) => id);
const PAPER_IDS = PAPERS.map(({ id }) => id);

interface Options {
  readonly out: string;
  readonly paper: string;
  readonly font?: string;
  readonly boardsPerRound?: number;
  readonly link?: string;
  readonly empty?: true;
  readonly solve: boolean;
}

export const print: Define = (command, io, end) => {
  command
    .argument('<what>', IDS.join(', '))
    .argument('<file>', "boards, a movement (JSON), an event or a tournament's log; - reads standard input")
    .requiredOption('--out <file>', 'the file to write: .pdf, or .html to print from a browser')
    .addOption(new Option('--paper <size>', 'paper size').choices(PAPER_IDS).default(A4.id))
    .option(
      '--font <file>',
      'a font for the PDF (TrueType or OpenType), for letters that the built-in font lacks',
    )
    .option('--boards-per-round <k>', 'for a movement: the number of boards in a set', wholeNumber(1, 99))
    .option('--link <address>', 'for QR codes; {} in it stands for the table, or for the contestant')
    .option('--empty', 'print blank travellers and score cards, even if there are results')
    .option('--no-solve', 'print hands with the makeable contracts and par that the file has, and solve none')
    .addHelpText(
      'after',
      `\nSheets:\n${SHEET_KINDS.map(({ id, help }) => `  ${id.padEnd(12)}${help}`).join('\n')}`,
    )
    .action(async (what, file, options) => end(await run(io, what, file, options)));
};

async function run(io: Io, what: string, file: string, options: Options): Promise<Trouble> {
  const kind = SHEET_KINDS.find(({ id }) => id === what.toLowerCase());
  if (kind === undefined) return noSuch(PLACE, 'sheet', what, IDS);
  const { out, boardsPerRound, link } = options;
  const ending = /\.(pdf|html?)$/i.exec(out)?.[1]?.toLowerCase();
  if (ending === undefined) return fail('ERR_FORMAT', out, 'the file name must end in .pdf or .html');
  const holdings = await readHoldings(io, file, { boardsPerRound, words: ENGLISH });
  if (!holdings.ok) return holdings;
  const isSolved = options.solve && kind.hasPar && !(kind.id === 'travellers' && options.empty);
  const known = isSolved ? await solvedHoldings(io, holdings.value, ENGLISH) : holdings.value;
  const sheet = kind.make(known, {
    words: ENGLISH,
    linkOf: (of) => link?.replaceAll('{}', encodeURIComponent(of)),
    isEmpty: options.empty === true,
  });
  if (sheet === undefined || sheet.cards.length === 0) return nothing(file, kind);
  const paper = PAPERS.find(({ id }) => id === options.paper) ?? A4;
  const trouble = await outputTrouble(out);
  if (trouble !== undefined) return trouble;
  const made = ending === 'pdf' ? await pdfOf(sheet, paper, options.font) : htmlOf(sheet, paper);
  if (!made.ok) return made;
  const { content, missing } = made.value;
  const written = await writeWhole(out, content);
  if (written !== undefined) return written;
  tellUnknown(io, out, what, holdings.value);
  if (missing.length > 0)
    io.err(`${out}: the font has no ${missing.slice(0, 20).join(' ')}; name one that has with --font\n`);
  return undefined;
}

const nothing = (file: string, { id, needs }: { readonly id: string; readonly needs: string }): Trouble =>
  fail(
    'ERR_SHEET',
    file === '-' ? '<stdin>' : file,
    `the file does not hold what the sheet ${id} needs: that is ${needs}`,
  );

function tellUnknown(io: Io, out: string, what: string, { unknown = 0 }: Holdings): void {
  if (unknown > 0 && (what === 'hands' || what === 'curtain'))
    io.err(`${out}: ${counted(unknown, 'board')} without all hands left out\n`);
}

interface Made {
  readonly content: string | Uint8Array;
  /** The characters that the font lacks. */
  readonly missing: readonly string[];
}

const htmlOf = (sheet: Sheet, paper: Paper): Result<Made> =>
  ok({ content: makeHtml([sheet], { title: sheet.title, paper }), missing: [] });

async function pdfOf(sheet: Sheet, paper: Paper, font: string | undefined): Promise<Result<Made>> {
  const { makePdf } = await import('../print/pdf.ts');
  const { ownFonts } = await import('../print/fonts.ts');
  if (font !== undefined)
    try {
      await access(font, constants.R_OK);
    } catch (error) {
      return fail('ERR_FILE', font, fileTrouble(error));
    }
  const fonts = font === undefined ? ownFonts() : { body: font, bold: font };
  try {
    const { bytes, missing } = await makePdf([sheet], { title: sheet.title, paper, fonts });
    return ok({ content: bytes, missing });
  } catch (error) {
    // the font library's error for a file that it cannot read
    if (font === undefined) throw error;
    return fail('ERR_FONT', font, 'this font cannot be used in a PDF: name a TrueType or OpenType file');
  }
}
