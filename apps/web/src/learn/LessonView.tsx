import { choicesIn, dealerIn } from '@overtrick/formats/lesson/calls';
import {
  type DealPart,
  isRightCall,
  type Lesson,
  type QuestionPart,
  questionsOf,
} from '@overtrick/formats/lesson/lesson';
import type { GivenAnswer } from '@overtrick/protocol/lesson';
import { type Call, isBid, levelOf, strainOf } from '@overtrick/rules/auction/call';
import { STRAINS } from '@overtrick/rules/cards/card';
import { type Seat, turn } from '@overtrick/rules/cards/seat';
import { makeDeal } from '@overtrick/rules/deals/deal';
import { makeRecord } from '@overtrick/rules/record';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { AuctionTable } from '../deal/auction/AuctionTable.tsx';
import { CallMark } from '../deal/auction/CallMark.tsx';
import { HandShown } from '../deal/steps/HandShown.tsx';
import button from '../design/Button.module.css';
import { Button } from '../design/Button.tsx';
import prose from '../design/Prose.module.css';
import { usePreferences } from '../device/preferences.ts';
import { tableFor } from '../review/these/bring.ts';
import { boardText } from '../text/boards.ts';
import { learnText } from '../text/learn.ts';
import { text } from '../text/text.ts';
import { makeFragment } from '../think/source.ts';
import styles from './Learn.module.css';
import { callsAt, isRightAtOnce, marksOf } from './marks.ts';
import { Steps } from './practice/Steps.tsx';

export interface LessonViewProps {
  readonly lesson: Lesson;
  /** The language of its text, where it is known; it may differ from the page's. */
  readonly language?: string;
  /** The answers so far. */
  readonly answers: readonly GivenAnswer[];
  /** Receives a call that the learner had not tried there before. */
  readonly onAnswer: (answer: GivenAnswer) => void;
}

/** A lesson to read and answer, one hand per screen; it continues at the first question without an answer. */
export function LessonView({ lesson, language, answers, onAnswer }: LessonViewProps) {
  const questions = questionsOf(lesson);
  const marks = marksOf(lesson, answers);
  const isDone = marks.every((mark) => mark !== undefined);
  const screens = screensOf(lesson);
  const isScreenDone = ({ part }: Screen): boolean =>
    part?.kind === 'question' && marks[questions.indexOf(part)]?.isRight === true;
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      screens.findIndex((screen) => !isScreenDone(screen)),
    ),
  );
  const top = useRef<HTMLDivElement>(null);
  const go = (to: number) => {
    setAt(to);
    top.current?.focus();
  };
  const shown = Math.min(at, screens.length - 1);
  const screen = screens[shown];
  if (screen === undefined) return null;
  const { words, part } = screen;
  const question = part?.kind === 'question' ? questions.indexOf(part) : -1;
  return (
    <>
      <Steps
        label={learnText.learn.practice.hands}
        steps={screens.map((one) => ({
          name: nameOf(one, questions),
          isDone: isScreenDone(one),
        }))}
        at={shown}
        onGo={go}
      />
      <div className={styles.hall}>
        <div ref={top} tabIndex={-1} className={styles.screen}>
          <div className={styles.words}>
            {words.map((line) => (
              <p key={line} lang={language}>
                {line}
              </p>
            ))}
          </div>
          <div className={styles.task}>
            {part?.kind === 'deal' && <WholeDeal key={shown} part={part} language={language} />}
            {part?.kind === 'question' && (
              <Question
                key={shown}
                part={part}
                language={language}
                number={question + 1}
                of={questions.length}
                tried={callsAt(answers, question)}
                onAnswer={(call) => onAnswer({ question, call })}
              />
            )}
            {shown + 1 < screens.length && (
              <Button
                look={part?.kind !== 'question' || isScreenDone(screen) ? 'main' : 'plain'}
                className={styles.go ?? ''}
                onClick={() => go(shown + 1)}
              >
                {learnText.learn.practice.next}
              </Button>
            )}
          </div>
        </div>
      </div>
      <p role="status" className={styles.did}>
        {isDone &&
          questions.length > 0 &&
          learnText.learn.finished(marks.filter(isRightAtOnce).length, questions.length)}
      </p>
    </>
  );
}

/** A hand or a whole deal, with the words before it; the last words of a lesson may stand alone. */
interface Screen {
  readonly words: readonly string[];
  readonly part?: QuestionPart | DealPart;
}

const nameOf = ({ part }: Screen, questions: readonly QuestionPart[]): string =>
  part?.kind === 'question'
    ? learnText.learn.question(questions.indexOf(part) + 1, questions.length)
    : part?.kind === 'deal'
      ? learnText.learn.wholeDeal
      : learnText.learn.lesson;

function screensOf({ parts }: Lesson): readonly Screen[] {
  const screens: Screen[] = [];
  let words: string[] = [];
  for (const part of parts) {
    if (part.kind === 'text') {
      words.push(part.text);
      continue;
    }
    screens.push({ words, part });
    words = [];
  }
  return words.length > 0 ? [...screens, { words }] : screens;
}

interface QuestionProps {
  readonly part: QuestionPart;
  readonly language: string | undefined;
  readonly number: number;
  readonly of: number;
  /** The calls tried so far, in order. */
  readonly tried: readonly Call[];
  readonly onAnswer: (call: Call) => void;
}

/** An auction in which it is the turn of the learner, South. */
const ASKED = { game: 'bridge', phase: 'auction', toAct: ['S'], seat: 'S' } as const;

/**
 * Returns a bid's column by its strain and its row by its level, as in a bidding box; other calls stand in a row above.
 */
const placeOf = (call: Call, lowest: number) =>
  isBid(call)
    ? { gridColumn: STRAINS.indexOf(strainOf(call)) + 1, gridRow: levelOf(call) - lowest + 2 }
    : { gridColumn: call === 'P' ? 'span 2' : 'span 1', gridRow: 1 };

/** A hand to bid: the learner may try any call, and each gets a response. */
function Question({ part, language, number, of, tried, onAnswer }: QuestionProps) {
  const [pressed, setPressed] = useState<Call>();
  const words = learnText.learn;
  const shown = pressed ?? tried.at(-1);
  const answer = part.answers.find(({ call }) => call === shown);
  const isRight = shown !== undefined && isRightCall(part, shown);
  const dealer = dealerIn(part);
  const calls = part.calls.map((call, i) => ({ seat: turn(dealer, i), call }));
  const choices = choicesIn(part);
  const lowest = Math.min(...choices.filter(isBid).map(levelOf));
  const id = `question-${number}`;
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{words.question(number, of)}</h2>
      <p lang={language}>{part.text}</p>
      <section className={styles.hand} aria-label={words.handOf(number)}>
        <HandShown hand={{ cards: part.hand, down: 0 }} joker={undefined} lay="row" />
      </section>
      {calls.length === 0 ? (
        <p className={prose.soft}>{words.nobody}</p>
      ) : (
        <AuctionTable
          label={words.before}
          state={{ view: { ...ASKED, terms: { dealer, vul: 'none' }, calls } }}
        />
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be read as a form */}
      <div role="group" aria-label={words.yourCall} className={styles.box}>
        {choices.map((call) => (
          <Button
            key={call}
            aria-pressed={shown === call}
            style={placeOf(call, lowest)}
            disabled={isRight}
            onClick={() => {
              setPressed(call);
              if (!tried.includes(call)) onAnswer(call);
            }}
          >
            <CallMark call={call} />
          </Button>
        ))}
      </div>
      <div role="status" className={styles.answer} data-right={isRight}>
        {shown !== undefined && (
          <>
            <p className={styles.did}>
              {isRight ? words.isRight(text.call(shown)) : words.isWrong(text.call(shown))}
            </p>
            <p>
              <span lang={language}>{answer?.why ?? part.otherwise}</span> {!isRight && words.tryAgain}
            </p>
          </>
        )}
      </div>
    </section>
  );
}

/** A whole deal with its auction, on a page of its own. */
function WholeDeal({ part, language }: Pick<QuestionProps, 'language'> & { readonly part: DealPart }) {
  const [link, setLink] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [, navigate] = useLocation();
  const name = usePreferences((chosen) => chosen.name.trim()) || text.lobby.namePlaceholder;
  const { dealer, vul, deal, calls } = part;
  const play = async () => {
    const opened = await tableFor([{ board: 1, dealer, vul, deal: makeDeal(deal) }], name);
    if ('why' in opened) setProblem(opened.why);
    else navigate(opened.to);
  };
  useEffect(() => {
    const steps = calls.map((call, i) => ({
      seat: turn(dealer, i) satisfies Seat,
      action: { kind: 'call', call } as const,
    }));
    const setup = { dealer, vul, deal };
    const record = makeRecord({ game: 'bridge', options: {}, setup, steps });
    void makeFragment({ record }).then((fragment) => setLink(`/board#${fragment}`));
  }, [dealer, vul, deal, calls]);
  return (
    <div className={styles.part}>
      <p lang={language}>{part.text}</p>
      <div className={styles.choices}>
        <Button onClick={() => void play()}>{boardText.review.these.title(1)}</Button>
        {link !== undefined && (
          <Link href={link} className={button.button}>
            {learnText.learn.wholeDeal}
          </Link>
        )}
      </div>
      {problem !== undefined && <p role="alert">{problem}</p>}
    </div>
  );
}
