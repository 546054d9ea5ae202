import { clockAt } from '@overtrick/evening/clock/clock';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { Button, IconButton } from '../../design/Button.tsx';
import { useTitle } from '../../shell/frame/useTitle.ts';
import { eveningText } from '../../text/evening.ts';
import { useServerTime } from '../clock/useClock.ts';
import { Evening, useEvening } from '../useEvening.tsx';
import { Strip } from './Strip.tsx';
import { freshAt, pageAt } from './turning.ts';
import styles from './Wall.module.css';
import { WallPageContent } from './WallPageContent.tsx';
import { wallPages } from './wall.ts';

interface ScreenPageProps {
  readonly tournament: string;
}

/**
 * The page on the wall: the clocks of all sections, and seating, announcements and ranking in turn. On a device that
 * only has another key, such as the director's, it shows what everybody may see.
 */
export default function ScreenPage({ tournament }: ScreenPageProps) {
  const [isPublic, setPublic] = useState(false);
  const showPublic = useCallback(() => setPublic(true), []);
  return (
    <Evening key={`${isPublic}`} tournament={tournament} page="/screen" bare isVisitor={isPublic}>
      <Screen onOtherKey={showPublic} />
    </Evening>
  );
}

function Screen({ onOtherKey }: { readonly onOtherKey: () => void }) {
  const view = useEvening((state) => state.view);
  const role = view?.head.role;
  const isOther = role !== undefined && role !== 'screen' && role !== 'none';
  useTitle(view?.head.name ?? eveningText.evening);
  useEffect(() => {
    if (isOther) onOtherKey();
  }, [isOther, onOtherKey]);
  return isOther || view === undefined ? null : <Wall />;
}

/** Returns the index of the page that is held by hand, and a function that turns by some pages or lets go. */
function useHeld(shown: number, count: number) {
  // with reduced motion the pages turn by hand
  const [held, setHeld] = useState(() =>
    matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : undefined,
  );
  const turn = (by: number): void => setHeld(((((held ?? shown) + by) % count) + count) % count);
  const toggle = (): void => setHeld(held === undefined ? shown : undefined);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { key, target, altKey, ctrlKey, metaKey } = event;
      if (altKey || ctrlKey || metaKey) return;
      if (key === 'ArrowRight') turn(1);
      else if (key === 'ArrowLeft') turn(-1);
      else if (key === ' ' && !(target instanceof HTMLButtonElement)) toggle();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
  return { held, turn, toggle };
}

function Wall() {
  const view = useEvening((state) => state.view);
  const now = useServerTime();
  const [isRinging, setRinging] = useState(false);
  const pages = useMemo(() => {
    if (view === undefined) return [];
    const clocks = new Map(view.clock.map((clock) => [clock.section, clockAt(clock, now)]));
    return wallPages(view, (section) => clocks.get(section), now);
  }, [view, now]);
  const turning = pageAt(pages, now);
  const { held, turn, toggle } = useHeld(turning, Math.max(1, pages.length));
  const shown = pages[freshAt(pages, now) ?? (held === undefined ? turning : held % pages.length)];
  if (view === undefined || shown === undefined) return null;
  const { wall, clock: words, ranking } = eveningText;
  const { name = eveningText.evening } = view.head;
  const sections = view.clock.map(({ section }) => section);
  return (
    <main className={styles.screen} id="main">
      <Strip sections={sections} isRinging={isRinging} />
      <section>
        <div className={styles.head}>
          <h2>{shown.title}</h2>
          {shown.of > 1 && <span className={styles.count}>{wall.page(shown.number, shown.of)}</span>}
        </div>
        <WallPageContent content={shown.content} />
      </section>
      <div className={styles.foot}>
        <h1>
          {name}
          {shown.content.kind === 'ranking' && view.ranking && (
            <>
              {view.ranking.counted < view.ranking.planned &&
                ` · ${ranking.soFar(view.ranking.counted, view.ranking.planned)}`}
              {view.ranking.appeals !== undefined && ` · ${eveningText.appeals.open(view.ranking.appeals)}`}
            </>
          )}
        </h1>
        <div className={styles.controls}>
          <IconButton size="small" label={wall.previous} onClick={() => turn(-1)}>
            ‹
          </IconButton>
          <Button size="small" onClick={toggle} aria-keyshortcuts="Space">
            {held === undefined ? wall.hold : wall.turn}
          </Button>
          <IconButton size="small" label={wall.next} onClick={() => turn(1)}>
            ›
          </IconButton>
          {!isRinging && (
            <Button size="small" onClick={() => setRinging(true)}>
              {words.sounds}
            </Button>
          )}
        </div>
      </div>
      <div role="log" aria-live="assertive" className="hidden-text">
        {view.notes.announced.map(({ number, text }) => (
          <p key={number}>{text}</p>
        ))}
      </div>
    </main>
  );
}
