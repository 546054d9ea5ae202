import type { TableState } from '@overtrick/protocol/table';
import { Link } from 'wouter';
import { namesOf, ownChair } from '../../../deal/words.ts';
import { Button } from '../../../design/Button.tsx';
import { talkText } from '../../../text/talk.ts';
import { text } from '../../../text/text.ts';
import { useCtrl, useTable } from '../../ctrl/context.ts';
import { useOpenPanel } from '../../state/panel.ts';
import styles from '../status/Connection.module.css';

/** Says that a bot acts for the visitor, until they want to play again. */
export function Rest() {
  const ctrl = useCtrl();
  const isAway = useTable(({ latest }) => latest !== undefined && ownChair(latest)?.away === true);
  if (!isAway) return null;
  return (
    <div className={styles.banner} role="status">
      <p>{text.rest.away}</p>
      <Button size="small" onClick={() => void ctrl.rest(false)}>
        {text.rest.back}
      </Button>
    </div>
  );
}

/** Says how many people the table waits for; players can invite them, and the host can start without them. */
export function Awaited() {
  const ctrl = useCtrl();
  const openPanel = useOpenPanel();
  const awaited = useTable(({ latest }) => latest?.awaited);
  const isSeated = useTable(({ latest }) => latest?.you !== undefined);
  const mayStart = useTable(({ latest }) => latest !== undefined && canStart(latest));
  if (awaited === undefined) return null;
  return (
    <div className={styles.banner}>
      <p role="status">{text.awaited.waiting(awaited)}</p>
      {isSeated && (
        <Button size="small" onClick={() => openPanel('invite')}>
          {text.invite.title}
        </Button>
      )}
      {mayStart && (
        <Button size="small" onClick={() => void ctrl.start()}>
          {text.awaited.start}
        </Button>
      )}
    </div>
  );
}

/** True for the host, and for any seated player while the host is away: they can start the deal. */
const canStart = (state: TableState): boolean =>
  ownChair(state)?.host === true ||
  (ownChair(state) !== undefined && state.chairs.some(({ host, present }) => host === true && !present));

/** Names the round and the evening that are played here, and links back to the evening. */
export function OfEvening() {
  const sitting = useTable(({ latest }) => latest?.sitting);
  const directs = useTable(({ latest }) => latest?.directs === true);
  if (sitting === undefined) return null;
  const [place = '', round = ''] = sitting.where.split('/');
  return (
    <nav
      className={`${styles.banner} ${styles.evening}`}
      aria-label={talkText.sitting.at(place, Number(round))}
    >
      <p>{talkText.sitting.at(place, Number(round))}</p>
      <Link href={`/club/${sitting.tournament}/${directs ? 'desk' : 'score'}`}>
        {directs ? talkText.directing.desk : talkText.sitting.back}
      </Link>
    </nav>
  );
}

/** Says that the visitor gets no cards until the next deal. */
export function SitsOut() {
  const sitsOut = useTable(({ latest }) => latest !== undefined && ownChair(latest)?.sitsOut === true);
  if (!sitsOut) return null;
  return (
    <div className={styles.banner} role="status">
      <p>{text.rest.sitsOut}</p>
    </div>
  );
}

/** Says that the visitor plays their partner's hand. */
export function Swapped() {
  const isSwapped = useTable(({ latest }) => latest !== undefined && ownChair(latest)?.swapped === true);
  const isOver = useTable(({ latest }) => latest?.view.phase === 'over');
  if (!isSwapped || isOver) return null;
  return (
    <div className={styles.banner} role="status">
      <p>{text.rest.swapped}</p>
    </div>
  );
}

/** Says who wants to skip to the end of the deal, which computer players then play out. */
export function Skipping() {
  const ctrl = useCtrl();
  const latest = useTable((model) => model.latest);
  const skip = latest?.skip;
  if (latest === undefined || skip === undefined) return null;
  const isOwn = latest.you !== undefined && skip.chairs.includes(latest.you);
  const isOut = skip.waiting.length === 0;
  const waiting = namesOf(latest, skip.waiting);
  const { playing, asks, stop, button } = text.skip;
  const words = isOut ? playing : isOwn ? text.skip.waiting(waiting) : asks(namesOf(latest, skip.chairs));
  return (
    <div className={styles.banner}>
      <p role="status">{words}</p>
      {isOwn && (
        <Button size="small" onClick={() => void ctrl.skip(false)}>
          {isOut ? stop : text.undo.never}
        </Button>
      )}
      {latest.canSkip === true && (
        <Button size="small" onClick={() => void ctrl.skip(true)}>
          {button}
        </Button>
      )}
    </div>
  );
}

/** Says that the host has not yet admitted the visitor. */
export function Waiting() {
  const isWaiting = useTable((model) => model.waiting === true);
  if (!isWaiting) return null;
  return (
    <div className={styles.banner} role="status">
      <p>{text.knocks.waiting}</p>
    </div>
  );
}
