import type { TournamentView } from '@overtrick/evening/view';
import type { SignupsView, SignupView } from '@overtrick/protocol/signups';
import { useCallback, useEffect, useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { keyToClub } from '../../../device/clubs.ts';
import { newId } from '../../../device/newId.ts';
import { ask } from '../../../server/ask.ts';
import { eveningText } from '../../../text/evening.ts';
import type { Change } from '../../plan/usePlanning.ts';
import { TwoSingles } from '../../TwoSingles.tsx';
import { useMembers } from '../../useMembers.ts';
import styles from '../Desk.module.css';
import { enteredOf, isEntered } from './fromSignups.ts';

interface FromSignupsProps {
  readonly view: TournamentView;
  readonly onChange: (...changes: readonly Change[]) => Promise<boolean>;
  /** The level of the heading. */
  readonly heading: 'h2' | 'h3';
}

/** The people on the club's list for this day who are not entered: pairs, reserves and singles. */
export function FromSignups({ view, onChange, heading: Heading }: FromSignupsProps) {
  const { club, date, form } = view.head;
  const [list, setList] = useState<SignupsView>();
  const members = useMembers(club);
  const look = useCallback(async () => {
    const token = club === undefined ? undefined : keyToClub(club)?.token;
    if (club === undefined || token === undefined) return;
    const answer = await ask('GET /api/clubs/{club}/signups', { parameters: { club }, token });
    if (answer.ok) setList(answer.value);
  }, [club]);
  useEffect(() => void look(), [look]);
  const words = eveningText.signups;
  if (list === undefined || list.evening?.date !== date || list.signups.length === 0 || form !== 'pairs')
    return null;
  const left = list.signups.filter((signup) => !isEntered(signup, view.head.contestants));
  const enter = (...signups: readonly SignupView[]) =>
    void onChange(
      enteredOf(signups, members, view.head, signups.length > 1 ? `c${newId().slice(0, 8)}` : undefined),
    );
  const pairs = left.filter(({ place }) => place !== 'single');
  // two singles become a pair of the evening; the club's list stays as it is
  const singles = left.filter(({ place }) => place === 'single');
  return (
    <section className={styles.form} aria-labelledby="from-signups">
      <Heading id="from-signups">{words.desk.title}</Heading>
      <p className={styles.soft}>{left.length === 0 ? words.desk.none : words.desk.help}</p>
      {pairs.length > 0 && (
        <ul className={styles.people}>
          {pairs.map((signup) => (
            <li key={signup.signup} className={styles.buttons}>
              <Button onClick={() => enter(signup)}>{words.desk.add(namesOf(signup))}</Button>
              {signup.place === 'reserve' && <span className={styles.soft}>{words.places.reserve}</span>}
            </li>
          ))}
        </ul>
      )}
      {singles.length > 0 && (
        <p>
          {words.places.single}: {singles.map(namesOf).join(', ')}
        </p>
      )}
      <TwoSingles singles={singles} nameOf={namesOf} onJoin={enter} />
      <div className={styles.buttons}>
        <Button onClick={() => void look()}>{words.refresh}</Button>
      </div>
    </section>
  );
}

const namesOf = ({ players }: SignupView): string =>
  players.map(({ name }) => name ?? eveningText.signups.desk.hidden).join(eveningText.and);
