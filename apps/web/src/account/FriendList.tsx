import type { Friend } from '@overtrick/protocol/account';
import { isProgram } from '@overtrick/protocol/program';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { Button, IconButton } from '../design/Button.tsx';
import { Field } from '../design/Field.tsx';
import form from '../design/Form.module.css';
import { X } from '../design/icons/icons.tsx';
import { text } from '../text/text.ts';
import styles from './Account.module.css';
import { addFriend, ownFriends, removeFriend } from './api.ts';

/** The friends that one has added, and a line to add another. */
export function FriendList() {
  const [friends, setFriends] = useState<readonly Friend[]>([]);
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const look = useCallback(async () => {
    const known = await ownFriends();
    if (known !== undefined) setFriends(known);
  }, []);
  useEffect(() => void look(), [look]);
  const change = async (why: string | undefined): Promise<void> => {
    setProblem(why);
    await look();
  };
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const why = await addFriend(name.trim());
    if (why === undefined) setName('');
    await change(why);
  };
  const remove = async (whom: string) => change(await removeFriend(whom));
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
                <strong>{friend.name}</strong> {isProgram(friend) && `(${words.friendIsProgram})`}{' '}
                {!friend.mutual && words.notYetMutual}
              </span>
              <IconButton
                look="quiet"
                label={words.removeFriend(friend.name)}
                onClick={() => void remove(friend.name)}
              >
                <X aria-hidden="true" size={20} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <form className={styles.form} onSubmit={(event) => void add(event)}>
        <Field
          label={words.friendName}
          value={name}
          minLength={3}
          maxLength={24}
          required
          onChange={(event) => setName(event.target.value)}
        />
        {problem !== undefined && (
          <p role="alert" className={form.problem}>
            {problem}
          </p>
        )}
        <Button type="submit">{words.addFriend}</Button>
      </form>
    </section>
  );
}
