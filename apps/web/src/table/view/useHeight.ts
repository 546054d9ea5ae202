import { type RefCallback, useCallback } from 'react';

/** Keeps the height of an element in a property of its parent, in px, so that elements sized by the rest give way. */
export function useHeight(property: `--${string}`): RefCallback<HTMLElement> {
  return useCallback(
    (element) => {
      const { parentElement } = element ?? {};
      if (!element || !parentElement) return;
      const observer = new ResizeObserver(() => {
        parentElement.style.setProperty(property, `${element.offsetHeight}px`);
      });
      observer.observe(element);
      return () => observer.disconnect();
    },
    [property],
  );
}
