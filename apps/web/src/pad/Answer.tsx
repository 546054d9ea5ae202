import { type Bid, isBid } from '@overtrick/rules/auction/call';
import { isStrain } from '@overtrick/rules/cards/card';
import type { DealTerms } from '@overtrick/rules/deals/board';
import type { PadAsk } from '@overtrick/rules/pad/form';
import { CallMark, Doubled } from '../deal/auction/CallMark.tsx';
import { StrainMark } from '../deal/cards/Suit.tsx';
import { answerInWords, type Players } from './words.ts';

interface AnswerProps {
  readonly players: Players;
  readonly terms: DealTerms;
  readonly ask: PadAsk;
  readonly value: string;
}

/** An answer: a contract or trumps as signs, everything else in words. */
export function Answer({ players, terms, ask, value }: AnswerProps) {
  const bid = ask.part === 'contract' ? bidIn(value) : undefined;
  if (bid !== undefined)
    return (
      <>
        <CallMark call={bid} />
        <Doubled times={value.replace(/^[^X]+/, '').length} />
      </>
    );
  if (ask.part === 'trumps' && isStrain(value)) return <StrainMark strain={value} />;
  return answerInWords(players, terms, ask, value);
}

/** Returns the bid of a contract as written: 3NT for `3NTX`. */
export function bidIn(value: string): Bid | undefined {
  const bid = value.replace(/X+$/, '').replace('NT', 'N');
  return isBid(bid) ? bid : undefined;
}
