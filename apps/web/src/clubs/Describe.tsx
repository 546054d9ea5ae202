import type { DescribeClub } from '@overtrick/protocol/clubs';
import { type FormEvent, useState } from 'react';
import { Button } from '../design/Button.tsx';
import { Choice } from '../design/Choice.tsx';
import { Field, Flag } from '../design/Field.tsx';
import formStyles from '../design/Form.module.css';
import panel from '../design/Panel.module.css';
import prose from '../design/Prose.module.css';
import { Select } from '../design/Select.tsx';
import { FigureFields } from '../evening/plan/FigureFields.tsx';
import { BOARD_GAMES, formsOf, gameName } from '../evening/setup/games.ts';
import { ask } from '../server/ask.ts';
import { eveningText } from '../text/evening.ts';
import { type Draft, draftOf, METHODS, wantedOf } from './description.ts';
import type { OfHome } from './useHome.ts';

const DAYS = ['1', '2', '3', '4', '5', '6', '7'] as const;
const MEDIA = ['real', 'online'] as const;
const NAMES: readonly DescribeClub['names'][] = ['members', 'everybody'];

/** The form in which the owner of a club sets its name, its meetings and its terms. */
export function Describe({ home: { club, token, does }, shown }: OfHome) {
  const [draft, setDraft] = useState(() => draftOf(shown, Intl.DateTimeFormat().resolvedOptions().timeZone));
  const [isSaved, setSaved] = useState(false);
  const words = eveningText.home;
  const put = (changed: Partial<Draft>) => {
    setSaved(false);
    setDraft({ ...draft, ...changed });
  };
  const forms = formsOf(draft.game);
  const form = forms.includes(draft.form) ? draft.form : (forms[0] ?? 'pairs');
  const mayBeUnattended = form === 'pairs' && draft.medium === 'online' && draft.isWeekly;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const body = wantedOf({ ...draft, form, isUnattended: draft.isUnattended && mayBeUnattended });
    const saved = await does(ask('POST /api/clubs/{club}', { parameters: { club }, token, body }));
    setSaved(saved !== undefined);
  };
  return (
    <section className={panel.panel} aria-labelledby="describe">
      <h2 id="describe">{words.describe}</h2>
      <form className={formStyles.form} onSubmit={(event) => void save(event)}>
        <Field
          label={words.clubName}
          value={draft.name}
          maxLength={80}
          required
          onChange={(event) => put({ name: event.target.value })}
        />
        <Flag label={words.weekly} checked={draft.isWeekly} onChange={(isWeekly) => put({ isWeekly })} />
        {draft.isWeekly && <When draft={draft} put={put} />}
        <Select
          label={eveningText.setup.game}
          values={BOARD_GAMES.map(({ id }) => id)}
          value={draft.game}
          onChange={(game) => put({ game })}
          labelOf={gameName}
        />
        {forms.length > 1 && (
          <Choice
            label={eveningText.setup.form}
            values={forms}
            value={form}
            onChange={(chosen) => put({ form: chosen })}
            labelOf={(one) => eveningText.setup.forms[one]}
          />
        )}
        {form !== 'teams' && (
          <Choice
            label={words.scoring}
            values={METHODS}
            value={draft.method}
            onChange={(method) => put({ method })}
            labelOf={(one) => words.methods[one]}
          />
        )}
        {form !== 'teams' && (
          <FigureFields options={draft.options} onChange={(options) => put({ options })} />
        )}
        <Choice
          label={eveningText.setup.medium}
          values={MEDIA}
          value={draft.medium}
          onChange={(medium) => put({ medium })}
          labelOf={(one) => eveningText.plan.policyValues.medium[one]}
        />
        <div className={formStyles.fields}>
          <Field
            label={eveningText.setup.boards}
            type="number"
            min={2}
            max={60}
            required
            value={draft.boards}
            onChange={(event) => put({ boards: event.target.value })}
          />
          <Field
            label={eveningText.byItself.minutes}
            type="number"
            min={1}
            max={60}
            required
            value={draft.minutes}
            onChange={(event) => put({ minutes: event.target.value })}
          />
        </div>
        {mayBeUnattended && (
          <Flag
            label={eveningText.byItself.title}
            help={eveningText.byItself.intro}
            checked={draft.isUnattended}
            onChange={(isUnattended) => put({ isUnattended })}
          />
        )}
        <Choice
          label={words.whoSees}
          values={NAMES}
          value={draft.names}
          onChange={(names) => put({ names })}
          labelOf={(one) => words.sees[one]}
          help={words.seesHelp}
        />
        <Flag
          label={words.isFound}
          help={words.isFoundHelp}
          checked={draft.isFound}
          onChange={(isFound) => put({ isFound })}
        />
        <div className={formStyles.buttons}>
          <Button type="submit" look="main" disabled={draft.name.trim() === ''}>
            {words.save}
          </Button>
          <p role="status" className={prose.soft}>
            {isSaved && words.saved}
          </p>
        </div>
      </form>
    </section>
  );
}

interface WhenProps {
  readonly draft: Draft;
  readonly put: (changed: Partial<Draft>) => void;
}

/** The day and the time of the evening of every week. */
function When({ draft, put }: WhenProps) {
  const words = eveningText.home;
  return (
    <div className={formStyles.fields}>
      <Select
        label={words.day}
        values={DAYS}
        value={draft.day}
        onChange={(day) => put({ day })}
        labelOf={(day) => words.weekday(Number(day))}
      />
      <Field
        label={words.time}
        type="time"
        required
        value={draft.time}
        onChange={(event) => put({ time: event.target.value })}
      />
      <Field
        label={words.zone}
        value={draft.zone}
        required
        maxLength={60}
        onChange={(event) => put({ zone: event.target.value })}
      />
    </div>
  );
}
