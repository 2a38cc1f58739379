import { useRef } from "react";

interface Action<I> {
  readonly mutate: (input: I, options: { onSettled: () => void }) => void;
}

/**
 * Begins an action unless one is under way: the second press of a double tap comes before its button is drawn disabled, and
 * its refusal would hide what the first one did.
 */
export function useOneAtATime<I>({ mutate }: Action<I>): (input: I) => void {
  const isUnderWay = useRef(false);
  return (input) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    mutate(input, {
      onSettled: () => {
        isUnderWay.current = false;
      },
    });
  };
}
