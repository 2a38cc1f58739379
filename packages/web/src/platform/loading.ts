import { useSyncExternalStore } from "react";

/** How many pages are being fetched: what the progress bar shows during a route change. */
let underWay = 0;
const listeners = new Set<() => void>();

function change(by: number) {
  underWay += by;
  for (const listener of listeners) listener();
}

/** Counts a page's fetch until it has come. */
export async function trackLoading<T>(load: Promise<T>): Promise<T> {
  change(1);
  try {
    return await load;
  } finally {
    change(-1);
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useIsLoadingPage(): boolean {
  return useSyncExternalStore(subscribe, () => underWay > 0);
}
