import { pointsForWrongOpponent, swissMatchesOf } from '@overtrick/evening/draws/wrongOpponent';
import type { Tournament } from '@overtrick/evening/tournament';
import type { TournamentView } from '@overtrick/evening/view';
import { useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { Flag } from '../../../design/Field.tsx';
import { Select } from '../../../design/Select.tsx';
import { eveningText } from '../../../text/evening.ts';
import { labelOf } from '../../names.ts';
import styles from '../Desk.module.css';

interface WrongOpponentProps {
  readonly view: TournamentView;
  readonly tournament: Tournament;
  readonly team: string;
  /** Takes the points, which may be none, with their reason. */
  readonly onPropose: (points: number, reason: string) => void;
}

/** A proposal of points for a match of a Swiss against a team that the right draw would not have given. */
export function WrongOpponent({ view, tournament, team, onPropose }: WrongOpponentProps) {
  const words = eveningText.wrongOpponent;
  const matches = swissMatchesOf(tournament, team);
  const [at, setAt] = useState(String(matches.length - 1));
  const [chosen, setInstead] = useState<string>();
  const [isOwnFault, setOwnFault] = useState(false);
  const [isProposed, setProposed] = useState(false);
  const match = matches[Number(at)];
  if (match === undefined) return null;
  const opponentOf = ({ match: { home, away } }: (typeof matches)[number]) => (home === team ? away : home);
  const others = [...tournament.contestants.keys()].filter((id) => id !== team && id !== opponentOf(match));
  const instead = chosen !== undefined && others.includes(chosen) ? chosen : others[0];
  if (instead === undefined) return null;
  const propose = () => {
    const points = pointsForWrongOpponent(tournament, { team, match, instead, isOwnFault });
    onPropose(points, words.reason(match.round));
    setProposed(true);
  };
  return (
    <details>
      <summary>{words.title}</summary>
      <div className={styles.form}>
        <Select
          label={words.match}
          values={matches.map((_, i) => String(i))}
          value={at}
          onChange={setAt}
          labelOf={(one) => {
            const of = matches[Number(one)];
            return of === undefined ? '' : words.of(of.round, labelOf(view, opponentOf(of)));
          }}
        />
        <Select
          label={words.instead}
          values={others}
          value={instead}
          onChange={setInstead}
          labelOf={(id) => labelOf(view, id)}
        />
        <Flag label={words.ownFault} checked={isOwnFault} onChange={setOwnFault} />
        <div className={styles.buttons}>
          <Button onClick={propose}>{words.propose}</Button>
        </div>
        {isProposed && <p role="status">{words.proposed}</p>}
      </div>
    </details>
  );
}
