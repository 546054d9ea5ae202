import type { DirectorNote, TableState } from '@overtrick/protocol/table';
import { useState } from 'react';
import { isStopped, namesOf, ownChair, seatName } from '../../../deal/words.ts';
import { Button, IconButton } from '../../../design/Button.tsx';
import { X } from '../../../design/icons/icons.tsx';
import { talkText } from '../../../text/talk.ts';
import { text } from '../../../text/text.ts';
import { useCtrl, useTable } from '../../ctrl/context.ts';
import { useOpenPanel } from '../../state/panel.ts';
import styles from '../status/Connection.module.css';

/** Says that the table is paused, and why; who paused it can end the pause here. */
export function Paused() {
  const ctrl = useCtrl();
  const paused = useTable(({ latest }) => latest?.paused);
  const isHost = useTable(({ latest }) => latest !== undefined && ownChair(latest)?.host === true);
  const directs = useTable(({ latest }) => latest?.directs === true);
  if (paused === undefined) return null;
  const words = talkText.pause;
  const said = paused.byDirector ? words.byDirector : words.byHost;
  return (
    <div className={styles.banner}>
      <p role="status">{paused.reason === undefined ? said : words.why(said, paused.reason)}</p>
      {(isHost || directs) && (
        <Button
          size="small"
          onClick={() => void (directs ? ctrl.direct({ what: 'resume' }) : ctrl.pause(false))}
        >
          {words.end}
        </Button>
      )}
    </div>
  );
}

/** Says what the director has done at the table, and why, until the visitor has read it or the next deal goes on. */
export function Directed() {
  const latest = useTable((model) => model.latest);
  const [read, setRead] = useState(0);
  const note = latest?.notes?.at(-1);
  if (latest === undefined || note === undefined || note.note <= read || !isRecent(latest, note)) return null;
  return (
    <div className={styles.banner}>
      <p role="status">{noteInWords(latest, note)}</p>
      <IconButton look="quiet" label={talkText.directing.close} onClick={() => setRead(note.note)}>
        <X aria-hidden="true" size={20} />
      </IconButton>
    </div>
  );
}

/** True for a note on this deal, and on a board that was stopped until somebody has called on the next one. */
const isRecent = ({ deal, view }: TableState, note: DirectorNote): boolean =>
  note.deal === deal || (note.what === 'stop' && note.deal === deal - 1 && view.calls.length === 0);

function noteInWords(state: TableState, { what, step, reason }: DirectorNote): string {
  const { notes } = talkText.directing;
  if (what === 'stop') return notes.stop(reason);
  if (what === 'request') return notes.request(reason);
  return step === undefined
    ? notes.backHidden(reason)
    : notes.back(seatName(state, step.seat), text.action(step.action), reason);
}

/** Says that the opening lead lies face down; those who may ask say here that they have no more questions. */
export function LeadDown() {
  const ctrl = useCtrl();
  const openPanel = useOpenPanel();
  const latest = useTable((model) => model.latest);
  if (latest?.lead === undefined) return null;
  const { seat, card, waiting } = latest.lead;
  const words = talkText.lead;
  const isAsked = latest.you !== undefined && waiting.includes(latest.you);
  const others = waiting.filter((chair) => chair !== latest.you);
  return (
    <div className={styles.banner}>
      <p role="status">
        {card === undefined ? words.other(seatName(latest, seat)) : words.own(text.actionText(card))}{' '}
        {isAsked ? words.ask : others.length > 0 && words.waiting(namesOf(latest, others))}
      </p>
      {isAsked && (
        <>
          <Button size="small" onClick={() => openPanel('auction')}>
            {text.table.auction}
          </Button>
          <Button size="small" onClick={() => void ctrl.face()}>
            {words.done}
          </Button>
        </>
      )}
    </div>
  );
}

/** Says which cards were drawn for partners, until somebody has called. */
export function Drawn() {
  const latest = useTable((model) => model.latest);
  if (latest?.drawn === undefined || latest.view.calls.length > 0 || isStopped(latest)) return null;
  if (latest.view.phase !== 'auction') return null;
  const cards = latest.chairs.map(({ name, chair }) =>
    talkText.directing.line(name, text.actionText(latest.drawn?.[chair] ?? '')),
  );
  return (
    <div className={`${styles.banner} ${styles.evening}`}>
      <p role="status">{talkText.rematch.drawn(cards.join(', '))}</p>
    </div>
  );
}
