import type { Question } from "./question.ts";

/** The question, whose answer is kept as something else is made of it. */
export const readAs = <T, S>(
  { key, ask }: Question<T>,
  name: string,
  make: (answer: T) => S,
): Question<S> => ({
  key: [...key, name],
  ask: async (client, signal) => make(await ask(client, signal)),
});
