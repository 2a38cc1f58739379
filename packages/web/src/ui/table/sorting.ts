/** Which way a column is sorted, in the words of `aria-sort`. */
export function directionOf(key: string, by: string | undefined): "ascending" | "descending" | "none" {
  if (by === key) return "ascending";
  return by === `-${key}` ? "descending" : "none";
}

/** What a press on a column's header asks for: upwards first, then the other way round. */
export const nextSort = (key: string, by: string | undefined): string => (by === key ? `-${key}` : key);
