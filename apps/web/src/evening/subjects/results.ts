import type { TwoSeats } from '@overtrick/duplicate/boardGame';
import type { ReportSide, ResultEntry } from '@overtrick/evening/results/entries';
import { eveningText } from '../../text/evening.ts';
import { resultOn } from '../result.ts';
import { sideInWords } from '../sides.ts';
import type { EntryWords } from './words.ts';

const words = eveningText.audit;

export const RESULTS_WORDS: EntryWords<ResultEntry['kind']> = {
  reported: ({ side, line, result }, { head }) =>
    words.told(sidesInWords(side, head.seats), resultOn(line, result, head.seats)),
  agreed: ({ side }, { head }) => words.agreed(sideInWords(head.seats, side)),
  withdrawn: ({ side }, { head }) => words.withdrawn(sidesInWords(side, head.seats)),
  skipped: () => words.skipped,
  accepted: () => words.accepted,
  late: () => words.late,
};

const sidesInWords = (side: ReportSide, seats: TwoSeats | undefined): string =>
  side === 'both' ? words.bothSides : sideInWords(seats, side);
