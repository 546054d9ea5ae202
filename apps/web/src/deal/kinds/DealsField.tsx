import { PRESET_IDS, PRESETS, type PresetId } from '@overtrick/formats/dealer/wish/presets';
import { useState } from 'react';
import { Select } from '../../design/Select.tsx';
import { text } from '../../text/text.ts';
import styles from './DealsField.module.css';

export interface DealsFieldProps {
  /** The script of the deals; empty for any. */
  readonly value: string;
  readonly onChange: (script: string) => void;
  /** True if the kind is hidden from the players. It can be read at a table. */
  readonly isUntold?: boolean;
}

type Kind = 'any' | PresetId | 'own';
const KINDS: readonly Kind[] = ['any', ...PRESET_IDS, 'own'];
/** A script to start from, for visitors who write their own. */
const EXAMPLE = 'condition hcp(south) >= 15 and spades(south) >= 5';

const scriptOf = (kind: Kind): string => (kind === 'any' ? '' : kind === 'own' ? EXAMPLE : PRESETS[kind]);

/** The choice of a kind of deals: any, one of the presets for practice, or a script. */
export function DealsField({ value, onChange, isUntold = false }: DealsFieldProps) {
  const [kind, setKind] = useState<Kind>('any');
  return (
    <div className={styles.field}>
      <Select
        label={text.lobby.deals.title}
        values={KINDS}
        value={kind}
        onChange={(chosen) => {
          setKind(chosen);
          onChange(scriptOf(chosen));
        }}
        labelOf={(one) => text.lobby.deals.kinds[one]}
      />
      {!isUntold && <p className={styles.help}>{text.lobby.deals.help}</p>}
      {kind !== 'any' && (
        <details open={kind === 'own'}>
          <summary>{text.lobby.deals.script}</summary>
          <textarea
            className={styles.script}
            aria-label={text.lobby.deals.script}
            rows={6}
            maxLength={2000}
            spellCheck={false}
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
        </details>
      )}
    </div>
  );
}
