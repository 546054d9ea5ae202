import type { Finding } from './finding.ts';

const MOST_COLUMNS = 120;
const MOST_LINES = 3;
const DOC = /^([ \t]*)\/\*\*([\s\S]*?)\*\//gm;
/** A comment that begins so asks, and leaves the answer to the reader. */
const RIDDLE = /^(What|Who|Whose|Whom|Where|How|Which|Whether|When|Why)\b/;
/** A source may need more words: a Law, a ruling, an address, a year. */
const CITATION = /\bLaws?\b|\bR-[A-Z]+-|\bRULES\b|https?:|§|\b(19|20)\d\d\b/;
const GENDERED = /\b([Hh]e|[Hh]is|[Hh]im|[Hh]imself)\b/;
const COMMENT_LINE = /^\s*(\/\/|\/\*\*|\*(\s|\/|$))/;

/** Finds comments that are hard to read: riddles, long ones, wide ones, and players with a gender. */
export function commentFindings(file: string, text: string): readonly Finding[] {
  if (file.endsWith('.css')) return [];
  return [...docFindings(file, text), ...lineFindings(file, text)];
}

function docFindings(file: string, text: string): readonly Finding[] {
  return [...text.matchAll(DOC)].flatMap(({ 2: body = '', index }) => {
    const at = (why: string): Finding => ({ file, line: text.slice(0, index).split('\n').length, why });
    const lines = body
      .split('\n')
      .map((line) => line.replace(/^\s*\*? ?/, '').trim())
      .filter((line) => line !== '');
    const prose = lines.slice(
      0,
      [...lines, '@'].findIndex((line) => line.startsWith('@')),
    );
    const isTour = body.includes('\n *\n');
    return [
      ...(RIDDLE.test(prose[0] ?? '')
        ? [at('a comment is a sentence, and does not begin with a question')]
        : []),
      ...(prose.length > MOST_LINES && !isTour && !CITATION.test(body)
        ? [at(`${prose.length} lines of comment: at most ${MOST_LINES}, unless it cites a source`)]
        : []),
    ];
  });
}

const lineFindings = (file: string, text: string): readonly Finding[] =>
  text.split('\n').flatMap((line, i) => {
    if (!COMMENT_LINE.test(line)) return [];
    const at = (why: string): Finding => ({ file, line: i + 1, why });
    return [
      ...(line.length > MOST_COLUMNS
        ? [at(`${line.length} columns of comment: at most ${MOST_COLUMNS}`)]
        : []),
      ...(GENDERED.test(line) ? [at('a player is "they" or a seat')] : []),
    ];
  });
