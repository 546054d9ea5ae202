import type { HereView, TournamentView } from '@overtrick/evening/view';
import { eveningText } from '../../text/evening.ts';
import { boardsInWords, labelOfSide } from '../names.ts';
import { resultInWords } from '../result.ts';
import { sideAt } from '../sides.ts';
import { resultSaid, type ShownLine } from './waiting.ts';

/** Announces the next meeting at a place to screen readers; it also tells a player where to go. */
export function meetingOf(view: TournamentView, here: HereView): string {
  const { place, round, lines } = here;
  const words = eveningText.score;
  const nameOf = (side: 'NS' | 'EW'): string =>
    here[side === 'NS' ? 'ns' : 'ew'] === undefined ? eveningText.nobody : labelOfSide(view, here, side);
  const boards = boardsInWords(lines.map(({ board }) => board));
  const meeting = words.nextMeeting(round, nameOf('NS'), nameOf('EW'), boards);
  return view.head.role === 'player' ? `${words.youGo(place)} ${meeting}` : meeting;
}

/**
 * Announces a slot to screen readers when its state changes. It is silent about a slot to be entered, whose questions
 * take the focus, and about a disputed one, which is an alert.
 */
export function saidOf(view: TournamentView, here: HereView, line: ShownLine): string {
  const words = eveningText.score;
  const { seats } = view.head;
  const told = (result: string | undefined): string =>
    sentence(`${eveningText.entry.boardIs(line.board)} ${resultInWords(result ?? '', line.board, seats)}`);
  switch (line.state) {
    case 'due':
    case 'skipped':
    case 'late':
    case 'disputed':
      return '';
    case 'reported': {
      const by = line.NS === undefined ? 'EW' : 'NS';
      const other = by === 'NS' ? 'EW' : 'NS';
      const asked = labelOfSide(view, here, other);
      if (view.head.role !== 'player') return `${told(line[by])} ${words.passTo(asked, sideAt(view, other))}`;
      return by === here.side ? `${told(line[by])} ${words.waitsForOthers(asked)}` : told(line[by]);
    }
    default: {
      const state = line.reason === undefined ? eveningText.states[line.state] : words.ruledFor(line.reason);
      return `${told(resultSaid(line))} ${state}`;
    }
  }
}

/** Adds a full stop where it is missing. */
const sentence = (words: string): string => (/[.。!？]$/.test(words) ? words : `${words}.`);
