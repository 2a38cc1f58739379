import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { useLoaded } from "./loaded.ts";

/** Under this name a link's use is kept, so that it is used once. */
const usedLink = "mailed-link";

/**
 * Uses the token of a mailed link once, and takes it out of the address: a reload would find it spent. What was read
 * before is read again.
 * @param parameter where the page's address holds the token.
 */
export function useMailedLink(parameter: string, send: (token: string) => Promise<unknown>) {
  const [query, setQuery] = useSearchParams();
  const [token] = useState(() => query.get(parameter));
  const queries = useQueryClient();
  const sending = useLoaded(
    usedLink,
    [parameter, token],
    token === null
      ? null
      : async () => {
          await send(token);
          return true;
        },
    { staleTime: Number.POSITIVE_INFINITY, retry: false },
  );
  const isSettled = sending.isSuccess || sending.isError;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the answer is there
  useEffect(() => {
    if (!isSettled) return;
    void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== usedLink });
    setQuery(
      (before) => {
        before.delete(parameter);
        return before;
      },
      { replace: true },
    );
  }, [isSettled]);
  return { isSuccess: sending.isSuccess, error: sending.error };
}
