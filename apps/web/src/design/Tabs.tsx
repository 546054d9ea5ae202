import { type ReactNode, useId, useRef } from 'react';
import styles from './Tabs.module.css';

export interface TabsProps<Value extends string> {
  readonly label: string;
  readonly values: readonly Value[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly labelOf: (value: Value) => string;
  /** The content of a tab; those that are not shown keep what is done in them. */
  readonly panel: (value: Value) => ReactNode;
}

/** Parts of a page shown one at a time, chosen by buttons side by side; arrow keys go from one to the next. */
export function Tabs<Value extends string>({
  label,
  values,
  value,
  onChange,
  labelOf,
  panel,
}: TabsProps<Value>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const go = (one: Value, key: string): boolean => {
    const at = values.indexOf(one);
    const last = values.length - 1;
    const to = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    }[key];
    const next = to === undefined ? undefined : values[to];
    if (next === undefined) return false;
    onChange(next);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[to ?? 0]?.focus();
    return true;
  };
  return (
    <div className={styles.all}>
      <div ref={list} role="tablist" aria-label={label} className={styles.tabs}>
        {values.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`${id}-${one}`}
            className={styles.tab}
            aria-selected={one === value}
            aria-controls={`${id}-${one}-panel`}
            tabIndex={one === value ? 0 : -1}
            onKeyDown={(event) => go(one, event.key) && event.preventDefault()}
            onClick={() => onChange(one)}
          >
            {labelOf(one)}
          </button>
        ))}
      </div>
      {values.map((one) => (
        <div
          key={one}
          role="tabpanel"
          id={`${id}-${one}-panel`}
          aria-labelledby={`${id}-${one}`}
          hidden={one !== value}
          className={styles.panel}
        >
          {panel(one)}
        </div>
      ))}
    </div>
  );
}
