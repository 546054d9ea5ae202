import type { Friend } from '@overtrick/protocol/account';
import { isProgram, programName } from '@overtrick/protocol/program';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useAccount } from '../account/account.ts';
import { ownFriends } from '../account/api.ts';
import button from '../design/Button.module.css';
import { findGame, findMatch } from '../games/list.ts';
import { text } from '../text/text.ts';
import styles from './Lobby.module.css';

/** The tables at which friends play now; empty for a visitor who is not signed in. */
export function FriendsTables() {
  const name = useAccount((account) => account.name);
  const [friends, setFriends] = useState<readonly Friend[]>([]);
  useEffect(() => {
    if (name === undefined) return;
    const look = () =>
      document.visibilityState === 'visible' && void ownFriends().then((known = []) => setFriends(known));
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [name]);
  const playing = friends.flatMap((friend) =>
    friend.tables.map((table) => ({
      ...table,
      name: isProgram(friend) ? programName(friend.name) : friend.name,
    })),
  );
  if (name === undefined || playing.length === 0) return null;
  return (
    <section className={styles.box} aria-labelledby="friends-tables">
      <h2 id="friends-tables" className={styles.heading}>
        {text.account.friendsTables}
      </h2>
      <ul className={styles.tables}>
        {playing.map(({ table, game, match, free, name: friend }) => {
          const played = findGame(game);
          const form = played && findMatch(played, match)?.name;
          return (
            <li key={`${friend} ${table}`} className={styles.known}>
              <span className={styles.what}>
                <strong>{friend}</strong>
                <span className={styles.when}>
                  {text.lobby.seatAt(played?.name ?? text.product, form ?? '')} ·{' '}
                  {text.account.freeChairs(free)}
                </span>
              </span>
              <Link
                href={`/t/${table}`}
                className={`${button.button} ${button.small}`}
                aria-label={text.account.joinFriend(friend)}
              >
                {text.lobby.joinButton}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
