import { type ReactNode, useDeferredValue } from "react";

/**
 * What can come a moment after the rest of a page, because it is below the first screen or heavy: it is drawn right
 * after, piece by piece, so that the page answers meanwhile.
 */
export function Later({ children }: { children: ReactNode }) {
  const isTime = useDeferredValue(true, false);
  return isTime ? children : null;
}
