import { sectionOf } from '@overtrick/evening/line';
import type { HereView, NextView, TournamentView } from '@overtrick/evening/view';
import { PLACES } from '@overtrick/movements/movement';
import { parseSeat } from '@overtrick/rules/cards/seat';
import { Button } from '../../design/Button.tsx';
import { useTakesFocus } from '../../design/useTakesFocus.ts';
import { eveningText } from '../../text/evening.ts';
import { text } from '../../text/text.ts';
import { checkedIn, inOrderIn } from '../hands/rows.ts';
import { boardsInWords, labelOf, labelOfSide } from '../names.ts';
import { sideAt } from '../sides.ts';
import { useEveningClient } from '../useEvening.tsx';
import styles from './Score.module.css';

interface NextRoundProps {
  readonly view: TournamentView;
  readonly here: HereView;
}

interface Way {
  readonly who: string;
  /** The table and the seat in the next round; absent where they sit out. */
  readonly to?: { readonly place: string; readonly where: string } | undefined;
}

/** Returns the next place of each side, or of each player where they are entered alone. */
function waysOf(view: TournamentView, here: HereView, next: NextView): readonly Way[] {
  const { form } = view.head;
  if (form === 'individual' || form === 'threes')
    return (here.seats ?? []).map((who) => ({ who, to: seatIn(view, next.round, form, who) }));
  return (['NS', 'EW'] as const).flatMap((side) => {
    const who = side === 'NS' ? here.ns : here.ew;
    const to = next.moves?.[side];
    return who === undefined ? [] : [{ who, to: to && { place: to.place, where: sideAt(view, to.side) } }];
  });
}

/** Returns the seat of a player in a round. */
function seatIn(view: TournamentView, round: number, form: 'individual' | 'threes', who: string): Way['to'] {
  for (const { section, rounds } of view.plan)
    for (const [table, { seats = [], boards }] of (rounds[round - 1] ?? []).entries()) {
      const seat = parseSeat(PLACES[form].names[seats.indexOf(who)] ?? '');
      if (seat !== undefined && boards.length > 0)
        return { place: `${section}${table + 1}`, where: text.seats[seat] };
    }
  return undefined;
}

/** True if the section has a next round, and its meetings are not drawn yet. */
function isUndrawn({ plan }: TournamentView, { place, round }: HereView): boolean {
  const next = plan.find(({ section }) => section === sectionOf(place))?.rounds[round];
  const isEmpty = next?.every(
    ({ ns, ew, seats }) => ns === undefined && ew === undefined && seats === undefined,
  );
  return isEmpty === true;
}

/** The next place of each side after the round, and the button for the next ones to sit down. */
export function NextRound({ view, here }: NextRoundProps) {
  const club = useEveningClient();
  const words = eveningText.score;
  const { next } = here;
  const isWaiting = isUndrawn(view, here);
  const done = isWaiting
    ? words.nextIsDrawn(here.round)
    : next === undefined
      ? words.lastDone
      : words.roundDone(here.round);
  const head = useTakesFocus<HTMLParagraphElement>(done);
  if (next === undefined || isWaiting)
    return (
      <section className={styles.card}>
        <p ref={head} tabIndex={-1}>
          {done}
        </p>
      </section>
    );
  const isTable = view.head.role !== 'player';
  const begin = () => void club.post({ kind: 'begun', where: `${next.place}/${next.round}` });
  const ways = waysOf(view, here, next);
  return (
    <section className={styles.card} aria-label={done}>
      <p ref={head} tabIndex={-1}>
        <strong>{done}</strong>
      </p>
      {inOrderIn(view.head.game).length > 0 && here.online === undefined && (
        <p>
          {words.putBack} {checkedIn(view.head.game).length > 0 && words.nextChecks}
        </p>
      )}
      {isTable ? (
        <ul>
          {ways.map(({ who, to }) => (
            <li key={who}>
              {to === undefined
                ? words.sitsOut(labelOf(view, who))
                : to.place === here.place
                  ? words.stays(labelOf(view, who), to.where)
                  : words.goes(labelOf(view, who), to.place, to.where)}
            </li>
          ))}
        </ul>
      ) : (
        <p>{words.youGo(next.place)}</p>
      )}
      <p>
        {words.nextMeeting(
          next.round,
          next.ns === undefined ? eveningText.nobody : labelOfSide(view, next, 'NS'),
          next.ew === undefined ? eveningText.nobody : labelOfSide(view, next, 'EW'),
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
