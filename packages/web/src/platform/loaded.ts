import { type Reading, useRead } from "./answer.ts";

/** Something fetched or computed without a call to the API: a page's text, a worker's result. */
export function useLoaded<T>(
  name: string,
  given: unknown,
  load: ((signal: AbortSignal) => Promise<T>) | null,
  options: Reading<T, T> = {},
) {
  return useRead([{ kind: "here" }, name, given], load, options);
}
