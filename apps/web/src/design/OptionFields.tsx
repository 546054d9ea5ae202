import {
  listOptions,
  type OptionSpec,
  type OptionsSpec,
  type OptionValue,
  type OptionValues,
} from '@overtrick/rules/options';
import { text } from '../text/text.ts';
import { Choice } from './Choice.tsx';
import { Field, Flag } from './Field.tsx';
import styles from './OptionFields.module.css';

export interface OptionFieldsProps {
  readonly title: string;
  readonly spec: OptionsSpec<OptionValues>;
  /** The choices; the default stands where nothing is chosen. */
  readonly values: OptionValues;
  readonly onChange: (values: OptionValues) => void;
  /** The words for names and values, and their help where it is not the option's own. */
  readonly words?: OptionWords;
}

interface OptionWords {
  readonly name: (name: string) => string;
  readonly value: (name: string, value: string) => string;
  readonly help?: (name: string) => string;
}

/** Form fields made from the options that a game or a match format declares. */
export function OptionFields({ title, spec, values, onChange, words = text.options }: OptionFieldsProps) {
  const options = listOptions(spec);
  if (options.length === 0) return null;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>{title}</legend>
      <div className={styles.fields}>
        {options.map(({ name, ...option }) => (
          <OptionField
            key={name}
            name={name}
            option={option}
            words={words}
            value={values[name] ?? option.default}
            onChange={(value) => onChange({ ...values, [name]: value })}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface OptionFieldProps {
  readonly name: string;
  readonly option: OptionSpec;
  readonly words: OptionWords;
  readonly value: OptionValue;
  readonly onChange: (value: OptionValue) => void;
}

function OptionField({ name, option, words, value, onChange }: OptionFieldProps) {
  const label = words.name(name);
  const help = words.help?.(name) ?? option.help;
  if (option.kind === 'flag')
    return <Flag label={label} help={help} checked={value === true} onChange={onChange} />;
  if (option.kind === 'choice') {
    const byText = new Map((option.values ?? []).map((one) => [String(one), one]));
    return (
      <Choice
        label={label}
        help={help}
        values={[...byText.keys()]}
        value={String(value)}
        onChange={(chosen) => onChange(byText.get(chosen) ?? chosen)}
        labelOf={(one) => words.value(name, one)}
      />
    );
  }
  const { min = 0, max = 999 } = option;
  return (
    <Field
      type="number"
      className={styles.number ?? ''}
      label={label}
      help={`${help} ${text.lobby.range(min, max)}`}
      min={min}
      max={max}
      required
      value={Number.isNaN(value) ? '' : String(value)}
      onChange={(event) => onChange(event.target.valueAsNumber)}
    />
  );
}
