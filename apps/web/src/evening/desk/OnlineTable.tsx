import type { TournamentCommand } from '@overtrick/evening/entry';
import { makeSitting, parseLine } from '@overtrick/evening/line';
import { onlineSitting } from '@overtrick/evening/online/sittings';
import { indexOf, isDone } from '@overtrick/evening/view/lines';
import { Link } from 'wouter';
import button from '../../design/Button.module.css';
import { Button } from '../../design/Button.tsx';
import { eveningText } from '../../text/evening.ts';
import { keyTo } from '../line/keys.ts';
import styles from './Desk.module.css';
import { useTournament } from './useTournament.ts';

interface OnlineTableProps {
  readonly id: string;
  readonly line: string;
  readonly onAct: (command: TournamentCommand) => Promise<void>;
}

/** The online table of a line's sitting: look at it, and what helps when it is slow. */
export function OnlineTable({ id, line, onAct }: OnlineTableProps) {
  const tournament = useTournament();
  const parsed = parseLine(line);
  if (tournament === undefined || parsed === undefined) return null;
  const where = makeSitting(parsed);
  const lines = indexOf(tournament).bySitting.get(where) ?? [];
  const sitting = onlineSitting(tournament, where, lines);
  const table = tournament.seated.get(where);
  if (sitting === undefined) return null;
  const words = eveningText.online;
  if (table === undefined) return <p>{words.soon}</p>;
  const played = lines.filter((one) => isDone(tournament, one)).length;
  const token = keyTo(id, '/desk')?.token;
  return (
    <section className={styles.form} aria-labelledby="online">
      <h3 id="online">{words.title(played, sitting.boards.length)}</h3>
      <div className={styles.buttons}>
        <Link href={`/t/${table}${token === undefined ? '' : `#${token}`}`} className={button.button}>
          {words.look}
        </Link>
        {played < lines.length && (
          <>
            <Button
              onClick={() =>
                void onAct({ kind: 'clock', section: sitting.section, act: 'add', seconds: 120 })
              }
            >
              {words.more}
            </Button>
            {played + 1 < sitting.boards.length && (
              <Button onClick={() => void onAct({ kind: 'shortened', where, boards: played + 1 })}>
                {words.last}
              </Button>
            )}
            <Button onClick={() => void onAct({ kind: 'covered', where })}>{words.cover}</Button>
          </>
        )}
      </div>
    </section>
  );
}
