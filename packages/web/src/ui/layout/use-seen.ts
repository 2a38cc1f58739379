import { type RefObject, useEffect, useRef, useState } from "react";

/** Leaves out the part of a phone's screen that the bar of tabs covers. */
const underTheBar = "0px 0px -64px";

/**
 * Whether an element has come into view; once true, it stays true. Content below the first screen can wait
 * for that: a first view then loads neither its answers nor their schemas.
 */
export function useSeen<E extends Element>(): [RefObject<E | null>, boolean] {
  const place = useRef<E>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!place.current || isSeen) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), {
      rootMargin: underTheBar,
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isSeen]);
  return [place, isSeen];
}
