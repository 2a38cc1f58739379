import { useEffect } from "react";
import { useLocation } from "react-router";
import { keepInSight } from "./use-anchor.ts";

/**
 * Gives the focus to the field or the button that a link names, once it is there.
 * @param isReady whether what is to be found is shown
 */
export function useFocusAt(named: string, selector: string, isReady = true): void {
  const { hash, key } = useLocation();
  const visit = hash === `#${named}` ? key : null;
  useEffect(() => {
    // Each press on the same link is a visit of its own.
    const found = visit !== null && isReady ? document.querySelector<HTMLElement>(selector) : null;
    found?.focus({ preventScroll: true });
    return found ? keepInSight(found, "center") : undefined;
  }, [visit, isReady, selector]);
}
