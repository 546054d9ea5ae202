import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { vulIn } from '../deal/vulnerability.ts';
import button from '../design/Button.module.css';
import { Button } from '../design/Button.tsx';
import { usePreferences } from '../device/preferences.ts';
import { findGame } from '../games/list.ts';
import { playAgain } from '../offline/again.ts';
import { Page } from '../shell/frame/Page.tsx';
import { useTitle } from '../shell/frame/useTitle.ts';
import { boardText } from '../text/boards.ts';
import { text } from '../text/text.ts';
import { type BoardSource, readFragment } from '../think/source.ts';
import { chairIn, seatToPlay } from './again.ts';
import { Otherwise } from './Otherwise.tsx';
import { askReader } from './read/ask.ts';
import type { ReaderAnswer } from './read/messages.ts';

/** A deal that a friend has sent: it is played before it is looked at, so that no card of it is shown here. */
export default function AgainPage() {
  const [given, setGiven] = useState<BoardSource>();
  const [found, setFound] = useState<ReaderAnswer | 'missing'>();
  const [problem, setProblem] = useState<string>();
  const [, navigate] = useLocation();
  const own = usePreferences((chosen) => chosen.name.trim()) || text.lobby.namePlaceholder;
  const fragment = location.hash.replace(/^#/, '');
  useTitle(text.sent.title);
  useEffect(() => {
    const giveUp = new AbortController();
    const find = async () => {
      const told = await readFragment(fragment);
      setGiven(told);
      return told === undefined ? 'missing' : askReader({ kind: 'show', told }, giveUp.signal);
    };
    find().then(setFound, () => {});
    return () => giveUp.abort();
  }, [fragment]);
  if (given === undefined || typeof found !== 'object' || found.kind !== 'shown')
    return (
      <Page>
        <Otherwise found={found} />
      </Page>
    );
  const { view } = found.shown;
  const seat = given.seat ?? seatToPlay(found.shown);
  const game = findGame(view.game);
  const play = async () => {
    const id = await playAgain({
      record: given.record,
      from: 0,
      match: given.match ?? game?.matches[0]?.id ?? '',
      chair: chairIn(game?.seats ?? [], view, seat),
      name: own,
      sent: fragment,
    });
    if (id === undefined) return setProblem(text.refusals.ERR_OFFLINE);
    navigate(`/t/${id}`);
  };
  return (
    <Page>
      <div className="stack">
        <h1>{text.sent.title}</h1>
        <p>{text.sent.from(given.players?.[seat] ?? text.seats[seat], game?.name ?? view.game)}</p>
        <p>{boardText.review.terms(view.terms.dealer, vulIn(view, given.match))}</p>
        <p>{text.sent.chair(text.seats[seat])}</p>
        {problem !== undefined && <p role="alert">{problem}</p>}
        <p>
          <Button look="main" size="large" onClick={() => void play()}>
            {text.sent.play}
          </Button>{' '}
          <Link href={`/board#${fragment}`} className={button.button}>
            {text.sent.look}
          </Link>
        </p>
      </div>
    </Page>
  );
}
