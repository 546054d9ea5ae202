import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Field } from '../design/Field.tsx';
import { prefer, usePreferences } from '../device/preferences.ts';
import { GAMES } from '../games/list.ts';
import { Page } from '../shell/frame/Page.tsx';
import { fetchTablePageSoon } from '../table/tablePage.ts';
import { text } from '../text/text.ts';
import { Fan } from './Fan.tsx';
import { FriendsTables } from './FriendsTables.tsx';
import { GameCard } from './GameCard.tsx';
import { HowMany } from './HowMany.tsx';
import { Join } from './Join.tsx';
import styles from './Lobby.module.css';
import { PlayNow } from './PlayNow.tsx';
import { YourTables } from './YourTables.tsx';

/** Games that so many people can sit down to; for more than one, those that need the fewest computer players first. */
function fitting(people: number) {
  const games = GAMES.filter(({ players }) => players >= people);
  return people === 1 ? games : games.toSorted((a, b) => a.players - b.players);
}

export function Lobby() {
  const [people, setPeople] = useState(1);
  const name = usePreferences((chosen) => chosen.name);
  const [first] = GAMES;
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
          <p className={styles.lead}>{text.lobby.peopleNote(people)}</p>
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
          <p className={styles.ways}>
            <Link href="/learn">{text.top.learn}</Link>
            <Link href="/challenges">{text.top.challenges}</Link>
            <Link href="/club">{text.lobby.evening}</Link>
          </p>
        </section>
        <div className={styles.art} aria-hidden="true">
          <Fan />
        </div>
        <aside className={styles.aside}>
          <FriendsTables />
          <YourTables />
          <Join />
        </aside>
        <section className={styles.games} aria-labelledby="games">
          <h2 id="games" className={styles.heading}>
            {text.lobby.games}
          </h2>
          <ul className={styles.list}>
            {fitting(people).map((game) => (
              <li key={game.id}>
                <GameCard game={game} people={people} />
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Page>
  );
}
