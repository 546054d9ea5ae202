import type { HereView, TournamentView } from '@overtrick/club/tournament/view';
import { Button } from '../../design/Button.tsx';
import { clubText } from '../../text/club.ts';
import { boardsInWords, labelOf } from '../names.ts';
import { sideInWords } from '../sides.ts';
import { useClub } from '../useClub.tsx';
import styles from './Score.module.css';
import { useTakesFocus } from './useTakesFocus.ts';

interface NextRoundProps {
  readonly view: TournamentView;
  readonly here: HereView;
}

/** The way of each side after the round, and the button with which the next one sits down. */
export function NextRound({ view, here }: NextRoundProps) {
  const club = useClub();
  const words = clubText.score;
  const { next } = here;
  const done = next === undefined ? words.lastDone : words.roundDone(here.round);
  const head = useTakesFocus<HTMLParagraphElement>(done);
  if (next === undefined)
    return (
      <section className={styles.card}>
        <p ref={head} tabIndex={-1}>
          {done}
        </p>
      </section>
    );
  const isTable = view.head.role !== 'player';
  const begin = () => void club.post({ kind: 'begun', where: `${next.place}/${next.round}` });
  const way = (side: 'NS' | 'EW') => {
    const to = next.moves?.[side];
    const who = side === 'NS' ? here.ns : here.ew;
    if (who === undefined) return null;
    return (
      <li key={side}>
        {to === undefined
          ? words.sitsOut(labelOf(view, who))
          : to.place === here.place
            ? words.stays(labelOf(view, who), sideInWords(view.head.seats, to.side))
            : words.goes(labelOf(view, who), to.place, sideInWords(view.head.seats, to.side))}
      </li>
    );
  };
  return (
    <section className={styles.card} aria-label={done}>
      <p ref={head} tabIndex={-1}>
        <strong>{done}</strong>
      </p>
      {isTable ? (
        <ul>
          {way('NS')}
          {way('EW')}
        </ul>
      ) : (
        <p>{words.youGo(next.place)}</p>
      )}
      <p>
        {words.nextMeeting(
          next.round,
          next.ns === undefined ? clubText.nobody : labelOf(view, next.ns),
          next.ew === undefined ? clubText.nobody : labelOf(view, next.ew),
          boardsInWords(next.boards),
        )}
      </p>
      {isTable && (
        <Button look="main" size="large" onClick={begin}>
          {words.beginRound(next.round)}
        </Button>
      )}
    </section>
  );
}
