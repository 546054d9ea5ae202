import {
  listOptions,
  type OptionSpec,
  type OptionsSpec,
  type OptionValue,
  type OptionValues,
} from '@overtrick/rules/options';
import { text } from '../text/text.ts';
import styles from './Guide.module.css';

/** The options of a game or a match format: values, default and meaning of each. */
export const OptionsTable = ({ spec }: { readonly spec: OptionsSpec<OptionValues> }) => (
  <div className={styles.scroll}>
    <table className={styles.options}>
      <thead>
        <tr>
          <th scope="col">{text.guide.option}</th>
          <th scope="col">{text.guide.values}</th>
          <th scope="col">{text.guide.standard}</th>
          <th scope="col">{text.guide.what}</th>
        </tr>
      </thead>
      <tbody>
        {listOptions(spec).map(({ name, ...option }) => (
          <tr key={name}>
            <th scope="row">{text.options.name(name)}</th>
            <td data-label={text.guide.values}>{valuesOf(name, option)}</td>
            <td data-label={text.guide.standard}>{valueName(name, option.default)}</td>
            <td>{option.help}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

function valueName(option: string, value: OptionValue): string {
  if (typeof value === 'boolean') return value ? text.guide.yes : text.guide.no;
  return text.options.value(option, String(value));
}

function valuesOf(name: string, { kind, values = [], min = 0, max = 999 }: OptionSpec): string {
  const words = (value: OptionValue): string => valueName(name, value);
  if (kind === 'flag') return [true, false].map(words).join(', ');
  return kind === 'number' ? text.guide.range(min, max) : values.map(words).join(', ');
}
