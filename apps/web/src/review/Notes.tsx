import { makeDeal } from '@overtrick/rules/deals/deal';
import { useId } from 'react';
import { keepNote, MOST_IN_NOTE, useNotes } from '../history/notes.ts';
import { boardText } from '../text/boards.ts';
import styles from './Review.module.css';
import type { BoardPageData } from './read/messages.ts';

/** A field for the visitor's thoughts on the board, stored on the device during typing. */
export function Notes({ shown }: { readonly shown: BoardPageData }) {
  const id = useId();
  const deal = makeDeal(shown.deal);
  const note = useNotes(({ notes }) => notes.find((one) => one.deal === deal)?.text ?? '');
  const words = boardText.review;
  return (
    <section className={styles.part} aria-label={words.tabs.notes}>
      <label className={styles.label} htmlFor={id}>
        {words.notes}
      </label>
      <textarea
        id={id}
        className={styles.notes}
        rows={6}
        maxLength={MOST_IN_NOTE}
        value={note}
        onChange={({ target }) => keepNote(deal, target.value)}
      />
      <p className={styles.soft}>{words.notesHelp}</p>
    </section>
  );
}
