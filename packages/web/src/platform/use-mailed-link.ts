import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { type Client, useClient } from "./client.tsx";
import { useLoaded } from "./loaded.ts";

/** The key under which the use of a link is kept, so that a link is used only once. */
const usedLink = "mailed-link";

/**
 * Uses the token of a mailed link once, and removes it from the address: after a reload it would be refused
 * as used. What was read before is read again.
 * @param parameter the query parameter that holds the token.
 * @param isReady false while the person has not yet said that the link is for him.
 */
export function useMailedLink(
  parameter: string,
  send: (call: Client, token: string) => Promise<unknown>,
  { isReady = true } = {},
) {
  const [query, setQuery] = useSearchParams();
  const [token] = useState(() => query.get(parameter));
  const call = useClient();
  const queries = useQueryClient();
  const sending = useLoaded(
    usedLink,
    [parameter, token],
    token === null || !isReady
      ? null
      : async () => {
          await send(call, token);
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
  return { token, isWaiting: token !== null && !isReady, isSuccess: sending.isSuccess, error: sending.error };
}
