import type { TournamentCommand } from '@overtrick/evening/entry';
import type { GridCell, TournamentView } from '@overtrick/evening/view';
import { useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { useTakesFocus } from '../../design/useTakesFocus.ts';
import { eveningText } from '../../text/evening.ts';
import { keyTo } from '../line/keys.ts';
import { useEveningClient } from '../useEvening.tsx';
import styles from './Desk.module.css';

interface PracticeProps {
  readonly tournament: string;
  readonly view: TournamentView;
}

/**
 * A button that invents the results of a round, so that a director can try the desk. Only practice evenings have it.
 */
export function Practice({ tournament, view }: PracticeProps) {
  const club = useEveningClient();
  const [isBusy, setBusy] = useState(false);
  const words = eveningText.practice;
  if (!keyTo(tournament, '/desk')?.isPractice || view.desk === undefined) return null;
  const cells = view.desk.grid.flatMap(({ rounds }) => rounds.flat());
  const open = cells.filter(({ state }) => state === 'due');
  const round = Math.min(...open.map(({ line }) => Number(line.split('/')[1])));
  if (!Number.isFinite(round)) return <AllPlayed />;
  const play = async () => {
    setBusy(true);
    const due = open.filter(({ line }) => line.split('/')[1] === String(round));
    const reports = due.flatMap((cell): readonly TournamentCommand[] => {
      const report = { kind: 'reported', line: cell.line, result: madeUp(cell) } as const;
      // one table of the round disagrees, so that the director has something to decide
      const isOdd = cell.line.startsWith('A2/') && cell.line === firstOf(open, 'A2/', round);
      return isOdd
        ? [
            { ...report, side: 'NS' },
            { ...report, result: other(report.result), side: 'EW' },
          ]
        : [{ ...report, side: 'both' }];
    });
    await club.act(...reports);
    setBusy(false);
  };
  return (
    <section className={styles.practice}>
      <p>{words.what}</p>
      <Button look="brass" aria-disabled={isBusy} onClick={() => !isBusy && void play()}>
        {words.play(round)}
      </Button>
    </section>
  );
}

/** A message in place of the button, which takes over its focus. */
function AllPlayed() {
  const words = eveningText.practice.all;
  const ref = useTakesFocus<HTMLParagraphElement>(words);
  return (
    <p ref={ref} role="status" tabIndex={-1}>
      {words}
    </p>
  );
}

const firstOf = (open: readonly GridCell[], place: string, round: number): string | undefined =>
  open.find(({ line }) => line.startsWith(place) && line.split('/')[1] === String(round))?.line;

const CONTRACTS = ['3NT', '4S', '4H', '2S', '1NT', '3D', '2H', '5C'] as const;
const SPREAD = [0, 1, -1, 0, 2, -2, 1, 0, -1] as const;

/** Invents a plausible result, always the same one for a slot. */
function madeUp({ line, board }: GridCell): string {
  const [table = 0, round = 0] = (line.match(/\d+/g) ?? []).map(Number);
  const contract = CONTRACTS[(board * 5 + (table % 2)) % CONTRACTS.length] ?? '3NT';
  const declarer = 'NESW'[(board + (table === 3 ? 2 : 0)) % 4] ?? 'N';
  const needed = 6 + Number(contract.charAt(0));
  const tricks = Math.min(13, needed + (SPREAD[(table * 3 + round * 2 + board) % SPREAD.length] ?? 0));
  return `${contract} ${declarer} ${tricks}`;
}

/** Returns the same contract with one trick fewer, as the other side may have counted. */
const other = (result: string): string => result.replace(/\d+$/, (tricks) => String(Number(tricks) - 1));
