import type { HereView, TournamentView } from '@overtrick/evening/view';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import keys from '../../deal/keys/Keys.module.css';
import { Button } from '../../design/Button.tsx';
import { rememberTable } from '../../device/tables.ts';
import { eveningText } from '../../text/evening.ts';
import { resultInWords } from '../result.ts';
import { useEveningClient } from '../useEvening.tsx';
import styles from './Score.module.css';

/**
 * The tables that this page has already opened by itself: visitors who come back stay until they want to go there
 * again.
 */
const led = new Set<string>();

interface OnlineRoundProps {
  readonly view: TournamentView;
  readonly here: HereView;
}

/** A round that is played online: it leads to the table once there is one, and shows the results of its boards. */
export function OnlineRound({ view, here }: OnlineRoundProps) {
  const { token } = useEveningClient();
  const [, navigate] = useLocation();
  const table = here.online?.table;
  const isOpen = here.lines.some(({ state }) => state === 'due');
  const isPlayer = view.head.role === 'player';
  const words = eveningText.online;
  const go = (to: string) => {
    if (token === undefined) return;
    led.add(to);
    rememberTable({ table: to, token }, Date.now());
    navigate(`/t/${to}`);
  };
  useEffect(() => {
    if (isPlayer && isOpen && table !== undefined && !led.has(table)) go(table);
  });
  return (
    <section className={styles.card} aria-label={words.round}>
      <p role="status">
        <strong>{words.round}</strong> {table === undefined ? words.soon : isOpen ? words.open : words.over}
      </p>
      {isPlayer && table !== undefined && isOpen && (
        <Button look="main" size="large" onClick={() => go(table)}>
          {words.go}
        </Button>
      )}
      <ul className={keys.results}>
        {here.lines.flatMap(({ line, board, result }) =>
          result === undefined
            ? []
            : [
                <li
                  key={line}
                >{`${eveningText.board(board)}: ${resultInWords(result, board, view.head.seats)}`}</li>,
              ],
        )}
      </ul>
    </section>
  );
}
