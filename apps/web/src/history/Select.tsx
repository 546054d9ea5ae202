import { useId } from 'react';
import { boardText } from '../text/boards.ts';
import styles from './History.module.css';

export interface SelectProps<T extends string> {
  readonly label: string;
  readonly values: readonly T[];
  /** All of them when it is left out. */
  readonly value: T | undefined;
  readonly labelOf: (value: T) => string;
  readonly onChange: (value: T | undefined) => void;
}

/** One of some values, or all. */
export function Select<T extends string>({ label, values, value, labelOf, onChange }: SelectProps<T>) {
  const id = useId();
  return (
    <div className={styles.select}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value ?? ''}
        onChange={(event) => onChange(values.find((one) => one === event.target.value))}
      >
        <option value="">{boardText.history.all}</option>
        {values.map((one) => (
          <option key={one} value={one}>
            {labelOf(one)}
          </option>
        ))}
      </select>
    </div>
  );
}
