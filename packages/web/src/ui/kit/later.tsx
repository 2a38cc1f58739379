import { Children, type ReactNode, startTransition, useEffect, useState } from "react";

/** Where the browser cannot tell when it is idle, a moment later. */
const whenIdle = (work: () => void): (() => void) => {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(work, 30);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work, { timeout: 200 });
  return () => cancelIdleCallback(request);
};

/**
 * What can come a moment after the rest of a page, because it is below the first screen or heavy: each child is drawn
 * when the browser has nothing better to do, so that the page answers meanwhile.
 */
export function Later({ children }: { children: ReactNode }) {
  const pieces = Children.toArray(children);
  const [shown, setShown] = useState(0);
  const isWhole = shown >= pieces.length;
  useEffect(() => {
    if (isWhole) return;
    return whenIdle(() => startTransition(() => setShown(shown + 1)));
  }, [shown, isWhole]);
  return pieces.slice(0, shown);
}
