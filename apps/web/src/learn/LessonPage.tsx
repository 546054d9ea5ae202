import { choicesIn, dealerIn } from '@overtrick/formats/lesson/calls';
import type { DealPart, Lesson, Part, QuestionPart } from '@overtrick/formats/lesson/lesson';
import { parseLesson } from '@overtrick/formats/lesson/parse';
import { makeRecord } from '@overtrick/rules/record';
import { type Seat, turn } from '@overtrick/rules/seat';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Page } from '../app/Page.tsx';
import { useTitle } from '../app/useTitle.ts';
import button from '../design/Button.module.css';
import { Button } from '../design/Button.tsx';
import { HandLetters } from '../guide/example/HandLetters.tsx';
import { makeFragment } from '../review/told.ts';
import { CallMark } from '../table/view/CallMark.tsx';
import { text } from '../text/text.ts';
import styles from './Learn.module.css';
import { LESSONS, lessonText } from './lessons.ts';
import { finishLesson } from './progress.ts';

/** One lesson: words to read, and hands to bid. */
export default function LessonPage({ lesson: name }: { readonly lesson: string }) {
  const [lesson, setLesson] = useState<Lesson | 'missing'>();
  useEffect(() => {
    void lessonText(name).then((source) => {
      const read = source === undefined ? undefined : parseLesson(source);
      setLesson(read?.ok ? read.value : 'missing');
    });
  }, [name]);
  const title = typeof lesson === 'object' ? lesson.title : text.learn.lesson;
  useTitle(title);
  return (
    <Page narrow>
      {lesson === undefined ? (
        <p role="status">{text.connection.connecting}</p>
      ) : lesson === 'missing' ? (
        <div className="stack">
          <h1>{text.learn.missing}</h1>
          <Link href="/learn">{text.learn.toLearn}</Link>
        </div>
      ) : (
        <Shown name={name} lesson={lesson} />
      )}
    </Page>
  );
}

function Shown({ name, lesson: { title, parts } }: { readonly name: string; readonly lesson: Lesson }) {
  const [firstTries, setFirstTries] = useState<Readonly<Record<number, boolean>>>({});
  const questions = parts.filter((part) => part.kind === 'question');
  const answered = Object.keys(firstTries).length;
  const right = Object.values(firstTries).filter(Boolean).length;
  const isDone = answered === questions.length;
  useEffect(() => {
    if (isDone) finishLesson(name, { right, all: questions.length });
  }, [isDone, name, right, questions.length]);
  const next = LESSONS[LESSONS.indexOf(name) + 1];
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      {parts.map((part, i) => (
        <PartView
          // biome-ignore lint/suspicious/noArrayIndexKey: a lesson does not change
          key={i}
          part={part}
          number={part.kind === 'question' ? questions.indexOf(part) + 1 : 0}
          of={questions.length}
          onAnswer={(isRight) => setFirstTries((so) => (i in so ? so : { ...so, [i]: isRight }))}
        />
      ))}
      <p role="status" className={styles.did}>
        {isDone && text.learn.finished(right, questions.length)}
      </p>
      {isDone && (
        <div className={styles.choices}>
          {next !== undefined && (
            <Link href={`/lesson/${next}`} className={`${button.button} ${button.main}`}>
              {text.learn.nextLesson}
            </Link>
          )}
          <Link href="/learn">{text.learn.toLearn}</Link>
        </div>
      )}
    </div>
  );
}

interface PartViewProps {
  readonly part: Part;
  readonly number: number;
  readonly of: number;
  readonly onAnswer: (isRight: boolean) => void;
}

function PartView({ part, number, of, onAnswer }: PartViewProps) {
  if (part.kind === 'text') return <p>{part.text}</p>;
  if (part.kind === 'deal') return <WholeDeal part={part} />;
  return <Question part={part} number={number} of={of} onAnswer={onAnswer} />;
}

interface QuestionProps extends Omit<PartViewProps, 'part'> {
  readonly part: QuestionPart;
}

/** A hand to bid: any call may be tried, and each is answered. */
function Question({ part, number, of, onAnswer }: QuestionProps) {
  const [tried, setTried] = useState<ReturnType<typeof choicesIn>[number]>();
  const words = text.learn;
  const answer = part.answers.find(({ call }) => call === tried);
  const isRight = answer?.isRight === true;
  const dealer = dealerIn(part);
  const calls = part.calls.map((call, i) => ({ seat: turn(dealer, i), call }));
  const id = `question-${number}`;
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{words.question(number, of)}</h2>
      <p>{part.text}</p>
      <div className={styles.given}>
        <section className={styles.hand} aria-label={words.handOf(number)}>
          <HandLetters hand={{ cards: part.hand, down: 0 }} joker={undefined} />
        </section>
        {calls.length === 0 ? (
          <p className={styles.soft}>{words.nobody}</p>
        ) : (
          <ol className={styles.calls} aria-label={words.before}>
            {calls.map(({ seat, call }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: what was called stays
              <li key={i}>
                {text.seats[seat]}: <CallMark call={call} />
              </li>
            ))}
          </ol>
        )}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be read as a form */}
      <div role="group" aria-label={words.yourCall} className={styles.choices}>
        {choicesIn(part).map((call) => (
          <Button
            key={call}
            aria-pressed={tried === call}
            disabled={isRight}
            onClick={() => {
              setTried(call);
              onAnswer(part.answers.some((each) => each.call === call && each.isRight));
            }}
          >
            <CallMark call={call} />
          </Button>
        ))}
      </div>
      <div role="status" className={styles.answer} data-right={isRight}>
        {tried !== undefined && (
          <>
            <p className={styles.did}>
              {isRight ? words.isRight(text.call(tried)) : words.isWrong(text.call(tried))}
            </p>
            <p>
              {answer?.why ?? part.otherwise} {!isRight && words.tryAgain}
            </p>
          </>
        )}
      </div>
    </section>
  );
}

/** A whole deal with its auction, on a page of its own. */
function WholeDeal({ part }: { readonly part: DealPart }) {
  const [link, setLink] = useState<string>();
  const { dealer, deal, calls } = part;
  useEffect(() => {
    const steps = calls.map((call, i) => ({
      seat: turn(dealer, i) satisfies Seat,
      action: { kind: 'call', call } as const,
    }));
    const setup = { dealer, vul: 'none', deal } as const;
    const record = makeRecord({ game: 'bridge', options: {}, setup, steps });
    void makeFragment({ record }).then((fragment) => setLink(`/board#${fragment}`));
  }, [dealer, deal, calls]);
  return (
    <div className={styles.part}>
      <p>{part.text}</p>
      {link !== undefined && (
        <Link href={link} className={`${button.button} ${styles.go}`}>
          {text.learn.wholeDeal}
        </Link>
      )}
    </div>
  );
}
