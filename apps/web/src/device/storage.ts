import type { StateStorage } from 'zustand/middleware';

/** Returns the browser's storage; where it is forbidden or full, one that lasts as long as the page. */
export function deviceStorage(): StateStorage {
  try {
    const storage = window.localStorage;
    storage.setItem('overtrick.probe', '1');
    storage.removeItem('overtrick.probe');
    return storage;
  } catch {
    const kept = new Map<string, string>();
    return {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    };
  }
}
