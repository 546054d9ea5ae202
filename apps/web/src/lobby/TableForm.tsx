import type { OpenTable } from '@overtrick/protocol/openTable';
import { PRESETS, type Preset } from '@overtrick/protocol/policies';
import type { OptionValues } from '@overtrick/rules/options';
import { type FormEvent, useState } from 'react';
import { DealsField } from '../deal/kinds/DealsField.tsx';
import { Button } from '../design/Button.tsx';
import { Choice } from '../design/Choice.tsx';
import { Field, Flag } from '../design/Field.tsx';
import { OptionFields } from '../design/OptionFields.tsx';
import type { GameInfo } from '../games/gameInfo.ts';
import { findMatch } from '../games/list.ts';
import { policiesFor } from '../games/policiesFor.ts';
import { text } from '../text/text.ts';
import styles from './TableForm.module.css';
import { presetFor } from './useOpenTable.ts';

export interface TableFormProps {
  readonly game: GameInfo;
  readonly people: number;
  readonly busy: boolean;
  /** @param other the name of somebody who plays on this device too */
  readonly onOpen: (wanted: Partial<OpenTable>, other?: string) => void;
}

const KINDS: readonly Preset[] = ['friendly', 'club', 'tournament'];

/** The choice of a way to play: everything that game and match format leave open. */
export function TableForm({ game, people, busy, onOpen }: TableFormProps) {
  const [match, setMatch] = useState(game.matches[0]?.id ?? '');
  const [matchOptions, setMatchOptions] = useState<OptionValues>({});
  const [preset, setPreset] = useState(presetFor(people));
  const [policies, setPolicies] = useState<OptionValues>(PRESETS[preset]);
  const [options, setOptions] = useState<OptionValues>({});
  const [deals, setDeals] = useState('');
  const [seat, setSeat] = useState(game.seats.find((one) => one === 'S') ?? game.seats[0] ?? 'S');
  const [other, setOther] = useState<string>();
  const form = findMatch(game, match);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const chair = game.seats.indexOf(seat);
    onOpen({ match, matchOptions, options, policies, chair, ...(deals !== '' && { deals }) }, other);
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <Choice
        label={text.lobby.match}
        values={game.matches.map(({ id }) => id)}
        value={match}
        onChange={(id) => {
          setMatch(id);
          setMatchOptions({});
        }}
        labelOf={(id) => findMatch(game, id)?.name ?? id}
        {...(form && { help: form.summary })}
      />
      {game.players === 2 && people === 2 && <Shared name={other} onChange={setOther} />}
      <Choice
        label={text.lobby.chair}
        values={game.seats}
        value={seat}
        onChange={setSeat}
        labelOf={(one) => text.seats[one]}
      />
      <Choice
        label={text.lobby.kind}
        help={text.lobby.kindHelp}
        values={KINDS}
        value={preset}
        onChange={(kind) => {
          setPreset(kind);
          setPolicies(PRESETS[kind]);
        }}
        labelOf={(kind) => text.lobby.kinds[kind]}
      />
      {!game.ordered && <DealsField value={deals} onChange={setDeals} />}
      {form && (
        <OptionFields
          title={text.lobby.matchOptions(form.name)}
          spec={form.options}
          values={matchOptions}
          onChange={setMatchOptions}
        />
      )}
      <OptionFields
        title={text.lobby.gameOptions(game.name)}
        spec={game.options}
        values={options}
        onChange={setOptions}
      />
      <details className={styles.more}>
        <summary>{text.policies.form}</summary>
        <p>{text.policies.formHelp}</p>
        <OptionFields
          title={text.policies.form}
          spec={policiesFor(game)}
          values={policies}
          onChange={setPolicies}
          words={text.policies}
        />
      </details>
      <Button type="submit" look="main" disabled={busy} className={styles.open}>
        {text.lobby.open}
      </Button>
    </form>
  );
}

interface SharedProps {
  /** Of the other; they play on a device of their own when left out. */
  readonly name: string | undefined;
  readonly onChange: (name: string | undefined) => void;
}

/** Two people hand one device to each other. */
const Shared = ({ name, onChange }: SharedProps) => (
  <>
    <Flag
      label={text.shared.option}
      help={text.shared.optionHelp}
      checked={name !== undefined}
      onChange={(isShared) => onChange(isShared ? '' : undefined)}
    />
    {name !== undefined && (
      <Field
        label={text.shared.other}
        placeholder={text.shared.otherPlaceholder}
        value={name}
        maxLength={24}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </>
);
