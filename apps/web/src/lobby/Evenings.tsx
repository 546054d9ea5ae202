import { Link } from 'wouter';
import button from '../design/Button.module.css';
import { pageOf, useKeys } from '../device/tournaments.ts';
import { text } from '../text/text.ts';
import styles from './Lobby.module.css';

const MOST = 2;

/** The club evenings that this device has a key to, the latest first, and the way to a new one. */
export function Evenings() {
  const keys = useKeys((known) => known.keys);
  const evenings = keys
    .filter(({ isPractice, name }) => isPractice !== true && name !== undefined)
    .slice(0, MOST);
  return (
    <section className={styles.box} aria-labelledby="evenings">
      <h2 id="evenings" className={styles.heading}>
        {text.lobby.evenings}
      </h2>
      {evenings.length === 0 ? (
        <p>{text.lobby.eveningsNone}</p>
      ) : (
        <ul className={styles.tables}>
          {evenings.map(({ tournament, token, role, name, place }) => (
            <li key={token} className={styles.known}>
              <span className={styles.what}>
                <strong>{name}</strong>
                {place !== undefined && <span className={styles.when}>{place}</span>}
              </span>
              <Link
                href={`/club/${tournament}${pageOf(role)}`}
                className={`${button.button} ${button.small}`}
              >
                {text.lobby.goBack}
                <span className="hidden-text"> {name}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.ways}>
        <Link href="/club">{text.lobby.evening}</Link>
        <Link href="/pad">{text.lobby.pad}</Link>
      </p>
    </section>
  );
}
