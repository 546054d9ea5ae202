import type { Bid } from '@overtrick/rules/auction/call';
import type { Doubling } from '@overtrick/rules/auction/contract';
import type { DealTerms } from '@overtrick/rules/deals/board';
import { PASSED, type PadAsk } from '@overtrick/rules/pad/form';
import { useState } from 'react';
import keys from '../deal/keys/Keys.module.css';
import { BidKeys, DoublingKeys, KeyGroup, ResultKeys } from '../deal/keys/Keys.tsx';
import { boardText } from '../text/boards.ts';
import { Answer, bidIn } from './Answer.tsx';
import { answerInWords, type Players } from './words.ts';

export interface AnswersProps {
  readonly players: Players;
  readonly terms: DealTerms;
  readonly ask: PadAsk;
  /** The question. */
  readonly label: string;
  readonly onPut: (word: string) => void;
}

/** All answers to a question, each a key. */
export function Answers(props: AnswersProps) {
  const { ask } = props;
  if (ask.part === 'contract') return <ContractAnswers {...props} />;
  if (ask.part === 'tricks' && ask.needed !== undefined)
    return <TrickAnswers {...props} needed={ask.needed} />;
  return <OtherAnswers {...props} />;
}

/** The contract with its doubles: one tap where it is undoubled. */
function ContractAnswers({ ask: { values }, label, onPut }: AnswersProps) {
  const [doubling, setDoubling] = useState<Doubling>(0);
  const words = boardText.pad;
  const wordOf = (bid: Bid, times: Doubling): string => `${bid.replace('N', 'NT')}${'X'.repeat(times)}`;
  const canDouble = values.some((value) => value.endsWith('X'));
  // in some games a low bid is a contract only when it is doubled
  const bids = values.flatMap((value) => {
    const bid = bidIn(value);
    return bid !== undefined && wordOf(bid, doubling) === value ? [bid] : [];
  });
  return (
    <>
      {canDouble && (
        <DoublingKeys label={words.doubled} words={words.doublings} doubling={doubling} onPut={setDoubling} />
      )}
      <BidKeys
        label={label}
        isLabelled={false}
        bids={bids}
        onBid={(bid) => onPut(wordOf(bid, doubling))}
        passed={values.includes(PASSED) ? words.passed : undefined}
        onPassed={() => onPut(PASSED)}
      />
    </>
  );
}

/** Tricks against the contract: made, then over, then down. */
function TrickAnswers({ ask: { values }, label, needed, onPut }: AnswersProps & { readonly needed: number }) {
  const results = values
    .map(Number)
    .sort((a, b) => Number(b >= needed) - Number(a >= needed) || Math.abs(a - needed) - Math.abs(b - needed))
    .map((tricks) => {
      const over = tricks - needed;
      const sign = over === 0 ? '=' : boardText.history.signed(over);
      return {
        tricks,
        isMade: over >= 0,
        label: boardText.pad.tricks(tricks, sign),
        large: sign,
        small: tricks,
      };
    });
  return (
    <ResultKeys
      label={label}
      isLabelled={false}
      results={results}
      onPut={(tricks) => onPut(String(tricks))}
    />
  );
}

/** Numbers stand close together, words have room. */
function OtherAnswers({ players, terms, ask, label, onPut }: AnswersProps) {
  const isShort = ask.values.every((value) => answerInWords(players, terms, ask, value).length <= 3);
  return (
    <KeyGroup label={label} isLabelled={false}>
      <div className={isShort || ask.part === 'trumps' ? keys.many : keys.wide}>
        {ask.values.map((value) => (
          <button key={value} type="button" className={keys.key} onClick={() => onPut(value)}>
            <Answer players={players} terms={terms} ask={ask} value={value} />
          </button>
        ))}
      </div>
    </KeyGroup>
  );
}
