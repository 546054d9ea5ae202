import type { Friend } from '@overtrick/protocol/account';
import { isProgram } from '@overtrick/protocol/program';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { Button } from '../design/Button.tsx';
import { Field } from '../design/Field.tsx';
import { text } from '../text/text.ts';
import styles from './Account.module.css';
import { addFriend, ownFriends, removeFriend } from './api.ts';
import { OwnList } from './OwnList.tsx';

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
    <OwnList
      id="friends"
      title={words.friends}
      help={words.friendsHelp}
      lines={friends.map((friend) => ({
        id: friend.name,
        name: friend.name,
        about: [isProgram(friend) && `(${words.friendIsProgram})`, !friend.mutual && words.notYetMutual]
          .filter(Boolean)
          .join(' '),
        remove: { label: words.removeFriend(friend.name), run: () => void remove(friend.name) },
      }))}
      problem={problem}
    >
      <form className={styles.form} onSubmit={(event) => void add(event)}>
        <Field
          label={words.friendName}
          value={name}
          minLength={3}
          maxLength={24}
          required
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit">{words.addFriend}</Button>
      </form>
    </OwnList>
  );
}
