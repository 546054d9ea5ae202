import { matchesSheet } from '@overtrick/print/matchesSheet';
import { rankingSheet } from '@overtrick/print/rankingSheet';
import { filledTravellers } from '@overtrick/print/travellers';
import { ENGLISH, type PrintWords } from '@overtrick/print/words';
import { makeHtml } from '../../sheets/html.ts';
import { A4, type Paper } from '../../sheets/paper.ts';
import type { Publication, TeamsPublication } from '../publication.ts';

/**
 * Writes an event as one self-contained page: the ranking, then each board with its hands and results. It fetches
 * nothing.
 */
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

/** Writes an event of teams as one page: the ranking, the matches, then each board with its results. */
export function writeHtmlTeams(
  { event, teams, hands }: TeamsPublication,
  words: PrintWords = ENGLISH,
  paper: Paper = A4,
): string {
  const travellers = event.travellers.map((traveller) => ({
    traveller,
    expected: traveller.entries.length,
    lines: traveller.entries.map((entry) => ({ entry, NS: undefined, EW: undefined })),
  }));
  const sheets = [
    rankingSheet(event, teams.ranking, words),
    matchesSheet(event, teams.matches, words),
    filledTravellers({ event, travellers }, words, hands),
  ];
  return makeHtml(sheets, { title: event.name ?? words.page.ranking, paper });
}
