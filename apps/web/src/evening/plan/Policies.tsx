import type { Form } from '@overtrick/evening/entry';
import { TOURNAMENT_POLICIES, type TournamentPolicies } from '@overtrick/evening/terms/policies';
import { SYSTEM_POLICIES } from '@overtrick/rules/auction/systemChoices';
import { listOptions, type OptionValues } from '@overtrick/rules/options';
import { type FormEvent, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Choice } from '../../design/Choice.tsx';
import { Field } from '../../design/Field.tsx';
import { isBidInPairs } from '../../games/isBidInPairs.ts';
import { eveningText } from '../../text/evening.ts';
import { text } from '../../text/text.ts';
import desk from '../desk/Desk.module.css';
import type { Change } from './usePlanning.ts';

/** Policies that mean something only where partners bid. */
const OF_SYSTEMS: ReadonlySet<string> = new Set(SYSTEM_POLICIES);
/** Policies that teams alone have. */
const OF_TEAMS: ReadonlySet<string> = new Set(['segment', 'lineUp'] satisfies (keyof TournamentPolicies)[]);

interface PoliciesProps {
  readonly game: string;
  readonly form: Form;
  readonly policies: TournamentPolicies;
  readonly onSave: (change: Change) => void;
}

/** The policies as a form; those that have changed are saved. */
export function Policies({ game, form, policies, onSave }: PoliciesProps) {
  const [chosen, setChosen] = useState<OptionValues>({});
  const words = eveningText.plan;
  const now: OptionValues = { ...policies };
  const shown = listOptions(TOURNAMENT_POLICIES).filter(
    ({ name }) => (form === 'teams' || !OF_TEAMS.has(name)) && (isBidInPairs(game) || !OF_SYSTEMS.has(name)),
  );
  const changed = Object.entries(chosen).filter(([name, value]) => now[name] !== value);
  const save = (event: FormEvent) => {
    event.preventDefault();
    onSave({ kind: 'regulated', policies: Object.fromEntries(changed) });
  };
  return (
    <form className={desk.form} onSubmit={save}>
      <h2>{words.rules}</h2>
      {shown.map(({ name, kind, min = 0, max = 99, values = [] }) => {
        const value = chosen[name] ?? now[name];
        const choose = (next: OptionValues[string]) => setChosen({ ...chosen, [name]: next });
        return kind === 'choice' ? (
          <Choice
            key={name}
            label={nameOf(name)}
            values={values.map(String)}
            value={String(value)}
            onChange={choose}
            labelOf={(one) => wordOf(name, one)}
          />
        ) : (
          <Field
            key={name}
            label={nameOf(name)}
            type="number"
            min={min}
            max={max}
            required
            value={Number.isNaN(value) ? '' : String(value)}
            onChange={(event) => choose(event.target.valueAsNumber)}
          />
        );
      })}
      <div>
        <Button type="submit" disabled={changed.length === 0}>
          {words.saveRules}
        </Button>
      </div>
    </form>
  );
}

// what is a table's policy too is called alike
const nameOf = (name: string): string =>
  isNamed(name) ? eveningText.plan.policyNames[name] : text.policies.name(name);

const isNamed = (name: string): name is keyof typeof eveningText.plan.policyNames =>
  Object.hasOwn(eveningText.plan.policyNames, name);

function wordOf(name: string, value: string): string {
  const values: Readonly<Record<string, Readonly<Record<string, string>>>> = eveningText.plan.policyValues;
  return isNamed(name) ? (values[name]?.[value] ?? value) : text.policies.value(name, value);
}
