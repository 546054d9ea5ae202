import { Dialog } from '../../../design/Dialog.tsx';
import { Flag } from '../../../design/Field.tsx';
import { KeyTable } from '../../../design/KeyTable.tsx';
import { prefer, usePreferences } from '../../../device/preferences.ts';
import { text } from '../../../text/text.ts';
import type { PanelProps } from '../../state/panel.ts';

/** The keys as they are labelled, and what of the words tells of them. */
const ROWS: readonly (readonly [keys: string, row: keyof typeof text.keys.rows])[] = [
  ['S A', 'card'],
  ['1 N', 'bid'],
  ['P', 'pass'],
  ['X', 'double'],
  ['4', 'tricks'],
  ['← →', 'arrows'],
  ['Enter, Space', 'press'],
  ['L', 'last'],
  ['B', 'auction'],
  ['R', 'claim'],
  ['T', 'talk'],
  ['H', 'hint'],
  ['U', 'undo'],
  ['N', 'next'],
  ['/', 'line'],
  ['?', 'list'],
  ['Escape', 'escape'],
];

/** The effect of each key, and the switch that turns letters and digits off. */
export function KeysPanel({ onClose }: PanelProps) {
  const keys = usePreferences((chosen) => chosen.keys);
  return (
    <Dialog title={text.keys.title} onClose={onClose}>
      <Flag
        label={text.keys.on}
        help={text.keys.onHelp}
        checked={keys}
        onChange={(on) => prefer({ keys: on })}
      />
      <KeyTable rows={ROWS.map(([press, row]) => [press, text.keys.rows[row]])} />
    </Dialog>
  );
}
