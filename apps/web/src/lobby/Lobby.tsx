import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Fan } from '../deal/cards/Fan.tsx';
import { Field } from '../design/Field.tsx';
import { prefer, usePreferences } from '../device/preferences.ts';
import { Page } from '../shell/frame/Page.tsx';
import { fetchTablePageSoon } from '../table/tablePage.ts';
import { text } from '../text/text.ts';
import { Evenings } from './Evenings.tsx';
import { FriendsTables } from './FriendsTables.tsx';
import { featuredFor } from './featured.ts';
import { GameCard } from './GameCard.tsx';
import { GameGroups } from './GameGroups.tsx';
import { HowMany } from './HowMany.tsx';
import { Join } from './Join.tsx';
import { Knows } from './Knows.tsx';
import styles from './Lobby.module.css';
import { PlayNow } from './PlayNow.tsx';
import { Today } from './Today.tsx';
import { YourTables } from './YourTables.tsx';

/** The start page: two questions, three games for the answers, and the current tables and events. */
export function Lobby() {
  const [people, setPeople] = useState(1);
  const name = usePreferences((chosen) => chosen.name);
  const knows = usePreferences((chosen) => chosen.knows);
  const games = featuredFor(people, knows);
  const [first] = games;
  useEffect(() => {
    document.title = text.lobby.title;
    // the table is the next thing wanted
    return fetchTablePageSoon();
  }, []);
  return (
    <Page>
      <div className={styles.lobby}>
        <section className={styles.hero}>
          <HowMany people={people} onChange={setPeople} />
          <Knows />
          <p className={styles.lead}>
            {text.lobby.peopleNote(people)} {knows === 'new' && text.lobby.newNote}
          </p>
          <div className={styles.start}>
            <Field
              className={styles.name ?? ''}
              label={text.lobby.name}
              placeholder={text.lobby.namePlaceholder}
              value={name}
              maxLength={24}
              autoComplete="nickname"
              onChange={(event) => prefer({ name: event.target.value })}
            />
            {first && <PlayNow game={first} people={people} />}
          </div>
          {first && knows === 'new' && (
            <p className={styles.ways}>
              <Link href="/learn/start">{text.lobby.guided}</Link>
            </p>
          )}
        </section>
        <div className={styles.going}>
          <YourTables />
          <FriendsTables />
          <div className={styles.art} aria-hidden="true">
            <Fan />
          </div>
        </div>
        <section className={styles.games} aria-labelledby="games">
          <h2 id="games" className={styles.heading}>
            {text.lobby.featured}
          </h2>
          <ul className={styles.list}>
            {games.map((game) => (
              <li key={game.id}>
                <GameCard game={game} people={people} />
              </li>
            ))}
          </ul>
        </section>
        <aside className={styles.aside} aria-label={text.lobby.around}>
          <Today />
          <Evenings />
          <Join />
        </aside>
        <GameGroups people={people} />
      </div>
    </Page>
  );
}
