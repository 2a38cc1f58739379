import { type RefObject, useEffect, useRef, useState } from "react";

/**
 * Brings a result into view once it is there, when what was tapped for it is folded away above it.
 * @returns the ref of what holds it, whose heading needs `tabIndex={-1}`, and what asks for it.
 */
export function useAwaitedResult(isThere: boolean): [RefObject<HTMLDivElement | null>, () => void] {
  const result = useRef<HTMLDivElement>(null);
  const [isAwaited, setAwaited] = useState(false);
  useEffect(() => {
    if (!isAwaited || !isThere) return;
    setAwaited(false);
    result.current?.querySelector("h3")?.focus({ preventScroll: true });
    // At once: nothing moves for who asks for less motion.
    result.current?.scrollIntoView({ block: "start" });
  }, [isAwaited, isThere]);
  return [result, () => setAwaited(true)];
}
