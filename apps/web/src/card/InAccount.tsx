import { useState } from 'react';
import { useAccount } from '../account/account.ts';
import { keepCardInAccount, keptCard } from '../account/api.ts';
import { Button } from '../design/Button.tsx';
import { keepCard, useCard } from '../device/card.ts';
import { talkText } from '../text/talk.ts';
import { text } from '../text/text.ts';
import styles from './Card.module.css';
import { cardToSend } from './cardToSend.ts';

/** Keeps the card in the account that is signed in, and takes the account's card to this device. */
export function InAccount() {
  const name = useAccount((account) => account.name);
  const [told, setTold] = useState('');
  const words = talkText.agreements.account;
  if (name === undefined) return <p className={styles.hint}>{words.none}</p>;
  const keep = async () => setTold((await keepCardInAccount(cardToSend(useCard.getState()))) ?? words.kept);
  const take = async () => {
    const card = await keptCard();
    if (card) keepCard(card);
    setTold(
      card === undefined ? (text.refusals.ERR_OFFLINE ?? '') : card === null ? words.empty : words.taken,
    );
  };
  return (
    <div>
      <div className={styles.buttons}>
        <Button onClick={() => void keep()}>{words.keep}</Button>
        <Button onClick={() => void take()}>{words.take}</Button>
      </div>
      <p role="status">{told}</p>
    </div>
  );
}
