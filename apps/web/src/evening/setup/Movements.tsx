import type { Advice } from '@overtrick/movements/advice';
import { useId } from 'react';
import prose from '../../design/Prose.module.css';
import { eveningText } from '../../text/evening.ts';
import { concessionInWords } from '../plan/changesInWords.ts';
import styles from './Setup.module.css';

interface MovementsProps {
  /** Those who play it, where sections of different sizes have their own. */
  readonly label?: string;
  readonly advice: readonly Advice[];
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
}

/** The movements that fit, the best first, each with its concessions. */
/** The movements that fit, with what each gives up. */
export function Movements({ label = eveningText.setup.movement, advice, chosen, onChoose }: MovementsProps) {
  const id = useId();
  const words = eveningText.setup;
  if (advice.length === 0) return null;
  return (
    <fieldset className={styles.movements}>
      <legend>{label}</legend>
      {advice
        .slice(0, 6)
        .map(({ kind, rounds, boardsPerRound, boards, boardsInPlay, minutes, concessions }, i) => (
          <label key={`${kind.id} ${rounds}`} className={styles.movement}>
            <input type="radio" name={id} checked={i === chosen} onChange={() => onChoose(i)} />
            <span>
              <strong>
                {eveningText.movements[kind.id as keyof typeof eveningText.movements] ?? kind.id}
              </strong>
              {': '}
              {words.of(rounds, boardsPerRound, boards, boardsInPlay, Math.floor(minutes / 60), minutes % 60)}
              <br />
              <span className={prose.soft}>
                {concessions.length === 0
                  ? words.noConcession
                  : concessions.map(concessionInWords).join('; ')}
              </span>
            </span>
          </label>
        ))}
    </fieldset>
  );
}
