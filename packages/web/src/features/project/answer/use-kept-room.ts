import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/**
 * Whether the room of a sum that is coming is kept, and for which list it is. Once it has come, only where the list is in sight or above:
 * a shorter one would draw what stands below it under another finger.
 */
export function useKeptRoom(isComing: boolean): [list: RefObject<HTMLUListElement | null>, isKept: boolean] {
  const list = useRef<HTMLUListElement>(null);
  const [isKept, keep] = useState(isComing);
  if (isComing && !isKept) keep(true);
  useLayoutEffect(() => {
    const top = list.current?.getBoundingClientRect().top ?? 0;
    if (!isComing && isKept && top > window.innerHeight) keep(false);
  }, [isComing, isKept]);
  return [list, isKept];
}
