import { useEffect } from 'react';
import { isTyping } from '../../device/isTyping.ts';
import { usePreferences } from '../../device/preferences.ts';

/** Handles single keys at the desk; a key for which `onKey` returns false keeps its usual effect. */
export function useDeskKeys(onKey: (key: string) => boolean): void {
  const isOn = usePreferences(({ keys }) => keys);
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent): void => {
      const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
      if (ctrlKey || metaKey || altKey || defaultPrevented || isTyping(target)) return;
      // a dialog has its own keys
      if (document.querySelector('dialog[open]') === null && onKey(key)) event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [isOn, onKey]);
}
