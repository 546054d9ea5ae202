import type { TableState } from '@overtrick/protocol/table';
import { tricksNeeded } from '@overtrick/rules/auction/contract';
import { useEffect, useRef } from 'react';
import { beerInWords, resultInWords, scoreInWords, wentWell } from '../../../deal/words.ts';
import { Button } from '../../../design/Button.tsx';
import { usePreferences } from '../../../device/preferences.ts';
import { useKeepBoard } from '../../../history/useKeepBoard.ts';
import { MakeableTable } from '../../../solve/MakeableTable.tsx';
import { text } from '../../../text/text.ts';
import { useOpenPanel } from '../../state/panel.ts';
import { AfterDeal } from './AfterDeal.tsx';
import { Deal } from './Deal.tsx';
import { MadeUp } from './MadeUp.tsx';
import { Onward } from './Onward.tsx';
import { Reasons } from './Reasons.tsx';
import { Reckoning } from './Reckoning.tsx';
import styles from './Result.module.css';
import { ScoreSheet } from './ScoreSheet.tsx';

/**
 * The result of a deal: the score and how it is made up, all hands, the auction and the play with the bots' reasons.
 */
export function Result({ state }: { readonly state: TableState }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { claim, deal, outcome } = state.view;
  const openPanel = useOpenPanel();
  const keepPar = useKeepBoard(state);
  return (
    <main id="main" className={styles.result} data-result>
      <div className={styles.columns}>
        <header className={styles.head} data-well={wentWell(state)}>
          <p className={styles.deal}>{text.result.title(state.deal)}</p>
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {resultInWords(state)}
          </h1>
          <p className={styles.score}>{scoreInWords(state)}</p>
          {outcome?.contract && (
            <p className={styles.claim}>
              {text.result.needed(tricksNeeded(outcome.contract), outcome.tricks)}
            </p>
          )}
          {claim && !state.policies.bidding && (
            <p className={styles.claim}>{text.result.claimed(claim.seat, claim.tricks)}</p>
          )}
          <BeerCard state={state} />
          <Button look="quiet" size="small" className={styles.words ?? ''} onClick={() => openPanel('words')}>
            {text.words.title}
          </Button>
        </header>
        <AfterDeal state={state} />
        <div className={styles.side}>
          <MadeUp state={state} />
          {deal && <MakeableTable key={state.deal} view={state.view} onPar={keepPar} />}
          <section className={styles.part} aria-labelledby="sheet">
            <h2 id="sheet">{text.result.sheet}</h2>
            <ScoreSheet state={state} />
          </section>
          <Reckoning state={state} />
        </div>
        <div className={styles.cards}>
          {deal && (
            <section className={styles.part} aria-labelledby="all-hands">
              <h2 id="all-hands">{text.result.diagram}</h2>
              <Deal state={state} deal={deal} />
            </section>
          )}
          <Reasons state={state} />
        </div>
      </div>
      <Onward state={state} />
    </main>
  );
}

/** The beer that one player owes another, for those who play for it. */
function BeerCard({ state }: { readonly state: TableState }) {
  const isPlayed = usePreferences(({ beerCard }) => beerCard);
  const owed = isPlayed ? beerInWords(state) : undefined;
  return owed === undefined ? null : <p className={styles.claim}>{owed}</p>;
}
