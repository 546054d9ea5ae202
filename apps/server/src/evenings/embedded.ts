import type { Tournament } from '@overtrick/evening/tournament';
import type { TournamentView } from '@overtrick/evening/view';
import { NOBODY } from '@overtrick/evening/view/standpoint';
import { viewFor } from '@overtrick/evening/view/viewFor';
import { handsBlock } from '@overtrick/print/hands';
import { handRecordsOfView, rankedOfView, scoredOfView } from '@overtrick/print/ofView';
import { rankingSheet } from '@overtrick/print/rankingSheet';
import { heading, type Sheet, textsOf } from '@overtrick/print/sheet';
import { filledTravellers } from '@overtrick/print/travellers';
import type { PrintWords } from '@overtrick/print/words';

const views = new WeakMap<Tournament, TournamentView>();

/** Returns what everybody may see, made once for each state of a tournament. */
function publicViewOf(tournament: Tournament): TournamentView {
  const view = views.get(tournament) ?? viewFor(tournament, NOBODY);
  views.set(tournament, view);
  return view;
}

/** Builds the ranking that everybody may see now; without one, only the name and the day of the evening. */
export function publicRanking(tournament: Tournament, words: PrintWords): Sheet {
  const view = publicViewOf(tournament);
  const { name, date, winners } = view.head;
  const ranked = rankedOfView(view);
  const event = { winners, ...(name !== undefined && { name }), ...(date !== undefined && { date }) };
  const sheet = rankingSheet(event, ranked ?? [], words);
  const title = [heading(name ?? words.page.ranking, 'large'), ...textsOf(date)];
  return ranked === undefined ? { title: sheet.title, cards: [{ blocks: title }] } : sheet;
}

/** Builds a board with the hands and results that everybody may see now; `undefined` if there is nothing to see. */
export function publicBoard(tournament: Tournament, board: number, words: PrintWords): Sheet | undefined {
  const view = publicViewOf(tournament);
  const shown = view.boards[board];
  if (shown === undefined) return undefined;
  const boards = { [board]: shown };
  const hands = handRecordsOfView({ boards });
  const scored = scoredOfView({ ...view, boards });
  const title = [words.board(String(board)), view.head.name].filter(Boolean).join(' · ');
  const { cards } =
    scored === undefined || scored.travellers.length === 0
      ? { cards: hands.map((record) => ({ blocks: [handsBlock(record, words)] })) }
      : filledTravellers(scored, words, new Map(hands.map((record) => [record.board, record])));
  return cards.length === 0 ? undefined : { title, cards };
}
