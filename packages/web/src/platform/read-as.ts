import type { Question } from "./question.ts";

/** The question, with what `make` makes of its answer kept instead of the answer. */
export const readAs = <T, S>(
  { key, ask }: Question<T>,
  name: string,
  make: (answer: T) => S,
): Question<S> => ({
  key: [...key, name],
  ask: async (client, signal) => make(await ask(client, signal)),
});
