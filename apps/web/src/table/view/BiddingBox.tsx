import { type Action, callAction, makeAction } from '@overtrick/rules/action';
import { type Call, isBid, LEVELS, type Level, levelOf, strainOf } from '@overtrick/rules/call';
import { STRAINS } from '@overtrick/rules/card';
import { useState } from 'react';
import { StrainMark } from '../../cards/Suit.tsx';
import { text } from '../../text/text.ts';
import { usePress } from '../act.ts';
import { useArrows } from '../arrows.ts';
import { useTable } from '../context.ts';
import { NARROW, SHORT, useMedia } from '../gesture.ts';
import { canAct } from '../model.ts';
import { turnInWords } from '../words.ts';
import styles from './BiddingBox.module.css';
import { CallMark } from './CallMark.tsx';

/** The calls that can be made now, and no others. */
export function BiddingBox() {
  const legal = useTable(({ shown }) => shown?.view.legal);
  const open = useTable(canAct);
  const turn = useTable(({ shown }) => (shown ? turnInWords(shown, false) : ''));
  const small = [useMedia(NARROW), useMedia(SHORT)].includes(true);
  const calls = open && legal ? legal.flatMap((action) => (action.kind === 'call' ? [action.call] : [])) : [];
  if (calls.length > 0) return <Box calls={calls} small={small} />;
  return (
    <p className={styles.waiting} aria-hidden="true" data-small={small}>
      {turn}
    </p>
  );
}

function Box({ calls, small }: { readonly calls: readonly Call[]; readonly small: boolean }) {
  const { press, raised } = usePress('confirmCalls');
  const { onKeyDown, itemProps } = useArrows(calls);
  const [chosen, setChosen] = useState<Level>();
  const bids = calls.filter(isBid);
  const levels = LEVELS.filter((level) => bids.some((bid) => levelOf(bid) === level));
  const level = chosen !== undefined && levels.includes(chosen) ? chosen : undefined;
  const button = (call: Call) => {
    const action: Action = callAction(call);
    return (
      <button
        key={call}
        type="button"
        {...itemProps(call)}
        className={styles.call}
        data-call={isBid(call) ? 'bid' : call}
        data-raised={raised === makeAction(action)}
        aria-label={text.call(call)}
        style={isBid(call) && !small ? placeIn(call, levels) : undefined}
        onClick={(event) => press(action, event.detail === 0)}
      >
        {isBid(call) ? <CallMark call={call} /> : <span>{text.call(call)}</span>}
      </button>
    );
  };
  return (
    <section
      className={styles.box}
      data-acting
      data-small={small}
      aria-label={text.table.bidding}
      onKeyDown={onKeyDown}
    >
      {small ? (
        <>
          <fieldset className={styles.levels} aria-label={text.table.chooseLevel}>
            {levels.map((one) => (
              <button
                key={one}
                type="button"
                className={styles.level}
                aria-label={text.table.level(one)}
                aria-pressed={one === level}
                onClick={() => setChosen(one === level ? undefined : one)}
              >
                {one}
              </button>
            ))}
          </fieldset>
          <div className={styles.strains}>
            {level === undefined
              ? STRAINS.map((strain) => (
                  <span key={strain} className={styles.blank} aria-hidden="true">
                    <StrainMark strain={strain} />
                  </span>
                ))
              : bids.filter((bid) => levelOf(bid) === level).map(button)}
          </div>
        </>
      ) : (
        bids.length > 0 && <div className={styles.grid}>{bids.map(button)}</div>
      )}
      <div className={styles.others}>{calls.filter((call) => !isBid(call)).map(button)}</div>
      {raised !== undefined && <p className={styles.again}>{text.table.againCall}</p>}
    </section>
  );
}

/** A bid's place in the grid of levels and strains. */
const placeIn = (bid: Call, levels: readonly Level[]) =>
  isBid(bid)
    ? { gridRow: levels.indexOf(levelOf(bid)) + 1, gridColumn: STRAINS.indexOf(strainOf(bid)) + 1 }
    : undefined;
