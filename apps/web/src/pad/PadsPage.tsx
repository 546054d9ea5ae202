import { useState } from 'react';
import { Link } from 'wouter';
import { Fan } from '../deal/cards/Fan.tsx';
import button from '../design/Button.module.css';
import { Button } from '../design/Button.tsx';
import { Dialog } from '../design/Dialog.tsx';
import prose from '../design/Prose.module.css';
import { forgetPad, type KeptPad, usePads } from '../device/pads.ts';
import { findGame } from '../games/list.ts';
import { Page } from '../shell/frame/Page.tsx';
import { useTitle } from '../shell/frame/useTitle.ts';
import { boardText } from '../text/boards.ts';
import { text } from '../text/text.ts';
import { openPad } from './kept.ts';
import { NewPad } from './NewPad.tsx';
import styles from './Pad.module.css';
import { byParty, padTitle } from './words.ts';

/** The score pads of this device, and a new one. */
export default function PadsPage() {
  const pads = usePads((kept) => kept.pads);
  const words = boardText.pad;
  useTitle(words.title);
  return (
    <Page>
      <div className={styles.page}>
        <header className={styles.head}>
          <h1>{words.title}</h1>
          <p className={prose.soft}>{words.intro}</p>
        </header>
        <div className={styles.two}>
          <section className={`${styles.box} ${styles.part}`} aria-labelledby="begin">
            <h2 id="begin">{words.begin}</h2>
            <NewPad />
          </section>
          <section className={styles.part} aria-labelledby="yours">
            <h2 id="yours">{words.yours}</h2>
            {pads.length === 0 ? (
              <>
                <p>{words.none}</p>
                <div aria-hidden="true">
                  <Fan />
                </div>
              </>
            ) : (
              <ul className={styles.list}>
                {pads.map((pad) => (
                  <PadItem key={pad.id} pad={pad} />
                ))}
              </ul>
            )}
          </section>
        </div>
      </div>
    </Page>
  );
}

function PadItem({ pad }: { readonly pad: KeptPad }) {
  const [asks, setAsks] = useState(false);
  const words = boardText.pad;
  const name = padTitle(pad);
  const open = openPad(pad);
  const totals =
    open &&
    byParty(
      { game: open.game, names: pad.names },
      (party) => open.score.standing.totals[party] ?? 0,
      text.points,
    ).join(' · ');
  return (
    <li className={styles.item}>
      <span>
        <strong>{name}</strong>
        <small>
          {[findGame(pad.game)?.name, words.dealt(pad.deals.length), boardText.history.date(pad.seen)].join(
            ' · ',
          )}
        </small>
        {totals !== undefined && <small>{totals}</small>}
      </span>
      <Link
        href={`/pad/${pad.id}`}
        className={`${button.button} ${button.small}`}
        aria-label={words.open(name)}
      >
        {text.lobby.back}
      </Link>
      <Button size="small" look="quiet" aria-label={words.remove(name)} onClick={() => setAsks(true)}>
        {words.removeYes}
      </Button>
      {asks && <Forget pad={pad} onClose={() => setAsks(false)} />}
    </li>
  );
}

/** Asks for confirmation before a pad is deleted. */
export function Forget({ pad, onClose }: { readonly pad: KeptPad; readonly onClose: () => void }) {
  const words = boardText.pad;
  return (
    <Dialog title={words.removeTitle} onClose={onClose}>
      <div className={styles.part}>
        <p>
          <strong>{padTitle(pad)}</strong>. {words.removeWhy(pad.deals.length)}
        </p>
        <div className={styles.row}>
          <Button look="main" onClick={() => forgetPad(pad.id)}>
            {words.removeYes}
          </Button>
          <Button onClick={onClose}>{words.removeNo}</Button>
        </div>
      </div>
    </Dialog>
  );
}
