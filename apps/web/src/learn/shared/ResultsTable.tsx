import { isRightCall, type Lesson, questionsOf } from '@overtrick/formats/lesson/lesson';
import type { Pupil } from '@overtrick/protocol/lesson';
import { Fragment } from 'react';
import { CallMark } from '../../deal/auction/CallMark.tsx';
import { HandShown } from '../../deal/steps/HandShown.tsx';
import prose from '../../design/Prose.module.css';
import { learnText } from '../../text/learn.ts';
import learn from '../Learn.module.css';
import { hardestFirst, isRightAtOnce, type Mark, marksOf } from '../marks.ts';
import styles from './Results.module.css';

interface ResultsProps {
  readonly lesson: Lesson;
  readonly pupils: readonly Pupil[];
}

/** A line for each pupil, a column for each hand. */
export function ResultsTable({ lesson, pupils }: ResultsProps) {
  const words = learnText.lessons;
  const questions = questionsOf(lesson);
  const rows = pupils.map(({ name, answers }) => ({ name, marks: marksOf(lesson, answers) }));
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys */}
      <section className={styles.scroll} tabIndex={0} aria-label={words.results}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{words.pupil}</th>
              <th scope="col">{words.sum}</th>
              {questions.map((_, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: hands keep their places
                <th key={i} scope="col" className={styles.mark} aria-label={words.hand(i + 1)}>
                  {i + 1}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, marks }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: pupils keep their places
              <tr key={i}>
                <th scope="row">{name}</th>
                <td>{words.sumOf(marks.filter(isRightAtOnce).length, marks.length)}</td>
                {marks.map((mark, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: hands keep their places
                  <MarkCell key={at} mark={mark} />
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{words.sum}</th>
              <td />
              {questions.map((_, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: hands keep their places
                <td key={at} className={styles.mark}>
                  {rows.filter(({ marks }) => isRightAtOnce(marks[at])).length}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </section>
      <p className={prose.soft}>{words.key}</p>
    </>
  );
}

function MarkCell({ mark }: { readonly mark: Mark | undefined }) {
  const { first, later, notYet, none } = learnText.lessons;
  const [sign, said, look] =
    mark === undefined
      ? ['–', none, 'none']
      : !mark.isRight
        ? ['✗', notYet(mark.tries), 'wrong']
        : mark.tries === 1
          ? ['✓', first, 'first']
          : [`${mark.tries}`, later(mark.tries), 'later'];
  return (
    <td className={styles.mark} data-look={look}>
      <span aria-hidden="true">{sign}</span>
      <span className="hidden-text">{said}</span>
    </td>
  );
}

const handId = (question: number): string => `hand-${question + 1}`;

/** The number of hardest hands to list. */
const HARDEST = 3;

/** The place at which a teacher looks first. */
export function Hardest({ lesson, pupils }: ResultsProps) {
  const words = learnText.lessons;
  const hard = hardestFirst(lesson, pupils).filter(({ rightAtOnce, tried }) => rightAtOnce < tried);
  if (hard.length === 0) return null;
  return (
    <p>
      {words.hardestAre}{' '}
      {hard.slice(0, HARDEST).map(({ question, rightAtOnce, tried }, i) => (
        <Fragment key={question}>
          {i > 0 && ', '}
          <a href={`#${handId(question)}`}>{words.hand(question + 1)}</a> ({words.rightOf(rightAtOnce, tried)}
          )
        </Fragment>
      ))}
    </p>
  );
}

/** The marks of all at each hand, and their first calls. */
export function HardestHands({ lesson, pupils }: ResultsProps) {
  const words = learnText.lessons;
  const questions = questionsOf(lesson);
  return (
    <section className={styles.hardest} aria-labelledby="hardest">
      <h2 id="hardest">{words.hardest}</h2>
      <ol className={styles.hands}>
        {hardestFirst(lesson, pupils).map(({ question, rightAtOnce, tried, firstCalls }) => {
          const part = questions[question];
          if (part === undefined) return null;
          return (
            <li key={question} id={handId(question)} className={styles.hand}>
              <h3>{words.hand(question + 1)}</h3>
              <div className={learn.hand}>
                <HandShown hand={{ cards: part.hand, down: 0 }} joker={undefined} lay="row" />
              </div>
              <p>{tried === 0 ? words.none : words.rightOf(rightAtOnce, tried)}</p>
              {tried > 0 && (
                <p>
                  {words.firstCalls}{' '}
                  {firstCalls.map(([call, times], i) => (
                    <Fragment key={call}>
                      {i > 0 && ', '}
                      <CallMark call={call} /> {times}&nbsp;×
                      {isRightCall(part, call) && ` (${words.rightCall})`}
                    </Fragment>
                  ))}
                </p>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
