import type { Consequence } from '@overtrick/evening/desk/consequences';
import type { Fault } from '@overtrick/movements/check';
import type { Concession } from '@overtrick/movements/concession';
import { eveningText } from '../../text/evening.ts';
import { boardsInWords } from '../names.ts';

/** Writes a concession of a movement: `each meets 6 of 7`. */
export function concessionInWords(concession: Concession): string {
  const words = eveningText.concessions;
  switch (concession.code) {
    case 'winners':
      return words.winners(concession.winners);
    case 'sitOuts': {
      const { who, of, rounds } = concession;
      return who === 'all'
        ? words.allSitOut(spanText(rounds), rounds.max)
        : words.someSitOut(who, of, spanText(rounds), rounds.max);
    }
    case 'shared': {
      const { tables, rounds } = concession;
      return words.shared(tables === 'all' ? 0 : tables, rounds === 'all' ? 0 : rounds);
    }
    case 'copies':
      return words.copies(concession.copies);
    case 'sets':
      return words.sets(spanText(concession.each), concession.of);
    case 'results':
      return words.results(spanText(concession.each));
    case 'opponents':
      return words.opponents(spanText(concession.each), concession.of);
  }
}

/** Writes a consequence of an act as a sentence. */
export function consequenceInWords(consequence: Consequence): string {
  const words = eveningText.consequences;
  switch (consequence.code) {
    case 'twoRankings':
    case 'unranked':
      return words[consequence.code];
    case 'notPlayed':
      return words.notPlayed(boardsInWords(consequence.boards));
    case 'fewer':
      return words.fewer(boardsInWords(consequence.boards), consequence.results, consequence.most);
    case 'dropped':
    case 'void':
      return words[consequence.code](consequence.results);
    case 'noResult':
    case 'average':
      return words[consequence.code](consequence.boards);
  }
}

export const faultInWords = ({ code, table, round, why }: Fault): string =>
  eveningText.fault(code, table, round, why);

const spanText = ({ min, max }: { readonly min: number; readonly max: number }): string =>
  min === max ? `${min}` : `${min}–${max}`;
