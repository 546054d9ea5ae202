import { parseAction } from '@overtrick/rules/action';
import { useRef, useState } from 'react';
import { Link } from 'wouter';
import { ExampleScore } from '../deal/steps/ExampleScore.tsx';
import { ExampleTable } from '../deal/steps/ExampleTable.tsx';
import { lengthOf, momentAt } from '../deal/steps/moment.ts';
import { stepIn } from '../deal/steps/read.ts';
import { Spoken } from '../deal/steps/Spoken.tsx';
import { tables } from '../deal/steps/tables.build.ts';
import { actionName, wordsOf } from '../deal/steps/words.ts';
import { Button } from '../design/Button.tsx';
import type { GameInfo } from '../games/gameInfo.ts';
import { OF_BOTS, text } from '../text/text.ts';
import { firstDeals } from './firstDeals.build.ts';
import styles from './Learn.module.css';

/** A deal with a guide: what happens is told, and at one's own turn one is asked. */
export default function FirstDeal({ game }: { readonly game: GameInfo }) {
  const [at, setAt] = useState(0);
  const [chosen, setChosen] = useState<string>();
  const [right, setRight] = useState(0);
  const says = useRef<HTMLDivElement>(null);
  const first = firstDeals[game.id];
  const layout = tables[game.id];
  if (first === undefined || layout === undefined) return null;
  const { example, asks, seat } = first;
  const all = lengthOf(example);
  const words = text.learn;
  const moment = momentAt(example, at);
  const change = example.changes[at];
  const asked = chosen === undefined ? asks[at] : undefined;
  const step = change && stepIn(change);
  const told = wordsOf(game.id, layout, example, at);
  const isNew = at === 0 || momentAt(example, at - 1).phase !== moment.phase;
  const go = () => {
    setChosen(undefined);
    setAt(Math.min(all, at + 1));
    says.current?.focus();
  };
  const again = () => {
    setAt(0);
    setRight(0);
    says.current?.focus();
  };
  const choose = (action: string) => {
    setChosen(action);
    if (action === textOf(change?.did)) setRight(right + 1);
    says.current?.focus();
  };
  const nameOf = (action: string): string => {
    const parsed = parseAction(action);
    return parsed === undefined ? action : actionName(game.id, { seat, action: parsed });
  };
  return (
    <div className={styles.guided}>
      <div ref={says} tabIndex={-1} className={styles.says} aria-live="polite" data-step={at}>
        <p className={styles.soft}>
          {words.guideSays} · {text.guide.stepOf(at, all)}
        </p>
        {at === 0 && Object.values(words.basics).map((line) => <p key={line}>{line}</p>)}
        {at === 0 && <p>{words.youSit(seat)}</p>}
        <p className={styles.did}>{told.did}</p>
        {told.why !== undefined && <p {...OF_BOTS}>{told.why}</p>}
        {isNew && <p>{words.phases[moment.phase]}</p>}
        {asked !== undefined && <p className={styles.did}>{words.yourTurn}</p>}
        {chosen !== undefined && step !== undefined && (
          <>
            <p className={styles.did}>
              {chosen === textOf(change?.did) ? words.right : words.other(actionName(game.id, step))}
            </p>
            <p {...OF_BOTS}>{change?.why}</p>
          </>
        )}
        {at === all && (
          <>
            <p className={styles.did}>{words.done}</p>
            <p>{words.doneScore(right, Object.keys(asks).length)}</p>
          </>
        )}
      </div>
      <section className={styles.scene} aria-labelledby="scene">
        <h2 id="scene" className="hidden-text">
          {text.guide.table}
        </h2>
        <ExampleTable game={game.id} layout={layout} moment={moment} />
        <Spoken game={game.id} layout={layout} example={example} at={at} />
      </section>
      {asked !== undefined ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would be read as a form
        <div role="group" aria-label={words.yourTurn} className={styles.choices}>
          {asked.map((action) => (
            <Button key={action} onClick={() => choose(action)}>
              {nameOf(action)}
            </Button>
          ))}
        </div>
      ) : at < all ? (
        <Button look="main" className={styles.go ?? ''} onClick={go}>
          {words.next}
        </Button>
      ) : (
        <Ending game={game} onAgain={again} />
      )}
      {at === all && <ExampleScore example={example} form={game.matches[0]?.name ?? ''} />}
    </div>
  );
}

/** The action of a step's text: `SA` of `S SA`. */
const textOf = (did: string | undefined): string | undefined => did?.slice(2);

const Ending = ({ game, onAgain }: { readonly game: GameInfo; readonly onAgain: () => void }) => (
  <div className={styles.choices}>
    <Button onClick={onAgain}>{text.learn.again}</Button>
    <Link href={`/rules/${game.id}`}>{text.learn.toRules}</Link>
    <Link href="/learn">{text.learn.toLearn}</Link>
  </div>
);
