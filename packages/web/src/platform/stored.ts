import { useCallback, useSyncExternalStore } from "react";

/** What one tab writes, the others learn by the browser's storage event, and this one by ours. */
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

/** Keeps a text in the browser, or forgets it. A browser that refuses storage only forgets sooner. */
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
