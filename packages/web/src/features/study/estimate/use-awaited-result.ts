import { type RefObject, useEffect, useRef, useState } from "react";

/**
 * Brings a result into view once it is there, when what was tapped for it is folded away above it.
 * @returns the ref of its heading, which needs `tabIndex={-1}`, and what asks for it.
 */
export function useAwaitedResult(isThere: boolean): [RefObject<HTMLHeadingElement | null>, () => void] {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isAwaited, setAwaited] = useState(false);
  useEffect(() => {
    if (!isAwaited || !isThere) return;
    setAwaited(false);
    heading.current?.focus({ preventScroll: true });
    // At once: nothing moves for who asks for less motion.
    heading.current?.scrollIntoView({ block: "start" });
  }, [isAwaited, isThere]);
  return [heading, () => setAwaited(true)];
}
