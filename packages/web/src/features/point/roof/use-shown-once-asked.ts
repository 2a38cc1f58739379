import { type RefObject, useEffect, useRef } from "react";
import { mayTakeFocus } from "../../../ui/forms/may-take-focus.ts";

/**
 * Brings a result into sight each time it is asked for, once it is there, and focuses its heading.
 * @param asked how many times it was asked for
 */
export function useShownOnceAsked(asked: number, isThere: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const asker = useRef<Element>(null);
  const shown = useRef(asked);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time it is asked for
  useEffect(() => {
    asker.current = document.activeElement;
  }, [asked]);
  useEffect(() => {
    if (!isThere || shown.current === asked) return;
    shown.current = asked;
    if (!mayTakeFocus(asker.current)) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest("section")?.scrollIntoView({ block: "nearest" });
  }, [asked, isThere]);
  return heading;
}
