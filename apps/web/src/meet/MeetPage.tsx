import { useState } from 'react';
import { Fan } from '../deal/cards/Fan.tsx';
import halves from '../design/Halves.module.css';
import { useWishes } from '../device/wishes.ts';
import { Page } from '../shell/frame/Page.tsx';
import { useTitle } from '../shell/frame/useTitle.ts';
import { eveningText } from '../text/evening.ts';
import styles from './Meet.module.css';
import { NewTable } from './NewTable.tsx';
import { NewWish } from './NewWish.tsx';
import { OpenTables } from './OpenTables.tsx';
import { OwnWishes } from './OwnWishes.tsx';
import { Wishes } from './Wishes.tsx';

/** Finding people: tables that anybody may join, and wishes for partners. */
export default function MeetPage() {
  const words = eveningText.meet;
  useTitle(words.title);
  const own = useWishes((kept) => kept.own);
  // the lists are fetched again after the visitor has posted or withdrawn a request
  const posted = own.map(({ wish }) => wish).join(' ');
  const [now] = useState(Date.now);
  return (
    <Page>
      <div className={styles.page}>
        <h1>{words.title}</h1>
        <div className={styles.halves}>
          <div className={styles.half}>
            <OpenTables />
            <NewTable />
            <div className={halves.art} aria-hidden="true">
              <Fan />
            </div>
          </div>
          <div className={styles.half}>
            {own.length > 0 && <OwnWishes own={own} />}
            <Wishes key={posted} now={now} />
            <NewWish />
          </div>
        </div>
      </div>
    </Page>
  );
}
