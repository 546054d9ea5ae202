import type { TableState } from '@overtrick/protocol/table';
import { memo, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useMedia, WIDE } from '../../design/media.ts';
import { isTricks } from '../../games/tally.ts';
import { talkText } from '../../text/talk.ts';
import { text } from '../../text/text.ts';
import { useTable } from '../ctrl/context.ts';
import { Reading } from './auction/Reading.tsx';
import { TableAuction } from './auction/TableAuction.tsx';
import { LastTrick } from './felt/LastTrick.tsx';
import { Talk } from './panels/Talk.tsx';
import { ScoreSheet } from './result/ScoreSheet.tsx';
import styles from './SidePanel.module.css';
import { TableRules } from './TableRules.tsx';

interface SidePanelProps {
  /** Somebody wants to talk. */
  readonly isTalking: boolean;
  /** They have the place for it now. */
  readonly onTalk: () => void;
}

/**
 * The panel on a wide screen for facts that are otherwise looked up. It may load a moment after the card was played.
 */
export function SidePanel({ isTalking, onTalk }: SidePanelProps) {
  const shown = useDeferredValue(useTable((model) => model.shown));
  const isWide = useMedia(WIDE);
  return shown === undefined ? null : (
    <aside className={styles.panel}>
      <Sheets shown={shown} />
      {isWide && <TalkPart isTalking={isTalking} onTalk={onTalk} />}
    </aside>
  );
}

/** The chat has its place beside the felt as soon as there is somebody to talk to, or the visitor opens it. */
function TalkPart({ isTalking, onTalk }: SidePanelProps) {
  const people = useTable(({ latest }) => latest?.chairs.filter(({ kind }) => kind === 'person').length ?? 0);
  const isOff = useTable(
    ({ latest }) => latest?.policies.chat === 'off' && !latest.policies.voice && latest.you !== undefined,
  );
  const lines = useTable((model) => model.chat.length);
  const [isWanted, setWanted] = useState(false);
  const part = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isTalking) return;
    setWanted(true);
    if (part.current === null) return;
    part.current.querySelector<HTMLElement>('input:not([type="radio"]), button')?.focus();
    part.current.scrollIntoView({ block: 'nearest' });
    onTalk();
  }, [isTalking, onTalk]);
  if (isOff || (people < 2 && lines === 0 && !isTalking && !isWanted)) return null;
  return (
    <section ref={part} className={styles.part} aria-labelledby="side-talk">
      <h2 id="side-talk">{talkText.chat.title}</h2>
      <Talk />
    </section>
  );
}

const Sheets = memo(({ shown }: { readonly shown: TableState }) => {
  const isPlay = isTricks(shown.view);
  return (
    <>
      {shown.view.phase === 'auction' && <Reading state={shown} />}
      {isPlay && (
        <>
          {shown.view.calls.length > 0 && (
            <div className={styles.part}>
              <h2>{text.table.auction}</h2>
              <TableAuction state={shown} />
            </div>
          )}
          <section className={styles.part} aria-labelledby="side-last">
            <h2 id="side-last">{text.table.lastTrick}</h2>
            <LastTrick state={shown} />
          </section>
        </>
      )}
      {shown.awaited === undefined ? (
        <section className={styles.part} aria-labelledby="side-sheet">
          <h2 id="side-sheet">{text.result.sheet}</h2>
          <ScoreSheet state={shown} />
        </section>
      ) : (
        <section className={styles.part} aria-labelledby="side-rules">
          <h2 id="side-rules">{text.policies.title}</h2>
          <TableRules game={shown.game} policies={shown.policies} />
        </section>
      )}
    </>
  );
});
