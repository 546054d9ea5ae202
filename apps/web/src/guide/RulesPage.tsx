import { useEffect } from 'react';
import { NotFound } from '../app/NotFound.tsx';
import { Page } from '../app/Page.tsx';
import { findGame } from '../games/list.ts';
import { rules } from '../games/rules.build.ts';
import { text } from '../text/text.ts';
import { Markdown } from './Markdown.tsx';

/** The rules of one game. */
export default function RulesPage({ game: id }: { readonly game: string }) {
  const game = findGame(id);
  useEffect(() => {
    document.title = game === undefined ? text.product : text.lobby.rulesOf(game.name);
  }, [game]);
  if (game === undefined) return <NotFound />;
  return (
    <Page narrow>
      <Markdown source={rules[id] ?? ''} />
    </Page>
  );
}
