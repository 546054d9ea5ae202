import { type Action, makeAction } from '@overtrick/rules/action';
import { STRAINS } from '@overtrick/rules/cards/card';
import type { View } from '@overtrick/rules/views/view';
import { useState } from 'react';
import { StrainMark } from '../../../deal/cards/Suit.tsx';
import { NARROW, SHORT, useMedia } from '../../../design/media.ts';
import { useArrows } from '../../../design/useArrows.ts';
import { panelOf } from '../../../games/panels/list.ts';
import { text } from '../../../text/text.ts';
import type { Press } from '../../input/act.ts';
import { Nils, nilsOf } from './Nils.tsx';
import styles from './Prompt.module.css';

type BidAction = Extract<Action, { kind: 'bid' }>;

interface BidPickerProps extends Press {
  readonly view: View;
  readonly bids: readonly BidAction[];
}

/** A number of tricks: one press of its button; hands that may be declared nil with it are chosen before. */
export function BidPicker({ view, bids, press, raised }: BidPickerProps) {
  const [nils, setNils] = useState('');
  const sets = [...new Set(bids.map(nilsOf))];
  const chosen = sets.includes(nils) ? nils : (sets[0] ?? '');
  const offered = bids.filter((bid) => nilsOf(bid) === chosen);
  const small = [useMedia(NARROW), useMedia(SHORT)].includes(true);
  const [level, setLevel] = useState<number>();
  const { strains = STRAINS, worth } = panelOf(view);
  const isStrained = bids.some(({ strain }) => strain !== undefined);
  const numbers = [...new Set(offered.map(({ tricks }) => tricks))].toSorted((a, b) => a - b);
  const [first = 0] = numbers;
  // on a small screen the number comes first, then the strain
  const isTwoStep = isStrained && small;
  const inSight = isTwoStep ? offered.filter(({ tricks }) => tricks === level) : offered;
  const { onKeyDown, itemProps } = useArrows(inSight.map(makeAction));
  return (
    <>
      {isTwoStep && (
        <fieldset className={styles.levels} aria-label={text.games.number}>
          {numbers.map((number) => (
            <button
              key={number}
              type="button"
              className={styles.number}
              aria-pressed={number === level}
              onClick={() => setLevel(number)}
            >
              {number}
            </button>
          ))}
        </fieldset>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys of the buttons inside */}
      <div
        className={isStrained ? styles.strained : styles.numbers}
        style={isStrained ? { gridTemplateColumns: `repeat(${strains.length}, 1fr)` } : undefined}
        onKeyDown={onKeyDown}
      >
        {inSight.map((bid) => {
          const name = makeAction(bid);
          const { tricks, strain } = bid;
          const points = worth?.(view, bid);
          return (
            <button
              key={name}
              type="button"
              {...itemProps(name)}
              className={styles.number}
              data-nil={tricks === 0}
              data-raised={raised === name}
              aria-label={
                points === undefined
                  ? text.action(bid)
                  : `${text.action(bid)}, ${text.games.worth(text.points(points))}`
              }
              style={
                strain === undefined
                  ? undefined
                  : { gridColumn: strains.indexOf(strain) + 1, gridRow: isTwoStep ? 1 : tricks - first + 1 }
              }
              onClick={(event) => press(bid, event.detail === 0)}
            >
              <span>
                {tricks === 0 ? text.games.nil : tricks}
                {strain !== undefined && <StrainMark strain={strain} />}
              </span>
              {points !== undefined && <span className={styles.points}>{text.points(points)}</span>}
            </button>
          );
        })}
      </div>
      {sets.length > 1 && <Nils view={view} sets={sets} chosen={chosen} onChoose={setNils} />}
    </>
  );
}
