import { type RefObject, useEffect, useRef } from "react";

/**
 * Brings a result into sight each time it is asked for, once it is there, and focuses its heading.
 * @param asked how many times it was asked for
 */
export function useShownOnceAsked(asked: number, isThere: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(asked);
  useEffect(() => {
    if (!isThere || shown.current === asked) return;
    shown.current = asked;
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest("section")?.scrollIntoView({ block: "nearest" });
  }, [asked, isThere]);
  return heading;
}
