import type { PracticePart } from '@overtrick/formats/lesson/practice';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { solveHand, useProgress } from '../../device/progress.ts';
import { learnText } from '../../text/learn.ts';
import styles from './Course.module.css';
import { PracticeHand } from './PracticeHand.tsx';
import { Steps } from './Steps.tsx';

export interface CourseHand {
  readonly part: PracticePart;
  /** The name of the step, where it has one. */
  readonly title?: string;
  readonly words?: ReactNode;
}

export interface CourseProps {
  /** The name under which the solved hands are stored. */
  readonly name: string;
  readonly hands: readonly CourseHand[];
  readonly language?: string;
  /** True if the words of a hand stand below its table on a narrow screen. */
  readonly wordsLast?: boolean;
  /** The ways on after the last hand. */
  readonly onward: ReactNode;
}

const NOTHING = {};

/** Hands to play, one per screen; it starts at the first unsolved one. */
export function Course({ name, hands, language, wordsLast = false, onward }: CourseProps) {
  const solved = useProgress((progress) => progress.hands[name]) ?? NOTHING;
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      hands.findIndex((_, i) => !Object.hasOwn(solved, i)),
    ),
  );
  const top = useRef<HTMLHeadingElement>(null);
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each other hand
  useEffect(() => {
    if (!isFirst.current) top.current?.focus();
    isFirst.current = false;
  }, [at]);
  const hand = hands[at];
  const words = learnText.learn.practice;
  if (hand === undefined) return null;
  return (
    <div className={styles.course}>
      <Steps
        label={words.hands}
        steps={hands.map((one, i) => ({
          name: one.title ?? words.hand(i + 1, hands.length),
          isDone: Object.hasOwn(solved, i),
        }))}
        at={at}
        onGo={setAt}
      />
      <h2 ref={top} tabIndex={-1} className={styles.title}>
        {hand.title ?? words.hand(at + 1, hands.length)}
      </h2>
      <PracticeHand
        key={at}
        wordsLast={wordsLast}
        part={hand.part}
        {...(language !== undefined && { language })}
        onSolved={(isAtOnce) => solveHand(name, at, isAtOnce)}
        onward={
          at + 1 < hands.length ? (
            <Button look="main" onClick={() => setAt(at + 1)}>
              {words.next}
            </Button>
          ) : (
            onward
          )
        }
      >
        {hand.words}
      </PracticeHand>
    </div>
  );
}
