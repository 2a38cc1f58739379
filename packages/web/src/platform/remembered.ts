import { skipToken, useQuery, useQueryClient } from "@tanstack/react-query";

/** State that lasts from page to page, in memory only: a reload or another session forgets it. */
export function useRemembered(name: string, initial: string): [string, (value: string) => void] {
  const queries = useQueryClient();
  const key = [{ kind: "remembered" }, name];
  const { data = initial } = useQuery<string>({
    queryKey: key,
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return [data, (value) => queries.setQueryData(key, value)];
}
