import { Link } from 'wouter';
import button from '../design/Button.module.css';
import { findGame } from '../games/list.ts';
import { Page } from '../shell/frame/Page.tsx';
import { useTitle } from '../shell/frame/useTitle.ts';
import { learnText } from '../text/learn.ts';
import { text } from '../text/text.ts';
import styles from './Learn.module.css';
import { OwnDeal } from './OwnDeal.tsx';
import { Course } from './practice/Course.tsx';
import { START_STEPS, startPart, wordsOfStep } from './start.ts';

/** The name under which the progress is kept. */
const START = 'start';

/** Cards, tricks and what else one must know before the first deal: a hand for each idea. */
export default function StartPage() {
  const words = learnText.learn.start;
  useTitle(words.title);
  const game = findGame('minibridge');
  const hands = START_STEPS.map((step) => ({
    title: words.steps[step].title,
    part: startPart(step),
    words: <Explained step={step} />,
  }));
  return (
    <Page>
      <div className={styles.page}>
        <h1>{words.title}</h1>
        <Course
          name={START}
          hands={hands}
          wordsLast
          onward={
            <>
              {game && <OwnDeal game={game} />}
              <Link href="/learn" className={button.button}>
                {learnText.learn.toLearn}
              </Link>
            </>
          }
        />
      </div>
    </Page>
  );
}

/** The words that are new in a step, each in a sentence. */
function Explained({ step }: { readonly step: (typeof START_STEPS)[number] }) {
  const words = wordsOfStep(step);
  if (words.length === 0) return null;
  return (
    <dl className={styles.words}>
      {words.map((word) => {
        const { name, what } = text.words.list[word];
        return (
          <div key={word}>
            <dt>{name}</dt>
            <dd>{what}</dd>
          </div>
        );
      })}
    </dl>
  );
}
