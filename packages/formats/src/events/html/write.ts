import { rankingSheet } from '@overtrick/club/print/rankingSheet';
import { filledTravellers } from '@overtrick/club/print/travellers';
import { ENGLISH, type PrintWords } from '@overtrick/club/print/words';
import { makeHtml } from '../../sheets/html.ts';
import { A4, type Paper } from '../../sheets/paper.ts';
import type { Publication } from '../publication.ts';

/** The event as one page to keep: the ranking, then each board with its hands and results. It fetches nothing. */
export function writeHtmlEvent(
  { scored, ranking, hands }: Publication,
  words: PrintWords = ENGLISH,
  paper: Paper = A4,
): string {
  const sheets = [rankingSheet(scored.event, ranking, words), filledTravellers(scored, words, hands)];
  return makeHtml(sheets, {
    title: scored.event.name ?? words.page.ranking,
    paper,
  });
}
