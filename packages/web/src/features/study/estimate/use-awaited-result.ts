import { type RefObject, useEffect, useRef, useState } from "react";
import { mayTakeFocus } from "../../../ui/forms/may-take-focus.ts";

interface Awaited {
  isThere: boolean;
  hasFailed: boolean;
}

interface AwaitedResult {
  /** What holds the card that folds, whose first button opens it again. */
  card: RefObject<HTMLDivElement | null>;
  /** What holds the result, whose heading needs `tabIndex={-1}`. */
  result: RefObject<HTMLDivElement | null>;
  awaitResult: () => void;
}

/**
 * Brings a result into view once it is there, when what was tapped for it is folded away above it; where it does not
 * come, the focus goes to what opens the fields again.
 */
export function useAwaitedResult({ isThere, hasFailed }: Awaited): AwaitedResult {
  const card = useRef<HTMLDivElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const asker = useRef<Element>(null);
  const [isAwaited, setAwaited] = useState(false);
  useEffect(() => {
    if (!isAwaited || !(isThere || hasFailed)) return;
    setAwaited(false);
    if (!mayTakeFocus(asker.current)) return;
    if (hasFailed) return card.current?.querySelector("button")?.focus();
    result.current?.querySelector("h3")?.focus({ preventScroll: true });
    // At once: nothing moves for who asks for less motion.
    result.current?.scrollIntoView({ block: "start" });
  }, [isAwaited, isThere, hasFailed]);
  const awaitResult = () => {
    asker.current = document.activeElement;
    setAwaited(true);
  };
  return { card, result, awaitResult };
}
