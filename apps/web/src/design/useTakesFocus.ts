import { type RefObject, useEffect, useRef } from 'react';

/**
 * A ref for an element that takes the focus when it comes in place of what was pressed, and has it again whenever the
 * words of it change. On a page that nobody has touched yet the focus stays where it is.
 */
export function useTakesFocus<T extends HTMLElement>(words: string): RefObject<T | null> {
  const ref = useRef<T>(null);
  const known = useRef<string>(undefined);
  useEffect(() => {
    const isNew = known.current === undefined;
    if (known.current === words) return;
    known.current = words;
    const isFree = document.activeElement === document.body && navigator.userActivation?.hasBeenActive;
    if (!isNew || isFree) ref.current?.focus({ preventScroll: true });
  }, [words]);
  return ref;
}
