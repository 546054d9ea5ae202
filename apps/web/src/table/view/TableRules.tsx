import type { Policies } from '@overtrick/protocol/policies';
import { findGame } from '../../games/list.ts';
import { policiesFor } from '../../games/policiesFor.ts';
import { text } from '../../text/text.ts';
import styles from './TableRules.module.css';

interface TableRulesProps {
  /** The id of the game that is played there. */
  readonly game: string;
  readonly policies: Policies;
}

/** The rules of a table, one by one; those that do not apply are left out. */
export function TableRules({ game, policies }: TableRulesProps) {
  const info = findGame(game);
  const help = new Map(
    Object.entries(info ? policiesFor(info) : {}).map(([name, spec]) => [name, spec.help]),
  );
  const shown = Object.entries(policies).filter(
    ([name, value]) =>
      help.has(name) &&
      value !== 0 &&
      value !== 'usual' &&
      (name !== 'delay' || policies.spectators === 'delayed'),
  );
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
