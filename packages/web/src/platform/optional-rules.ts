import { use } from "react";
import { fetchPiece } from "./fetch-piece.ts";

export interface OptionalRules<T> {
  fetch(): Promise<T>;
  /**
   * The rules; null while they are neither needed nor there already. Suspends, like a lazy component, while
   * needed rules are coming.
   */
  useWhen(areNeeded: boolean): T | null;
}

/** Rules with their schemas, which most first views do without: fetched once there is something to apply them to. */
export function optionalRules<T>(load: () => Promise<T>): OptionalRules<T> {
  let fetched: T | null = null;
  let coming: Promise<T> | null = null;

  async function fetch(): Promise<T> {
    try {
      fetched = await fetchPiece(load);
      return fetched;
    } catch (missing) {
      // The next call tries anew.
      coming = null;
      throw missing;
    }
  }

  const once = () => {
    coming ??= fetch();
    return coming;
  };
  return { fetch: once, useWhen: (areNeeded) => fetched ?? (areNeeded ? use(once()) : null) };
}
