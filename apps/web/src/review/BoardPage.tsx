import { lazy, Suspense, useEffect, useState } from 'react';
import { findGame } from '../games/list.ts';
import { useHistory } from '../history/store.ts';
import { Page } from '../shell/frame/Page.tsx';
import { useTitle } from '../shell/frame/useTitle.ts';
import { boardText } from '../text/boards.ts';
import { readFragment } from '../think/source.ts';
import { tellBoard } from './board/fetchBoard.ts';
import { type BoardSearch, Otherwise } from './Otherwise.tsx';
import { Review } from './Review.tsx';
import { askReader } from './read/ask.ts';

export interface BoardPageProps {
  /** The table at which it was played; without one, the address holds the board itself. */
  readonly table?: string;
  readonly deal?: string;
}

/** Loaded only when needed: it talks to the server, which most visitors of a board do not need. */
const AtTable = lazy(() => import('./AtTable.tsx'));

/** The page of a board, at a permanent address of its own. */
export default function BoardPage({ table, deal }: BoardPageProps) {
  const [found, setFound] = useState<BoardSearch>();
  const fragment = useFragment();
  useEffect(() => {
    const giveUp = new AbortController();
    setFound(undefined);
    const find = async (): Promise<BoardSearch> => {
      const told = await (table === undefined ? readFragment(fragment) : tellBoard(table, Number(deal)));
      return told === undefined ? 'missing' : askReader({ kind: 'show', told }, giveUp.signal);
    };
    find().then(setFound, () => {});
    return () => giveUp.abort();
  }, [table, deal, fragment]);
  const shown = typeof found === 'object' && found.kind === 'shown' ? found.shown : undefined;
  const seat = useHistory(
    ({ boards }) => boards.find((one) => one.table === table && one.deal === Number(deal))?.seat,
  );
  const game = shown && (findGame(shown.view.game)?.name ?? shown.view.game);
  useTitle(
    game === undefined ? boardText.review.analyse : boardText.review.title(game, shown?.view.terms.board),
  );
  const back = table !== undefined && (
    <Suspense>
      <AtTable table={table} deal={Number(deal)} />
    </Suspense>
  );
  return (
    <Page>
      {shown !== undefined && game !== undefined ? (
        <Review key={shown.told.record} shown={shown} game={game} seat={seat} back={back} />
      ) : (
        <>
          {back}
          <Otherwise found={found} />
        </>
      )}
    </Page>
  );
}

/** Returns the fragment of the address, and follows changes when another one is pasted over it. */
function useFragment(): string {
  const [fragment, setFragment] = useState(location.hash);
  useEffect(() => {
    const follow = () => setFragment(location.hash);
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return fragment;
}
