import { GAME_GROUPS } from '@overtrick/rules/game';
import { useState } from 'react';
import { Field } from '../design/Field.tsx';
import type { GameInfo } from '../games/gameInfo.ts';
import { text } from '../text/text.ts';
import { searched } from './featured.ts';
import { GameCard } from './GameCard.tsx';
import { GameGroup } from './GameGroup.tsx';
import styles from './Lobby.module.css';

const nameOf = ({ group }: GameInfo): string => text.lobby.groups[group];

/** All games that the given number of people can play: folded into their groups, or the results of a search. */
export function GameGroups({ people }: { readonly people: number }) {
  const [wanted, setWanted] = useState('');
  const games = searched(wanted, people, nameOf);
  const isSearch = wanted.trim() !== '';
  return (
    <section className={styles.groups} aria-labelledby="all-games">
      <h2 id="all-games" className={styles.heading}>
        {text.lobby.allGames}
      </h2>
      <Field
        type="search"
        className={styles.search ?? ''}
        label={text.lobby.search}
        value={wanted}
        autoComplete="off"
        onChange={(event) => setWanted(event.target.value)}
      />
      <p role="status" className={isSearch ? styles.found : 'hidden-text'}>
        {isSearch && (games.length === 0 ? text.lobby.foundNone : text.lobby.games(games.length))}
      </p>
      {isSearch ? (
        <Cards games={games} people={people} />
      ) : (
        GAME_GROUPS.map((group) => (
          <GameGroup
            key={group}
            group={group}
            games={games.filter((game) => game.group === group)}
            show={(those) => <Cards games={those} people={people} />}
          />
        ))
      )}
    </section>
  );
}

const Cards = ({ games, people }: { readonly games: readonly GameInfo[]; readonly people: number }) => (
  <ul className={styles.list}>
    {games.map((game) => (
      <li key={game.id}>
        <GameCard game={game} people={people} />
      </li>
    ))}
  </ul>
);
