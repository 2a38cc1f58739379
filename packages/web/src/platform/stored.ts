import { useCallback, useSyncExternalStore } from "react";

/** Other tabs learn of a write by the browser's `storage` event, this tab by our own event. */
const changed = "mec:stored";

function subscribe(listener: () => void): () => void {
  window.addEventListener("storage", listener);
  window.addEventListener(changed, listener);
  return () => {
    window.removeEventListener("storage", listener);
    window.removeEventListener(changed, listener);
  };
}

export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Keeps a text in the browser, or forgets it with null. A browser that refuses storage loses it, without an
 * error.
 */
export function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    return;
  }
  window.dispatchEvent(new Event(changed));
}

/** A text kept in the browser under a key, shared by all tabs. */
export function useStored(key: string): [string | null, (value: string | null) => void] {
  const value = useSyncExternalStore(
    subscribe,
    () => readStored(key),
    () => null,
  );
  const write = useCallback((next: string | null) => writeStored(key, next), [key]);
  return [value, write];
}
