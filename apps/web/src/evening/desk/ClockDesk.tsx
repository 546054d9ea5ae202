import type { ClockSet } from '@overtrick/evening/entry';
import type { TournamentView } from '@overtrick/evening/view';
import { useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Flag } from '../../design/Field.tsx';
import { eveningText } from '../../text/evening.ts';
import { useBells } from '../clock/useBells.ts';
import { timeLeft, useClock } from '../clock/useClock.ts';
import { useEveningClient } from '../useEvening.tsx';
import styles from './Desk.module.css';

/** The clock of each section, with buttons to control it. */
export const ClockDesk = ({ view }: { readonly view: TournamentView }) => (
  <div className={styles.clocks}>
    {view.clock.map(({ section, times }) =>
      times === undefined ? (
        <SetTimes key={section} section={section} />
      ) : (
        <SectionClock key={section} section={section} isOnly={view.clock.length === 1} />
      ),
    )}
  </div>
);

function SetTimes({ section }: { readonly section: string }) {
  const club = useEveningClient();
  const words = eveningText.clock;
  return (
    <Button
      onClick={() =>
        void club.act({ kind: 'timed', section, minutesPerBoard: 7, minutesPerMove: 1, warnings: [2] })
      }
    >
      {words.set(section)}
    </Button>
  );
}

function SectionClock({ section, isOnly }: { readonly section: string; readonly isOnly: boolean }) {
  const club = useEveningClient();
  const clock = useClock(section);
  const [isRinging, setRinging] = useState(false);
  useBells(isRinging, section);
  const words = eveningText.clock;
  if (clock === undefined) return null;
  const act = (what: ClockSet['act'], seconds?: number) =>
    void club.act({ kind: 'clock', section, act: what, ...(seconds !== undefined && { seconds }) });
  const end = clock.rounds.at(-1)?.end;
  return (
    <section className={styles.clock} aria-label={words.of(section)}>
      <p className={styles.time} role="timer">
        {!isOnly && <strong>{section} </strong>}
        {words.phases[clock.phase](clock.round)}
        {clock.phase !== 'before' && clock.phase !== 'over' && (
          <strong className={styles.digits}> {timeLeft(clock.secondsLeft)}</strong>
        )}
        {clock.isPaused && ` · ${words.paused}`}
        {end !== undefined && ` · ${words.endsAt(end)}`}
      </p>
      <div className={styles.buttons}>
        {clock.phase === 'before' ? (
          <Button look="main" onClick={() => act('start')}>
            {words.start}
          </Button>
        ) : (
          clock.phase !== 'over' && (
            <>
              <Button onClick={() => act(clock.isPaused ? 'resume' : 'pause')}>
                {clock.isPaused ? words.resume : words.pause}
              </Button>
              <Button onClick={() => act('add', -60)}>{words.less}</Button>
              <Button onClick={() => act('add', 60)}>{words.more}</Button>
              <Button onClick={() => act('next')}>{words.next}</Button>
            </>
          )
        )}
        <Flag label={words.sounds} checked={isRinging} onChange={setRinging} />
      </div>
    </section>
  );
}
