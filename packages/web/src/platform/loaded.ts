import { type Reading, useRead } from "./answer.ts";

/** What is fetched or computed here and asks no call: a page's text, a worker's result. */
export function useLoaded<T>(
  name: string,
  given: unknown,
  load: ((signal: AbortSignal) => Promise<T>) | null,
  options: Reading<T, T> = {},
) {
  return useRead([{ kind: "here" }, name, given], load, options);
}
