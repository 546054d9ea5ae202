import type { Friend } from '@overtrick/protocol/account';
import { X } from 'lucide-react';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { Button, IconButton } from '../design/Button.tsx';
import { Field } from '../design/Field.tsx';
import { text } from '../text/text.ts';
import styles from './Account.module.css';
import { changeFriend, ownFriends } from './api.ts';

/** Whom one has added, and a line to add another. */
export function FriendList() {
  const [friends, setFriends] = useState<readonly Friend[]>([]);
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const look = useCallback(async () => {
    const known = await ownFriends();
    if (known !== undefined) setFriends(known);
  }, []);
  useEffect(() => void look(), [look]);
  const change = async (method: 'POST' | 'DELETE', whom: string): Promise<void> => {
    const why = await changeFriend(method, whom);
    setProblem(why);
    if (why === undefined && method === 'POST') setName('');
    await look();
  };
  const add = (event: FormEvent) => {
    event.preventDefault();
    void change('POST', name.trim());
  };
  const words = text.account;
  return (
    <section className={styles.boards} aria-labelledby="friends">
      <h2 id="friends">{words.friends}</h2>
      <p>{words.friendsHelp}</p>
      {friends.length > 0 && (
        <ul className={styles.friends}>
          {friends.map((friend) => (
            <li key={friend.name}>
              <span>
                <strong>{friend.name}</strong> {!friend.mutual && words.notYetMutual}
              </span>
              <IconButton
                look="quiet"
                label={words.removeFriend(friend.name)}
                onClick={() => void change('DELETE', friend.name)}
              >
                <X aria-hidden="true" size={20} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <form className={styles.form} onSubmit={add}>
        <Field
          label={words.friendName}
          value={name}
          minLength={3}
          maxLength={24}
          required
          onChange={(event) => setName(event.target.value)}
        />
        {problem !== undefined && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
        <Button type="submit">{words.addFriend}</Button>
      </form>
    </section>
  );
}
