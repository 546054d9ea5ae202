import type { RulingTree } from '@overtrick/formats/rulings/tree';
import type { ReactNode } from 'react';
import prose from '../../design/Prose.module.css';
import styles from './Assistant.module.css';
import { RULINGS, RULINGS_LANGUAGE } from './trees.ts';

interface ByGroupProps {
  readonly itemOf: (name: string, tree: RulingTree) => ReactNode;
}

/** All rulings by the part of the game to which they belong, each with a sentence about it. */
export function ByGroup({ itemOf }: ByGroupProps) {
  const groups = Map.groupBy(RULINGS, ([, { group }]) => group);
  return (
    <div className={styles.groups} lang={RULINGS_LANGUAGE}>
      {[...groups].map(([group, rulings]) => (
        <section key={group} aria-label={group}>
          <h2>{group}</h2>
          <ul className={styles.list}>
            {rulings.map(([name, tree]) => (
              <li key={name}>
                {itemOf(name, tree)} <span className={prose.soft}>{tree.about}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
