import { type Action, callAction, makeAction } from '@overtrick/rules/action';
import {
  type Bid,
  type Call,
  isBid,
  isRoyal,
  LEVELS,
  type Level,
  levelOf,
  strainOf,
} from '@overtrick/rules/auction/call';
import { STRAINS } from '@overtrick/rules/cards/card';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { CallMark } from '../../../deal/auction/CallMark.tsx';
import { StrainMark } from '../../../deal/cards/Suit.tsx';
import { turnInWords } from '../../../deal/words.ts';
import { NARROW, SHORT, useMedia } from '../../../design/media.ts';
import { useArrows } from '../../../design/useArrows.ts';
import { usePreferences } from '../../../device/preferences.ts';
import { panelOf } from '../../../games/panels/list.ts';
import { talkText } from '../../../text/talk.ts';
import { OF_BOTS, text } from '../../../text/text.ts';
import { useTable } from '../../ctrl/context.ts';
import { aimAt, mayRead, useReadingOf } from '../../ctrl/readings.ts';
import { usePress } from '../../input/act.ts';
import { canAct } from '../../state/model.ts';
import styles from './BiddingBox.module.css';

interface BiddingBoxProps {
  /** The element that shows the request for a second tap: no button moves under the finger. */
  readonly again: Element | null;
}

/** The calls that are legal now, and no others. */
export function BiddingBox({ again }: BiddingBoxProps) {
  const legal = useTable(({ shown }) => shown?.view.legal);
  const open = useTable(canAct);
  const turn = useTable(({ shown }) => (shown ? turnInWords(shown, false) : ''));
  const small = [useMedia(NARROW), useMedia(SHORT)].includes(true);
  const calls = open && legal ? legal.flatMap((action) => (action.kind === 'call' ? [action.call] : [])) : [];
  const view = useTable(({ shown }) => shown?.view);
  const worthOf = (action: Action) => view && panelOf(view).worth?.(view, action);
  if (calls.length > 0) return <Box calls={calls} small={small} worthOf={worthOf} again={again} />;
  return (
    <p className={styles.waiting} aria-hidden="true" data-small={small}>
      {turn}
    </p>
  );
}

interface BoxProps extends BiddingBoxProps {
  readonly calls: readonly Call[];
  readonly small: boolean;
  /** Returns the points shown under a bid. */
  readonly worthOf: (action: Action) => number | undefined;
}

function Box({ calls, small, worthOf, again }: BoxProps) {
  const state = useTable(({ shown }) => shown);
  const isRead = state !== undefined && mayRead(state);
  const aim = (call: Call) => isRead && aimAt(state, { kind: 'legal', call });
  const { press, raised } = usePress('confirmCalls');
  const [chosen, setChosen] = useState<Level>();
  // a bid by level and strain has already had two taps, unless the visitor wants another one all the same
  const isTwoStep = usePreferences(({ confirmCalls }) => confirmCalls === 'auto') && small;
  const raisedCall =
    raised === undefined ? undefined : calls.find((call) => makeAction(callAction(call)) === raised);
  const reading = useReadingOf(isRead ? state : undefined, raisedCall);
  const bids = calls.filter(isBid);
  const others = calls.filter((call) => !isBid(call));
  const { onKeyDown, itemProps } = useArrows([...bids, ...others]);
  const columns = bids.some(isRoyal) ? WITH_ROYALS : STRAINS;
  const levels = LEVELS.filter((level) => bids.some((bid) => levelOf(bid) === level));
  const level = chosen !== undefined && levels.includes(chosen) ? chosen : undefined;
  const button = (call: Call) => {
    const action: Action = callAction(call);
    const points = worthOf(action);
    const item = itemProps(call);
    return (
      <button
        key={call}
        type="button"
        {...item}
        className={styles.call}
        data-call={isBid(call) ? 'bid' : call}
        data-raised={raised === makeAction(action)}
        aria-label={
          points === undefined
            ? text.call(call)
            : `${text.call(call)}, ${text.games.worth(text.points(points))}`
        }
        style={isBid(call) && !small ? placeIn(call, levels, columns) : undefined}
        onPointerEnter={() => aim(call)}
        onFocus={() => {
          item.onFocus();
          aim(call);
        }}
        onClick={(event) => press(action, event.detail === 0 || (isBid(call) && isTwoStep))}
      >
        {isBid(call) ? <CallMark call={call} /> : <span>{text.call(call)}</span>}
        {points !== undefined && <span className={styles.points}>{text.points(points)}</span>}
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
      {small && bids.length > 0 ? (
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
        bids.length > 0 && (
          <div className={styles.grid} style={{ gridTemplateColumns: `repeat(${columns.length}, 1fr)` }}>
            {bids.map(button)}
          </div>
        )
      )}
      <div className={styles.others}>{others.map(button)}</div>
      {again !== null &&
        raised !== undefined &&
        createPortal(
          <p>
            {text.table.againCall}{' '}
            {reading !== undefined && (
              <span className={styles.reads} {...OF_BOTS}>
                {talkText.meaning.reads(reading)}
              </span>
            )}
          </p>,
          again,
        )}
    </section>
  );
}

/** The denominations by the auction laws of 1913: spades are the lowest, royal spades stand below notrump. */
const WITH_ROYALS = ['S', 'C', 'D', 'H', 'R', 'N'] as const;

/** Returns a bid's place in the grid of levels and strains. */
const placeIn = (bid: Bid, levels: readonly Level[], columns: readonly string[]) => ({
  gridRow: levels.indexOf(levelOf(bid)) + 1,
  gridColumn: columns.indexOf(isRoyal(bid) ? 'R' : strainOf(bid)) + 1,
});
