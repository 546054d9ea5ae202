import { type RefObject, useEffect, useRef } from 'react';

/**
 * Returns a ref for an element that takes the focus when it replaces a pressed button, and again whenever its words
 * change. On a page that the visitor has not touched yet, the focus stays where it is.
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
