import type { TableState } from '@overtrick/protocol/table';
import { CallMark } from '../../../deal/auction/CallMark.tsx';
import { seatName } from '../../../deal/words.ts';
import prose from '../../../design/Prose.module.css';
import { talkText } from '../../../text/talk.ts';
import { OF_BOTS } from '../../../text/text.ts';
import { mayRead, useMadeReading, useReadingOf, useReadings } from '../../ctrl/readings.ts';
import styles from './Reading.module.css';

/**
 * The part of the side panel with partner's reading of the call that the visitor points at, before and after making it.
 */
export function Reading({ state }: { readonly state: TableState }) {
  const aimed = useReadings((readings) => readings.aimed);
  const call = aimed?.kind === 'legal' ? aimed.call : undefined;
  const index = aimed?.kind === 'made' ? aimed.index : undefined;
  const before = useReadingOf(state, call);
  const after = useMadeReading(state, index);
  const made = index === undefined ? undefined : state.view.calls[index];
  if (!mayRead(state) || state.awaited !== undefined) return null;
  const words = talkText.meaning;
  const isOwn = made !== undefined && made.seat === state.view.seat;
  const told = index === undefined ? undefined : state.meanings?.[index]?.text;
  return (
    <section className={styles.reading} aria-labelledby="side-reading">
      <h2 id="side-reading">{words.before}</h2>
      {call !== undefined && before !== undefined ? (
        <p>
          <strong>
            <CallMark call={call} />
          </strong>{' '}
          <span {...OF_BOTS}>{before}</span>
        </p>
      ) : made !== undefined ? (
        <p>
          <strong>
            <CallMark call={made.call} />
          </strong>{' '}
          {isOwn ? words.byYou : words.by(seatName(state, made.seat))}{' '}
          <span {...OF_BOTS}>{told ?? (isOwn ? after : undefined) ?? words.none}</span>
        </p>
      ) : (
        <p className={prose.soft}>{words.beforeHelp}</p>
      )}
    </section>
  );
}
