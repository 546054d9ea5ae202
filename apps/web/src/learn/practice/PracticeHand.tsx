import type { PracticePart } from '@overtrick/formats/lesson/practice';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../design/Button.tsx';
import prose from '../../design/Prose.module.css';
import { learnText } from '../../text/learn.ts';
import { text } from '../../text/text.ts';
import styles from './PracticeHand.module.css';
import { PracticeTable } from './PracticeTable.tsx';
import { wonIn } from './practice.ts';
import { usePractice } from './usePractice.ts';

export interface PracticeHandProps {
  readonly part: PracticePart;
  /** The language of its words, where the page speaks another. */
  readonly language?: string;
  /** The words before the question. */
  readonly children?: ReactNode;
  /** True if the words stand below the table on a narrow screen. They explain, and the hand is clear without them. */
  readonly wordsLast?: boolean;
  /** Called when its tricks are won. @param isAtOnce was no card taken back, and no trick lost? */
  readonly onSolved: (isAtOnce: boolean) => void;
  /** The way on, once the tricks are won. */
  readonly onward: ReactNode;
}

/** A hand to play at the table, with a guide who answers each card. */
export function PracticeHand({
  part,
  language,
  children,
  wordsLast = false,
  onSolved,
  onward,
}: PracticeHandProps) {
  const { play, said, isOpen, isOver, isSolved, press, takeBack, again } = usePractice(part);
  const tries = useRef(1);
  const words = learnText.learn.practice;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when it is so
  useEffect(() => {
    if (isSolved) onSolved(tries.current === 1);
  }, [isSolved]);
  const back = () => {
    tries.current += 1;
    takeBack?.();
  };
  const isLost = said !== undefined && !said.isRight;
  return (
    <div className={styles.hand} data-words={wordsLast ? 'last' : 'first'}>
      {children !== undefined && <div className={styles.words}>{children}</div>}
      <div className={styles.asked}>
        <p className={styles.task} lang={language}>
          {part.text}
        </p>
        <p className={prose.soft}>{words.goal(part.goal, wonIn(play))}</p>
      </div>
      <div className={styles.scene}>
        <PracticeTable practice={part} play={play} isOpen={isOpen} onPlay={press} />
      </div>
      <div className={styles.answer}>
        <div role="status" data-right={!isLost}>
          {isSolved ? (
            <>
              <p className={styles.task}>{words.solved}</p>
              <p lang={language}>{part.won}</p>
            </>
          ) : isOver ? (
            <p className={styles.task}>{words.missed(part.goal)}</p>
          ) : said === undefined ? (
            <p className={prose.soft}>{learnText.learn.pressCard}</p>
          ) : (
            <>
              {said.mattered && (
                <p className={styles.task}>
                  {said.isRight ? words.isRight(text.card(said.card)) : words.isWrong(text.card(said.card))}
                </p>
              )}
              <p lang={language}>{said.why}</p>
            </>
          )}
        </div>
        <div className={styles.choices}>
          {isSolved && onward}
          {!isSolved && takeBack && (
            <Button look={isLost ? 'main' : 'plain'} onClick={back}>
              {words.takeBack}
            </Button>
          )}
          {(isOver || isLost) && (
            <Button
              onClick={() => {
                tries.current += 1;
                again();
              }}
            >
              {words.again}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
