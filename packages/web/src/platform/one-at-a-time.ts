import { useRef } from "react";

interface Action<I> {
  readonly mutate: (input: I, options: { onSettled: () => void }) => void;
}

/**
 * Begins a work unless one is under way: the second press of a double tap comes before its button is drawn disabled, and its
 * refusal would hide what the first one did.
 */
export function useAlone<I>(work: (input: I) => Promise<unknown>): (input: I) => Promise<void> {
  const isUnderWay = useRef(false);
  return async (input) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      await work(input);
    } finally {
      isUnderWay.current = false;
    }
  };
}

/** The same of an action of the data's library. */
export function useOneAtATime<I>({ mutate }: Action<I>): (input: I) => void {
  const begin = useAlone((input: I) => new Promise<void>((done) => mutate(input, { onSettled: done })));
  return (input) => void begin(input);
}
