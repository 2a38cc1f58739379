import { useEffect } from "react";
import { readStored, writeStored } from "./stored.ts";

const sentKey = "sent-draft";

/** Records that the typed draft was sent, and became what has this id. */
export const markSent = (id: string): void => writeStored(sentKey, id);

/**
 * Forgets the drafts on the page that says they were sent: sooner, their form would empty itself and go back
 * to its first step. Done once, so that coming back to that page does not lose another draft begun since.
 */
export function useForgetSent(id: string, forget: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each thing that was sent
  useEffect(() => {
    if (readStored(sentKey) !== id) return;
    writeStored(sentKey, null);
    forget();
  }, [id]);
}
