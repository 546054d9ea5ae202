import type { Substituted, TournamentCommand } from '@overtrick/evening/entry';
import type { Entrant, Tournament } from '@overtrick/evening/tournament';
import { useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { Field } from '../../../design/Field.tsx';
import { Select } from '../../../design/Select.tsx';
import { eveningText } from '../../../text/evening.ts';
import styles from '../Desk.module.css';

interface SubstitutesProps {
  readonly tournament: Tournament;
  readonly entrant: Entrant;
  /** The round that is played. */
  readonly round: number;
  /** The number of players who sit at a table for it. */
  readonly sit: number;
  readonly onAct: (...commands: readonly TournamentCommand[]) => Promise<void>;
}

/** A person who plays in place of one of a contestant's players, in some of the rounds. */
export function Substitutes({ tournament, entrant, round, sit, onAct }: SubstitutesProps) {
  const words = eveningText.substitutes;
  const players = entrant.players ?? [];
  const nameOf = (player: number): string => players[player - 1]?.name || words.player(player);
  const places = Array.from({ length: sit }, (_, i) => String(i + 1));
  const [place, setPlace] = useState('1');
  const [name, setName] = useState('');
  const [from, setFrom] = useState(String(round));
  const [to, setTo] = useState('');
  const own = tournament.substitutions.filter(({ contestant }) => contestant === entrant.id);
  const enter = () => {
    const all = Array.from({ length: Math.max(players.length, sit) }, (_, i) => players[i] ?? { name: '' });
    const known = all.findIndex((player, i) => i >= sit && player.name === name.trim());
    const command: Substituted = {
      ...{ kind: 'substituted', contestant: entrant.id, player: Number(place) },
      substitute: (known < 0 ? all.length : known) + 1,
      from: Number(from),
      ...(to !== '' && { to: Number(to) }),
    };
    const entered: TournamentCommand = {
      kind: 'amended',
      contestant: entrant.id,
      players: [...all, { name: name.trim() }],
    };
    void onAct(...(known < 0 ? [entered, command] : [command]));
  };
  return (
    <details>
      <summary>{words.title}</summary>
      <div className={styles.form}>
        {own.length > 0 && (
          <ul>
            {own.map(({ player, substitute, from: first, to: last }) => (
              <li key={`${player} ${first} ${substitute}`}>
                {words.plays(nameOf(substitute), nameOf(player), first, last)}
              </li>
            ))}
          </ul>
        )}
        <Select
          label={words.inPlaceOf}
          values={places}
          value={place}
          onChange={setPlace}
          labelOf={(one) => nameOf(Number(one))}
        />
        <Field
          label={words.name}
          value={name}
          maxLength={60}
          onChange={(event) => setName(event.target.value)}
        />
        <div className={styles.fields}>
          <Field
            label={words.from}
            type="number"
            min={1}
            value={from}
            onChange={(event) => setFrom(event.target.value)}
          />
          <Field
            label={words.to}
            type="number"
            min={Number(from) || 1}
            value={to}
            onChange={(event) => setTo(event.target.value)}
          />
        </div>
        <div className={styles.buttons}>
          <Button disabled={name.trim() === '' || !(Number(from) >= 1)} onClick={enter}>
            {words.enter}
          </Button>
        </div>
      </div>
    </details>
  );
}
