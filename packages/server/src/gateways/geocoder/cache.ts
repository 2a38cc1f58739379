import type { AddressSearch, GeocoderAnswer } from "./port.ts";

const DEFAULT_MAX_ENTRIES = 5_000;
const ONE_DAY_MS = 86_400_000;

type Entry = { answer: GeocoderAnswer; expires: number };

/** Keeps a geocoder's answers for a day (addresses are stable), the least recently used leaving first. */
export function withCache(
  geocoder: AddressSearch,
  { maxEntries = DEFAULT_MAX_ENTRIES, now = Date.now }: { maxEntries?: number; now?: () => number } = {},
): AddressSearch {
  /** A Map keeps the order of insertion: the first key is the least recently used. */
  const entries = new Map<string, Entry>();

  function remember(key: string, entry: Entry): void {
    entries.delete(key);
    entries.set(key, entry);
    if (entries.size <= maxEntries) return;
    const [oldest] = entries.keys();
    if (oldest !== undefined) entries.delete(oldest);
  }

  return {
    async search(q, limit) {
      const key = `${limit} ${q.trim().replace(/\s+/g, " ").toLowerCase()}`;
      const known = entries.get(key);
      if (known && known.expires > now()) {
        remember(key, known);
        return known.answer;
      }
      const answer = await geocoder.search(q, limit);
      remember(key, { answer, expires: now() + ONE_DAY_MS });
      return answer;
    },
  };
}
