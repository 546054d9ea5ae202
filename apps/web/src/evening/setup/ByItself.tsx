import { type FormEvent, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Field, Flag } from '../../design/Field.tsx';
import form from '../../design/Form.module.css';
import panel from '../../design/Panel.module.css';
import { eveningText } from '../../text/evening.ts';
import { useBegin } from './useBegin.ts';

/** The minutes of a board at an online table, unless something else is chosen. */
const MINUTES = '7';

/**
 * An evening at online tables that starts, publishes its result and repeats automatically, with the people who have
 * come.
 */
export function ByItself() {
  const { go, isBusy, why } = useBegin();
  const [name, setName] = useState('');
  const [start, setStart] = useState('');
  const [boards, setBoards] = useState('12');
  const [minutes, setMinutes] = useState(MINUTES);
  const [isWeekly, setWeekly] = useState(true);
  const words = eveningText.byItself;
  const at = new Date(start).getTime();
  const open = (event: FormEvent) => {
    event.preventDefault();
    void go({
      opening: {
        ...(name.trim() !== '' && { name: name.trim() }),
        date: start.slice(0, 10),
        form: 'pairs',
        game: 'bridge',
        method: 'mp',
        policies: { medium: 'online', entry: 'open' },
      },
      pairs: [],
      schedule: {
        start: at,
        boards: Number(boards),
        minutesPerBoard: Number(minutes),
        ...(isWeekly && { every: 7, zone: Intl.DateTimeFormat().resolvedOptions().timeZone }),
      },
    });
  };
  return (
    <section className={panel.panel} aria-labelledby="by-itself">
      <h2 id="by-itself">{words.title}</h2>
      <p>{words.intro}</p>
      <form className={form.form} onSubmit={open}>
        <Field
          label={eveningText.setup.name}
          value={name}
          maxLength={80}
          onChange={(event) => setName(event.target.value)}
        />
        <div className={form.fields}>
          <Field
            label={words.start}
            type="datetime-local"
            required
            value={start}
            onChange={(event) => setStart(event.target.value)}
          />
          <Field
            label={eveningText.setup.boards}
            type="number"
            min={2}
            max={60}
            required
            value={boards}
            onChange={(event) => setBoards(event.target.value)}
          />
          <Field
            label={words.minutes}
            type="number"
            min={1}
            max={60}
            required
            value={minutes}
            onChange={(event) => setMinutes(event.target.value)}
          />
        </div>
        <Flag label={words.weekly} checked={isWeekly} onChange={setWeekly} />
        <div>
          <Button type="submit" disabled={isBusy || Number.isNaN(at)}>
            {words.open}
          </Button>
        </div>
        {why !== undefined && <p role="alert">{why}</p>}
      </form>
    </section>
  );
}
