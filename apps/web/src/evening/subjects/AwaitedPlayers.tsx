import { makePlace, parseSitting } from '@overtrick/evening/line';
import type { Person } from '@overtrick/evening/online/persons';
import type { TournamentView } from '@overtrick/evening/view';
import { Button } from '../../design/Button.tsx';
import { eveningText } from '../../text/evening.ts';
import styles from '../desk/Desk.module.css';
import { labelOf } from '../names.ts';
import { useEveningClient } from '../useEvening.tsx';
import type { Panel } from './panel.ts';

/** Lists the players who have not come to their online tables, whose seats are held until the director decides. */
export const AwaitedPlayers: Panel = ({ view }) => {
  const evening = useEveningClient();
  const words = eveningText.online;
  return (
    <>
      {(view.awaited ?? []).map(({ where, persons }) => (
        <li key={where} className={styles.flag}>
          <span>{words.awaited(placeOf(where), namesOf(view, persons))}</span>
          <Button size="small" onClick={() => void evening.act({ kind: 'covered', where, forAwaited: true })}>
            {words.coverAwaited}
          </Button>
        </li>
      ))}
    </>
  );
};

/** Returns the table of a sitting, `A3`. */
function placeOf(where: string): string {
  const sitting = parseSitting(where);
  return sitting === undefined ? where : makePlace(sitting);
}

/** Names the players; two of a contestant as the contestant. */
const namesOf = (view: TournamentView, persons: readonly Person[]): string =>
  [...Map.groupBy(persons, ({ contestant }) => contestant)]
    .map(([contestant, some]) => {
      const name = view.head.contestants.find(({ id }) => id === contestant)?.names[
        (some[0]?.player ?? 1) - 1
      ];
      return some.length === 1 && name ? name : labelOf(view, contestant);
    })
    .join(', ');
