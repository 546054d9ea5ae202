import { useEffect, useRef, useState } from 'react';
import { isTyping } from '../../device/isTyping.ts';
import { usePreferences } from '../../device/preferences.ts';
import { text } from '../../text/text.ts';
import { useCtrl } from '../ctrl/context.ts';
import { canAct, type TableModel } from '../state/model.ts';
import type { Panel } from '../state/panel.ts';
import { COMMAND_FIELD } from '../view/CommandLine.tsx';
import { typed as read } from './keys.ts';

const PANEL_KEYS: Readonly<Record<string, Panel>> = {
  '?': 'keys',
  l: 'lastTrick',
  b: 'auction',
  r: 'claim',
  t: 'chat',
  h: 'hint',
};

/** True if a panel has nothing to offer now: nothing to claim, or no hint. */
const isOutOfPlace = (panel: Panel, model: TableModel): boolean =>
  (panel === 'claim' && model.shown?.view.claimable === undefined) ||
  (panel === 'hint' && !(model.shown?.policies.hints === true && canAct(model)));

/** Plays, calls and opens panels by typed keys. Returns the keys that wait for a second one. */
export function useTableKeys(panel: Panel | undefined, setPanel: (panel: Panel) => void): string {
  const ctrl = useCtrl();
  const enabled = usePreferences(({ keys }) => keys) && panel === undefined;
  const buffer = useRef('');
  const [shown, setShown] = useState('');
  useEffect(() => {
    if (!enabled) return;
    const keep = (keys: string): void => {
      buffer.current = keys;
      setShown(keys);
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target))
        return;
      const model = ctrl.store.getState();
      const legal = canAct(model) ? (model.shown?.view.legal ?? []) : [];
      const result = read(buffer.current, event.key, legal);
      if (result) {
        event.preventDefault();
        keep(result.buffer);
        if (result.action) ctrl.act(result.action);
        if (result.illegal) ctrl.notice(text.table.illegal(result.illegal));
        return;
      }
      if (event.key === '/') {
        event.preventDefault();
        document.getElementById(COMMAND_FIELD)?.focus();
        return;
      }
      const key = event.key.toLowerCase();
      const opens = PANEL_KEYS[key];
      const { phase } = model.shown?.view ?? {};
      if (key === 'n' && phase === 'over' && model.held === undefined) void ctrl.next();
      else if (key === 'u' && model.latest?.canUndo) void ctrl.undo();
      else if (opens === undefined || isOutOfPlace(opens, model)) return;
      else setPanel(opens);
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [ctrl, enabled, setPanel]);
  return shown;
}
