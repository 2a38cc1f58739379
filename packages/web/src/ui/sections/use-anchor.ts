import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Scrolls to the part that the address names, once it is rendered.
 * @returns the part's element, and the visit that aims at it; null when the address names another part, or
 * none.
 */
export function useAnchor(id: string): { section: RefObject<HTMLDivElement | null>; visit: string | null } {
  const { hash, key } = useLocation();
  const section = useRef<HTMLDivElement>(null);
  const isAimed = hash === `#${id}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with each press on the same link
  useEffect(() => {
    if (isAimed) section.current?.scrollIntoView({ block: "start" });
  }, [isAimed, key]);
  return { section, visit: isAimed ? key : null };
}
