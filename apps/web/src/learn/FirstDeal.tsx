import { parseAction } from '@overtrick/rules/action';
import type { Card } from '@overtrick/rules/cards/card';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { ExampleScore } from '../deal/steps/ExampleScore.tsx';
import { ExampleTable } from '../deal/steps/ExampleTable.tsx';
import type { TableLayout } from '../deal/steps/layout.ts';
import { lengthOf, momentAt } from '../deal/steps/moment.ts';
import { Spoken } from '../deal/steps/Spoken.tsx';
import { tables } from '../deal/steps/tables.build.ts';
import { actionName, wordsOf } from '../deal/steps/words.ts';
import { Button } from '../design/Button.tsx';
import prose from '../design/Prose.module.css';
import { finishFirstDeal, useProgress } from '../device/progress.ts';
import type { GameInfo } from '../games/gameInfo.ts';
import { learnText } from '../text/learn.ts';
import { OF_BOTS, text } from '../text/text.ts';
import { firstDeals } from './firstDeals.build.ts';
import type { FirstDeal as First, Guided, GuidedChoice } from './guided.ts';
import styles from './Learn.module.css';
import { type GuidedDeal, useGuided } from './useGuided.ts';

/** A deal with a guide: it explains each event, and at the learner's turn they play and see the result. */
export default function FirstDeal({ game }: { readonly game: GameInfo }) {
  const first = firstDeals[game.id];
  const layout = tables[game.id];
  return first && layout && <Dealt game={game} first={first} layout={layout} />;
}

interface DealtProps {
  readonly game: GameInfo;
  readonly first: First;
  readonly layout: TableLayout;
}

function Dealt({ game, first, layout }: DealtProps) {
  const deal = useGuided(game.id, first);
  if (deal.guided === undefined) return <p role="status">{text.connection.connecting}</p>;
  return <Playing game={game} first={first} layout={layout} deal={deal} guided={deal.guided} />;
}

/** The learner's choice at a turn, beside the guide's. */
interface Answered {
  readonly did: string;
  readonly asked: GuidedChoice;
}

interface PlayingProps extends DealtProps {
  readonly deal: GuidedDeal;
  readonly guided: Guided;
}

function Playing({ game, first, layout, deal: { actions, setActions }, guided }: PlayingProps) {
  const { example, asked, isOver } = guided;
  const [at, setAt] = useState(0);
  // the meaning of card, trick and point, one at a time, for learners who have not seen them in another deal
  const [basics, setBasics] = useState(() =>
    useProgress.getState().firstDeals.length === 0 ? Object.values(learnText.learn.basics) : [],
  );
  const [basic] = basics;
  const [answers, setAnswers] = useState<readonly Answered[]>([]);
  const says = useRef<HTMLDivElement>(null);
  const scene = useRef<HTMLElement>(null);
  const known = lengthOf(example);
  const isAsked =
    basic === undefined && at === known && asked !== undefined && actions.length === answers.length;
  const isEnd = isOver && at === known;
  useEffect(() => {
    if (isEnd) finishFirstDeal(game.id);
  }, [isEnd, game.id]);
  // a learner who must choose sees their cards, wherever the words end
  useEffect(() => {
    if (isAsked)
      scene.current?.querySelector(`[data-seat="${first.seat}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [isAsked, first.seat]);
  const goOn = () => {
    if (basic === undefined) return to(Math.min(known, at + 1));
    setBasics(basics.slice(1));
    listen();
  };
  /** Moves the focus to the guide's words; where the cards below would be cut off, the words start the page. */
  const listen = () => {
    says.current?.focus({ preventScroll: true });
    const { bottom = 0 } = scene.current?.getBoundingClientRect() ?? {};
    says.current?.scrollIntoView({ block: bottom > innerHeight ? 'start' : 'nearest' });
  };
  const to = (place: number) => {
    setAt(place);
    listen();
  };
  const choose = (action: string) => {
    if (asked === undefined) return;
    setAnswers([...answers, { did: action, asked }]);
    setActions([...actions, action]);
    // go to the action itself, as soon as the deal has continued
    to(known + 1);
  };
  const restart = () => {
    setAnswers([]);
    setActions([]);
    to(0);
  };
  const moment = momentAt(example, Math.min(at, known));
  const last = answers.at(-1);
  const isAnswer = last !== undefined && at <= known && isOwnPlace(guided, first, at, answers.length);
  const takeBack = () => {
    setAnswers(answers.slice(0, -1));
    setActions(actions.slice(0, -1));
    to(at - 1);
  };
  return (
    <div className={styles.guided}>
      <div ref={says} tabIndex={-1} className={styles.says} aria-live="polite" data-step={at}>
        <p className={prose.soft}>{learnText.learn.guideSays}</p>
        {basic === undefined ? (
          <Says
            game={game}
            layout={layout}
            first={first}
            guided={guided}
            at={Math.min(at, known)}
            answer={isAnswer ? last : undefined}
          />
        ) : (
          <p>{basic}</p>
        )}
        {isAsked && <p className={styles.did}>{learnText.learn.yourTurn}</p>}
        {isEnd && (
          <>
            <p className={styles.did}>{learnText.learn.done}</p>
            <p>{learnText.learn.doneScore(answers.filter(isAsGuide).length, answers.length)}</p>
          </>
        )}
      </div>
      <div className={styles.choices}>
        {isAsked ? (
          <Choices game={game} first={first} asked={asked} onChoose={choose} />
        ) : isEnd ? (
          <Ending game={game} onAgain={restart} />
        ) : (
          <Button look="main" className={styles.go ?? ''} onClick={goOn}>
            {learnText.learn.next}
          </Button>
        )}
        {isAnswer && last && !isAsGuide(last) && (
          <Button onClick={takeBack}>{learnText.learn.practice.takeBack}</Button>
        )}
      </div>
      <section ref={scene} className={styles.scene} aria-labelledby="scene">
        <h2 id="scene" className="hidden-text">
          {text.guide.table}
        </h2>
        <ExampleTable
          game={game.id}
          layout={layout}
          moment={moment}
          choice={isAsked ? choiceOf(asked, choose) : undefined}
        />
        <Spoken game={game.id} layout={layout} example={example} at={Math.min(at, known)} />
      </section>
      {isEnd && <ExampleScore example={example} form={game.matches[0]?.name ?? ''} />}
    </div>
  );
}

const isAsGuide = ({ did, asked }: Answered): boolean => did === asked.guide;

/** True if the step before this place is the learner's last choice. */
function isOwnPlace({ example }: Guided, { seat }: First, at: number, answers: number): boolean {
  if (answers === 0) return false;
  const change = example.changes[at - 1];
  if (change?.did?.startsWith(`${seat} `) !== true) return false;
  // no later action was chosen by the learner
  return !example.changes.slice(at).some(({ did }) => did?.startsWith(`${seat} `));
}

/** The guide's words at a place. */
function Says({
  game,
  layout,
  first,
  guided: { example },
  at,
  answer,
}: DealtProps & { readonly guided: Guided; readonly at: number; readonly answer: Answered | undefined }) {
  const words = learnText.learn;
  const moment = momentAt(example, at);
  const told = wordsOf(game.id, layout, example, at);
  const isNew = at === 0 || momentAt(example, at - 1).phase !== moment.phase;
  return (
    <>
      {at === 0 && <p>{words.youSit(first.seat)}</p>}
      <p className={styles.did}>{told.did}</p>
      {answer !== undefined && (
        <p className={styles.did}>
          {isAsGuide(answer) ? words.right : words.other(nameOf(game, first, answer.asked.guide))}
        </p>
      )}
      <p {...OF_BOTS}>{answer === undefined ? told.why : answer.asked.why}</p>
      {isNew && <p>{words.phases[moment.phase]}</p>}
    </>
  );
}

const nameOf = (game: GameInfo, { seat }: First, action: string): string => {
  const parsed = parseAction(action);
  return parsed === undefined ? action : actionName(game.id, { seat, action: parsed });
};

const cardIn = (action: string): Card | undefined => {
  const parsed = parseAction(action);
  return parsed?.kind === 'play' ? parsed.card : undefined;
};

/** Returns the cards to press; `undefined` where the choice is not among cards. */
function choiceOf({ choices }: GuidedChoice, onChoose: (action: string) => void) {
  const byCard = new Map(choices.map((action) => [cardIn(action), action]));
  const open = new Set([...byCard.keys()].filter((card) => card !== undefined));
  if (open.size === 0) return undefined;
  return { open, onPress: (card: Card) => onChoose(byCard.get(card) ?? '') };
}

/** A button for each possible action that is not a card on the table. */
function Choices({
  game,
  first,
  asked: { choices },
  onChoose,
}: {
  readonly game: GameInfo;
  readonly first: First;
  readonly asked: GuidedChoice;
  readonly onChoose: (action: string) => void;
}) {
  const others = choices.filter((action) => cardIn(action) === undefined);
  if (others.length === 0) return <p className={prose.soft}>{learnText.learn.pressCard}</p>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be read as a form
    <div role="group" aria-label={learnText.learn.yourTurn} className={styles.choices}>
      {others.map((action) => (
        <Button key={action} onClick={() => onChoose(action)}>
          {nameOf(game, first, action)}
        </Button>
      ))}
    </div>
  );
}

const Ending = ({ game, onAgain }: { readonly game: GameInfo; readonly onAgain: () => void }) => (
  <>
    <Button onClick={onAgain}>{learnText.learn.again}</Button>
    <Link href={`/rules/${game.id}`}>{learnText.learn.toRules}</Link>
    <Link href="/learn">{learnText.learn.toLearn}</Link>
  </>
);
