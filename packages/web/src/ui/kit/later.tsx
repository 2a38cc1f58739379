import { Children, type ReactNode, startTransition, useEffect, useState } from "react";

/** In browsers without `requestIdleCallback`, runs a moment later. */
const whenIdle = (work: () => void): (() => void) => {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(work, 30);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work, { timeout: 200 });
  return () => cancelIdleCallback(request);
};

/**
 * Content that can come a moment after the rest of a page, because it is below the first screen or heavy:
 * each child is rendered when the browser is idle, so that the page stays responsive. Until the last one is, the page says
 * that it is not whole.
 */
export function Later({ children }: { children: ReactNode }) {
  const pieces = Children.toArray(children);
  const [shown, setShown] = useState(0);
  const isWhole = shown >= pieces.length;
  useEffect(() => {
    if (isWhole) return;
    return whenIdle(() => startTransition(() => setShown(shown + 1)));
  }, [shown, isWhole]);
  return [...pieces.slice(0, shown), !isWhole && <span key="coming" hidden aria-busy="true" />];
}
