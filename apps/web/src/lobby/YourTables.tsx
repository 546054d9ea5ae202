import { Link } from 'wouter';
import button from '../design/Button.module.css';
import { IconButton } from '../design/Button.tsx';
import { X } from '../design/icons/icons.tsx';
import { forgetTable, type KnownTable, useTables } from '../device/tables.ts';
import { findGame, findMatch } from '../games/list.ts';
import { text } from '../text/text.ts';
import styles from './Lobby.module.css';

/** The tables at which this device has a chair and the match is not over. */
export function YourTables() {
  const tables = useTables((known) => known.tables).filter(({ over }) => over !== true);
  if (tables.length === 0) return null;
  return (
    <section className={styles.box} aria-labelledby="yours">
      <h2 id="yours" className={styles.heading}>
        {text.lobby.back}
      </h2>
      <ul className={styles.tables}>
        {tables.map((known) => (
          <li key={known.table} className={styles.known}>
            <span className={styles.what}>
              <strong>{nameOf(known)}</strong>
              <span className={styles.when}>
                {known.deal !== undefined && `${text.table.deal(known.deal)} · `}
                {text.lobby.lastThere(known.seen)}
              </span>
            </span>
            <Link href={`/t/${known.table}`} className={`${button.button} ${button.small}`}>
              {text.lobby.goBack}
              <span className="hidden-text">
                {' '}
                {nameOf(known)}, {known.table}
              </span>
            </Link>
            <IconButton
              look="quiet"
              label={text.lobby.forgetTable(`${nameOf(known)}, ${known.table}`)}
              onClick={() => forgetTable(known.table)}
            >
              <X aria-hidden="true" size={20} />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

function nameOf({ game, match }: KnownTable): string {
  const played = game === undefined ? undefined : findGame(game);
  const name = played?.name ?? text.product;
  const form = played && match !== undefined ? findMatch(played, match)?.name : undefined;
  return form !== undefined ? text.lobby.seatAt(name, form) : name;
}
