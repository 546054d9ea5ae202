import { useState } from 'react';
import { ExampleScore } from '../guide/example/ExampleScore.tsx';
import { ExampleTable } from '../guide/example/ExampleTable.tsx';
import { lengthOf, momentAt } from '../guide/example/moment.ts';
import { StepControls } from '../guide/example/StepControls.tsx';
import { useSteps } from '../guide/example/useSteps.ts';
import { wordsOf } from '../guide/example/words.ts';
import { MakeableTable } from '../table/view/result/MakeableTable.tsx';
import { outcomeInWords } from '../table/words.ts';
import { OF_BOTS, text } from '../text/text.ts';
import { Auction } from './Auction.tsx';
import { Balances } from './Balances.tsx';
import type { Judgement } from './costs.ts';
import { Diagram } from './Diagram.tsx';
import type { Shown } from './messages.ts';
import { PlayGrid } from './PlayGrid.tsx';
import styles from './Review.module.css';
import { Share } from './Share.tsx';
import { Traveller } from './Traveller.tsx';
import { useCosts } from './useThoughts.ts';

const NONE: readonly Judgement[] = [];

/** A board after it was played: diagram, auction, play, what could be made, what each card cost, other tables. */
export function Review({ shown, game }: { readonly shown: Shown; readonly game: string }) {
  const { example, layout, view, told } = shown;
  const steps = useSteps(example);
  const thoughts = useCosts(told.record);
  const [judgements, setJudgements] = useState<readonly Judgement[]>(NONE);
  const { at, to } = steps;
  const { did, why } = wordsOf(view.game, layout, example, at);
  const { outcome } = view;
  return (
    <div className={styles.review}>
      <header className={styles.head}>
        <p className={styles.terms}>{text.review.terms(view.terms.dealer, view.terms.vul)}</p>
        <h1>{text.review.title(game, view.terms.board)}</h1>
        <p className={styles.outcome}>
          {outcome ? outcomeInWords(outcome, view.tricks.length > 0) : text.review.unfinished}
        </p>
      </header>
      <div className={styles.columns}>
        <div className={styles.wide}>
          <section className={styles.part} aria-labelledby="whole">
            <h2 id="whole">{text.review.open}</h2>
            <Diagram shown={shown} />
          </section>
          {lengthOf(example) > 1 && (
            <section className={styles.part} aria-labelledby="replay">
              <h2 id="replay">{text.review.replay}</h2>
              <StepControls label={text.review.replay} example={example} steps={steps} />
              <div className={styles.step} aria-live="polite">
                <p className={styles.soft}>{text.guide.stepOf(at, lengthOf(example))}</p>
                <p className={styles.did}>{did}</p>
                {why !== undefined && (
                  <p className={styles.soft} {...OF_BOTS}>
                    {why}
                  </p>
                )}
              </div>
              <ExampleTable game={view.game} layout={layout} moment={momentAt(example, at)} />
            </section>
          )}
          <PlayGrid shown={shown} costs={thoughts.costs} judgements={judgements} at={at} to={to} />
        </div>
        <div className={styles.side}>
          <MakeableTable view={view} record={told.record} />
          <Auction shown={shown} meanings={thoughts.meanings} at={at} to={to} />
          <Balances
            record={told.record}
            costs={thoughts.costs}
            isDone={thoughts.areCostsDone && shown.steps.length > shown.calls.length}
            judgements={judgements}
            onJudged={setJudgements}
          />
          {shown.result && <Traveller shown={shown} here={shown.result} />}
          {shown.result && example.items.length > 0 && (
            <div className={styles.part}>
              <ExampleScore example={example} form={game} />
            </div>
          )}
          <Share shown={shown} game={game} />
        </div>
      </div>
    </div>
  );
}
