import type { Seat } from '@overtrick/rules/cards/seat';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ExampleScore } from '../deal/steps/ExampleScore.tsx';
import { useSteps } from '../deal/steps/useSteps.ts';
import { vulIn } from '../deal/vulnerability.ts';
import { outcomeInWords } from '../deal/words.ts';
import { Tabs } from '../design/Tabs.tsx';
import { MakeableTable } from '../solve/MakeableTable.tsx';
import { boardText } from '../text/boards.ts';
import { text } from '../text/text.ts';
import type { Judgement } from '../think/costs.ts';
import { useCosts } from '../think/useThoughts.ts';
import { Auction } from './Auction.tsx';
import { Balances } from './Balances.tsx';
import { Notes } from './Notes.tsx';
import { PlayGrid } from './PlayGrid.tsx';
import { Replay } from './Replay.tsx';
import styles from './Review.module.css';
import type { BoardPageData } from './read/messages.ts';
import { Share } from './Share.tsx';
import { stepsPage } from './stepKeys.ts';
import { Traveller } from './Traveller.tsx';
import { PlayThese } from './these/PlayThese.tsx';
import { WorthCard } from './worth/WorthCard.tsx';

const NONE: readonly Judgement[] = [];
const TABS = ['auction', 'play', 'field', 'notes'] as const;
type Tab = (typeof TABS)[number];

const ownParty = (parties: BoardPageData['example']['parties'], seat: Seat): string | undefined =>
  Object.keys(parties).find((party) => parties[party]?.includes(seat));

export interface ReviewProps {
  readonly shown: BoardPageData;
  readonly game: string;
  /** The seat of the visitor, if they played it. */
  readonly seat?: Seat | undefined;
  /** The link back to the place where it was played, at the head of the page. */
  readonly back?: ReactNode;
}

/** A board after it was played: a table that stays visible, and beside it all the facts, one part at a time. */
export function Review({ shown, game, seat, back }: ReviewProps) {
  const { example, view, told } = shown;
  const steps = useSteps(example);
  const thoughts = useCosts(told.record);
  const [judgements, setJudgements] = useState<readonly Judgement[]>(NONE);
  const [tab, setTab] = useState<Tab>(view.calls.length > 0 ? 'auction' : 'play');
  const { at, to } = steps;
  const table = useRef<HTMLDivElement>(null);
  useArrowsAnywhere(at, to);
  const show = (index: number): void => {
    to(index);
    // a choice made far below must be visible on the table
    table.current?.scrollIntoView({ block: 'nearest' });
  };
  const { outcome } = view;
  const hasPlay = shown.steps.length > shown.calls.length;
  const panels = {
    auction: () => (
      <>
        <Auction shown={shown} meanings={thoughts.meanings} at={at} to={show} />
        <WorthCard deal={shown.deal} seat={seat} />
      </>
    ),
    play: () => (
      <>
        <PlayGrid shown={shown} costs={thoughts.costs} judgements={judgements} at={at} to={show} />
        <Balances
          record={told.record}
          costs={thoughts.costs}
          isDone={thoughts.areCostsDone && hasPlay}
          judgements={judgements}
          onJudged={setJudgements}
        />
      </>
    ),
    field: () => (
      <>
        {shown.result && (
          <Traveller shown={shown} here={shown.result} own={seat && ownParty(example.parties, seat)} />
        )}
        <MakeableTable view={view} record={told.record} />
        {shown.result && example.items.length > 0 && (
          <details className={`${styles.part} ${styles.fold}`}>
            <summary>
              <h2>{text.guide.score}</h2>
            </summary>
            <ExampleScore example={example} form={game} />
          </details>
        )}
      </>
    ),
    notes: () => (
      <>
        <Notes shown={shown} />
        <Share shown={shown} game={game} />
        {shown.given && <PlayThese boards={[shown.given]} game={shown.view.game} areOpen />}
      </>
    ),
  } satisfies Record<Tab, () => unknown>;
  return (
    <div className={styles.review}>
      <header className={styles.head}>
        {back}
        <p className={styles.terms}>
          {boardText.review.terms(view.terms.dealer, vulIn(view, shown.told.match))}
        </p>
        <h1>{boardText.review.title(game, view.terms.board)}</h1>
        <p className={styles.outcome}>
          {outcome ? outcomeInWords(outcome, view.tricks.length > 0) : boardText.review.unfinished}
        </p>
        {told.playedOut !== undefined && (
          <p className={styles.soft}>{boardText.review.playedOut(told.playedOut.length)}</p>
        )}
      </header>
      <div className={styles.columns}>
        <Replay ref={table} shown={shown} steps={steps} costs={thoughts.costs} seat={seat} />
        <Tabs
          label={boardText.review.parts}
          values={TABS}
          value={tab}
          onChange={setTab}
          labelOf={(one) => boardText.review.tabs[one]}
          panel={(one) => panels[one]()}
        />
      </div>
    </div>
  );
}

/** Steps through the deal with the arrow keys wherever the focus is, except on elements with their own use for them. */
function useArrowsAnywhere(at: number, to: (index: number) => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!stepsPage(event)) return;
      event.preventDefault();
      to(event.key === 'ArrowLeft' ? at - 1 : at + 1);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}
