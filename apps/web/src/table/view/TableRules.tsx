import { POLICIES, type Policies } from '@overtrick/protocol/policies';
import { text } from '../../text/text.ts';
import styles from './TableRules.module.css';

/** The rules of a table, one by one; those that do not apply are left out. */
export function TableRules({ policies }: { readonly policies: Policies }) {
  const shown = Object.entries(policies).filter(
    ([name, value]) =>
      value !== 0 && value !== 'usual' && (name !== 'delay' || policies.spectators === 'delayed'),
  );
  const help = new Map(Object.entries(POLICIES).map(([name, spec]) => [name, spec.help]));
  return (
    <dl className={styles.rules}>
      {shown.map(([name, value]) => (
        <div key={name} className={styles.rule}>
          <dt>{text.policies.name(name)}</dt>
          <dd>{text.policies.value(name, value)}</dd>
          <dd className={styles.help}>{help.get(name)}</dd>
        </div>
      ))}
    </dl>
  );
}
