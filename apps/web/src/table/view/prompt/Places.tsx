import { type Action, makeAction } from '@overtrick/rules/action';
import type { View } from '@overtrick/rules/views/view';
import { useState } from 'react';
import { CardBack } from '../../../deal/cards/Card.tsx';
import { Button } from '../../../design/Button.tsx';
import { useArrows } from '../../../design/useArrows.ts';
import { text } from '../../../text/text.ts';
import type { Press } from '../../input/act.ts';
import styles from './Prompt.module.css';

type PickAction = Extract<Action, { kind: 'pick' }>;

interface PlacesProps extends Press {
  readonly view: View;
  readonly picks: readonly PickAction[];
}

/** Cards face down in a row, to be chosen by their places; or how many of them. */
export function Places({ picks, press, raised }: PlacesProps) {
  const counts = countsIn(picks);
  return counts === undefined ? (
    <Row picks={picks} press={press} />
  ) : (
    <div className={styles.numbers}>
      {counts.map((action) => (
        <button
          key={makeAction(action)}
          type="button"
          className={styles.number}
          data-raised={raised === makeAction(action)}
          aria-label={text.action(action)}
          onClick={(event) => press(action, event.detail === 0)}
        >
          {action.places[0]}
        </button>
      ))}
    </div>
  );
}

/** Numbers of cards to show, not places: none of them may be 0 and a place. */
const countsIn = (picks: readonly PickAction[]): readonly PickAction[] | undefined =>
  picks.every(({ pick, places }) => pick === 'reveal' && places.length === 1) ? picks : undefined;

function Row({ picks, press }: Pick<PlacesProps, 'picks' | 'press'>) {
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const places = [...new Set(picks.flatMap((action) => action.places))].toSorted((a, b) => a - b);
  const { onKeyDown, itemProps } = useArrows(places.map(String));
  const [first] = picks;
  if (first === undefined) return null;
  const size = first.places.length;
  const complete = picks.find(
    (action) =>
      action.places.length === chosen.length && action.places.every((place) => chosen.includes(place)),
  );
  const toggle = (place: number) => {
    const without = chosen.filter((one) => one !== place);
    // one too many: the oldest choice gives way
    setChosen(without.length < chosen.length ? without : [...without, place].slice(-size));
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: not fields of a form */}
      <div className={styles.places} role="group" aria-label={text.picks[first.pick]} onKeyDown={onKeyDown}>
        {places.map((place) => (
          <button
            key={place}
            type="button"
            {...itemProps(String(place))}
            className={styles.place}
            aria-label={text.table.place(place)}
            aria-pressed={chosen.includes(place)}
            onClick={() => toggle(place)}
          >
            <CardBack />
            <span aria-hidden="true">{place}</span>
          </button>
        ))}
      </div>
      <p className={styles.done}>
        <span role="status">{text.table.chosen(chosen.length, size)}</span>
        <Button
          look="main"
          disabled={complete === undefined}
          onClick={() => complete && press(complete, true)}
        >
          {text.picks[first.pick]}
        </Button>
      </p>
    </>
  );
}
