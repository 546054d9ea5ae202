import { Button } from '../../design/Button.tsx';
import form from '../../design/Form.module.css';
import panel from '../../design/Panel.module.css';
import prose from '../../design/Prose.module.css';
import { eveningText } from '../../text/evening.ts';
import type { OfHome } from '../useHome.ts';
import { Joining } from './Joining.tsx';
import { namesOf } from './names.ts';
import { OwnSignup } from './OwnSignup.tsx';
import { Places } from './Places.tsx';
import { SignupForm } from './SignupForm.tsx';
import styles from './Signups.module.css';
import type { OfSignups, SignupList } from './useSignups.ts';

interface SignupsProps extends OfHome {
  readonly list: SignupList;
  /** Opens the evening with the pairs of the list. */
  readonly onOpen: () => void;
}

/** The next evening of a club: who comes, and the form to sign up. */
export function Signups({ home, shown: club, list, onOpen }: SignupsProps) {
  const { shown, why } = list;
  const words = eveningText.signups;
  const { evening } = shown ?? {};
  if (shown === undefined || evening === undefined) return null;
  const isOwner = club.role === 'owner';
  const own = isOwner ? [] : shown.signups.filter(({ isOwn }) => isOwn);
  const of: OfSignups = { home, list, shown, evening: evening.date };
  const all = shown.pairs + shown.reserves + shown.singles;
  const isOpened = club.evenings.some(({ date }) => date === evening.date);
  const hasTerms = club.all > 0 || club.template !== undefined;
  // an evening without a director takes its pairs from its own page
  const mayOpen = isOwner && shown.pairs > 0 && !isOpened && hasTerms && !club.template?.isUnattended;
  const players = shown.signups.flatMap((signup) => signup.players);
  return (
    <section className={panel.panel} aria-labelledby="signups">
      <h2 id="signups">{words.title}</h2>
      <p>
        <strong>{words.when(evening.start)}</strong>{' '}
        {evening.isOpen
          ? words.closes(evening.closes)
          : evening.hasStarted
            ? words.started
            : own.length === 0 && words.closed}
      </p>
      {shown.limit !== undefined && <p className={prose.soft}>{words.limit(shown.limit)}</p>}
      {why !== undefined && <p role="alert">{why}</p>}
      {/* always there, so that screen readers announce what changes */}
      <p role="status" className={styles.state}>
        {own.map((one) => `${namesOf(one)}: ${words.states[one.place](one.number)}`).join(' ')}
      </p>
      {own.map((one) => (
        <OwnSignup key={one.signup} {...of} own={one} />
      ))}
      {(evening.isOpen || isOwner) &&
        (!shown.mayEnter ? (
          <p>{words.membersOnly}</p>
        ) : own.length === 0 && !isOwner ? (
          <SignupForm {...of} />
        ) : (
          <details>
            <summary>{words.more}</summary>
            <SignupForm {...of} isOther />
          </details>
        ))}
      <p>{all === 0 ? words.none : words.counts(shown.pairs, shown.reserves, shown.singles)}</p>
      {shown.isWhole ? <Places {...of} /> : all > 0 && <p className={prose.soft}>{words.noNames}</p>}
      {isOwner && shown.terms?.money !== undefined && players.length > 0 && (
        <p className={prose.soft}>
          {words.money(shown.terms.money)}{' '}
          {words.paidOf(players.filter(({ isPaid }) => isPaid).length, players.length)}
        </p>
      )}
      {isOwner && <Joining {...of} />}
      <div className={form.buttons}>
        {mayOpen && (
          <Button look="main" onClick={onOpen}>
            {words.open}
          </Button>
        )}
        <Button onClick={() => void list.refresh()}>{words.refresh}</Button>
      </div>
      {mayOpen && <p className={prose.soft}>{words.openHelp}</p>}
    </section>
  );
}
