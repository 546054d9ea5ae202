import { type ComponentProps, useId } from 'react';
import styles from './Field.module.css';

export interface FieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  readonly label: string;
  readonly help?: string | undefined;
  /** The sentence on a value that is wrong. */
  readonly problem?: string | undefined;
}

/** A line to type in, with its label. */
export function Field({ label, help, problem, className, ...rest }: FieldProps) {
  const id = useId();
  const about = [help && `${id}help`, problem && `${id}problem`].filter(Boolean).join(' ');
  return (
    <div className={`${styles.field} ${className ?? ''}`}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        {...rest}
        id={id}
        className={styles.input}
        aria-invalid={problem === undefined ? undefined : true}
        aria-describedby={about === '' ? undefined : about}
      />
      {help !== undefined && (
        <p id={`${id}help`} className={styles.help}>
          {help}
        </p>
      )}
      {problem !== undefined && (
        <p id={`${id}problem`} className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

export interface FlagProps {
  readonly label: string;
  readonly help?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Yes or no. */
export function Flag({ label, help, checked, onChange }: FlagProps) {
  const id = useId();
  return (
    <div className={styles.flag}>
      <label className={styles.switch}>
        <input
          type="checkbox"
          role="switch"
          aria-checked={checked}
          className="under"
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          aria-describedby={help === undefined ? undefined : id}
        />
        <span className={styles.track} aria-hidden="true" />
        <span>{label}</span>
      </label>
      {help !== undefined && (
        <p id={id} className={styles.help}>
          {help}
        </p>
      )}
    </div>
  );
}
