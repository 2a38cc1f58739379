import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** As long as what stands above may still be loading. */
const settlingMs = 3000;

/** Keeps a part in sight while what stands above it comes; who scrolls or presses is left where he is. Returns what ends it. */
export function keepInSight(part: HTMLElement, block: "start" | "center" = "start"): () => void {
  const reveal = () => part.scrollIntoView({ block });
  reveal();
  const observer = new ResizeObserver(reveal);
  const end = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const kind of ["wheel", "touchstart", "pointerdown", "keydown"] as const)
      removeEventListener(kind, end);
  };
  const timer = setTimeout(end, settlingMs);
  observer.observe(document.body);
  for (const kind of ["wheel", "touchstart", "pointerdown", "keydown"] as const)
    addEventListener(kind, end, { passive: true });
  return end;
}

/**
 * Scrolls to the part that the address names, once it is rendered.
 * @param fieldsHash what else names it: the field of its form on which a link leads
 * @returns the part's element, the visit that aims at it, null when the address names another part, or none; and whether it
 * names the field.
 */
export function useAnchor(
  id: string,
  fieldsHash?: string,
): { section: RefObject<HTMLDivElement | null>; visit: string | null; isField: boolean } {
  const { hash, key } = useLocation();
  const section = useRef<HTMLDivElement>(null);
  const isField = fieldsHash !== undefined && hash === `#${fieldsHash}`;
  // Each press on the same link is a visit of its own.
  const visit = isField || hash === `#${id}` ? key : null;
  useEffect(() => (visit !== null && section.current ? keepInSight(section.current) : undefined), [visit]);
  return { section, visit, isField };
}
