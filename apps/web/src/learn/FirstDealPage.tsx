import { lazy, Suspense } from 'react';
import { findGame } from '../games/list.ts';
import { NotFound } from '../shell/frame/NotFound.tsx';
import { Page } from '../shell/frame/Page.tsx';
import { useTitle } from '../shell/frame/useTitle.ts';
import { learnText } from '../text/learn.ts';
import { text } from '../text/text.ts';
import styles from './Learn.module.css';

const FirstDeal = lazy(() => import('./FirstDeal.tsx'));

/** A first deal of a game, with a guide. */
export default function FirstDealPage({ game: id }: { readonly game: string }) {
  const game = findGame(id);
  useTitle(game === undefined ? text.product : learnText.learn.firstDealOf(game.name));
  if (game === undefined) return <NotFound />;
  return (
    <Page>
      <div className={`${styles.page} ${styles.first}`}>
        <h1>{learnText.learn.firstDealOf(game.name)}</h1>
        <p className={styles.summary}>{game.summary}</p>
        <Suspense fallback={<p role="status">{text.connection.connecting}</p>}>
          <FirstDeal key={game.id} game={game} />
        </Suspense>
      </div>
    </Page>
  );
}
