import { type CardLesson, type PracticePart, parseCardLesson } from '@overtrick/formats/lesson/practice';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import button from '../design/Button.module.css';
import { Page } from '../shell/frame/Page.tsx';
import { useTitle } from '../shell/frame/useTitle.ts';
import { learnText } from '../text/learn.ts';
import { text } from '../text/text.ts';
import { CARD_LESSONS, cardLessonText, courseOf } from './cardLessons.ts';
import styles from './Learn.module.css';
import { LESSONS_LANGUAGE } from './lessons.ts';
import { Course, type CourseHand } from './practice/Course.tsx';

/** One of the lessons in card play: hands to play, one per screen. */
export default function CardLessonPage({ lesson: name }: { readonly lesson: string }) {
  const [found, setFound] = useState<CardLesson | 'missing'>();
  useEffect(() => {
    void cardLessonText(name).then((source = '') => {
      const read = parseCardLesson(source);
      setFound(read.ok ? read.value : 'missing');
    });
  }, [name]);
  useTitle(typeof found === 'object' ? found.title : learnText.learn.lesson);
  const next = CARD_LESSONS[CARD_LESSONS.indexOf(name) + 1];
  return (
    <Page>
      {found === undefined ? (
        <p role="status">{text.connection.connecting}</p>
      ) : found === 'missing' ? (
        <div className="stack">
          <h1>{learnText.learn.missing}</h1>
          <Link href="/learn">{learnText.learn.toLearn}</Link>
        </div>
      ) : (
        <div className={styles.page}>
          <h1 lang={LESSONS_LANGUAGE}>{found.title}</h1>
          <Course
            name={courseOf(name)}
            hands={handsOf(found)}
            language={LESSONS_LANGUAGE}
            onward={
              <>
                {next !== undefined && (
                  <Link href={`/lesson/play/${next}`} className={`${button.button} ${button.main}`}>
                    {learnText.learn.nextLesson}
                  </Link>
                )}
                <Link href="/learn" className={button.button}>
                  {learnText.learn.toLearn}
                </Link>
              </>
            }
          />
        </div>
      )}
    </Page>
  );
}

/** Returns each hand with the words before it. */
function handsOf({ parts }: CardLesson): readonly CourseHand[] {
  const hands: CourseHand[] = [];
  let words: ReactNode[] = [];
  const add = (part: PracticePart): void => {
    hands.push({ part, words });
    words = [];
  };
  for (const part of parts) {
    if (part.kind === 'practice') add(part);
    else
      words.push(
        <p key={part.text} lang={LESSONS_LANGUAGE}>
          {part.text}
        </p>,
      );
  }
  return hands;
}
