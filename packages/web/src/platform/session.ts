import type { SessionUser } from "@mec/domain/account";
import { messages } from "@mec/domain/shared";
import { hashKey, type QueryClient, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { ApiError, type Client, useClient } from "./client.tsx";
import { forgetWritten } from "./first-answers.ts";
import { answerKey, laterCall, question } from "./question.ts";

// Described apart, like everything that a visitor's first view does not ask: schemas are heavy.
const getSession = laterCall(
  "GET /session",
  async () => (await import("@mec/api/account")).accountCalls.getSession,
);

const sessionKey = answerKey(getSession, {});

const getPoints = laterCall(
  "GET /user/points",
  async () => (await import("@mec/api/portfolio")).portfolioCalls.getPoints,
);

/** All that was read but the session itself. */
const others = { predicate: ({ queryHash }: { queryHash: string }) => queryHash !== hashKey(sessionKey) };

/** The key of the person's projects and points, for code that changes one of them. */
export const ownPoints = answerKey(getPoints);

/** This cookie is set and cleared by the server together with the session's cookie, which scripts cannot read. */
export const mayBeSignedIn = () => document.cookie.split("; ").includes("signed-in=1");

/**
 * Who is signed in: null for a visitor. Without the `signed-in` cookie, a person counts as a visitor until
 * the next change of route asks: the first view then waits for nothing, and no 401 shows in the console.
 */
function sessionQuery(call: Client) {
  return queryOptions({
    queryKey: sessionKey,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: async ({ client, signal }): Promise<SessionUser | null> => {
      const isFirstCheck = client.getQueryState(sessionKey)?.dataUpdateCount === 0;
      if (isFirstCheck && !mayBeSignedIn()) return null;
      try {
        const user = await call(await getSession.load(), { signal });
        const former = client.getQueryData<SessionUser | null>(sessionKey);
        // Signed in in another tab: what is on the page is read anew, and its forms with it.
        if (former && former.id !== user.id) void client.resetQueries(others);
        return user;
      } catch (error) {
        if (error instanceof ApiError && error.statusCode === 401) return null;
        throw new Error(messages.connectionFailed, { cause: error });
      }
    },
  });
}

/**
 * The session: `undefined` while the first answer is awaited. A check that fails says nothing of who is there: whoever was
 * stays, with what is typed.
 */
export function useSession(): { user: SessionUser | null | undefined; error: Error | null } {
  const { data, error } = useQuery(sessionQuery(useClient()));
  return { user: data === undefined && error ? null : data, error };
}

/** The projects and points of somebody who has just signed up. */
export const noPoints = {
  projects: [],
  productionPoints: [],
  consumptionPoints: [],
  totals: { projects: 0, productionPoints: 0, consumptionPoints: 0 },
};

/** Asks again who is signed in. */
export function useSessionCheck(): () => void {
  const queries = useQueryClient();
  return useCallback(() => void queries.invalidateQueries({ queryKey: sessionKey }), [queries]);
}

/**
 * The person's projects and points; a failure is only logged, and reads as having none (specification §8), or as having
 * those that were read before.
 */
export function pointsQuery(call: Client) {
  const { key, ask } = question(getPoints, {});
  type Points = Awaited<ReturnType<typeof ask>>;
  return queryOptions({
    queryKey: key,
    staleTime: 30_000,
    retry: false,
    queryFn: async ({ client, signal }): Promise<Points> => {
      try {
        return await ask(call, signal);
      } catch (error) {
        if (signal.aborted) throw error;
        // biome-ignore lint/suspicious/noConsole: specification §8 wants this failure logged, and no more
        console.error("The portfolio could not be read", error);
        return client.getQueryData<Points>(key) ?? noPoints;
      }
    },
  });
}

/** The signed-in person's projects and points; nothing while signed out. */
export function usePoints() {
  const { user } = useSession();
  const call = useClient();
  return useQuery({ ...pointsQuery(call), enabled: Boolean(user) });
}

/** Whether somebody may be signed in whose points are not read yet: what rests on them is not told before. */
export function useArePointsComing(): boolean {
  const { user } = useSession();
  const { isLoading } = usePoints();
  return isLoading || (user === undefined && mayBeSignedIn());
}

/** After signing in or out, nothing that was read under the former identity is kept. */
function adoptSession(queries: QueryClient, user: SessionUser | null): void {
  forgetWritten();
  queries.removeQueries(others);
  queries.setQueryData(sessionKey, user);
}

/** Signs in, or out with null. */
export function useAdoptSession(): (user: SessionUser | null) => void {
  const queries = useQueryClient();
  return useCallback((user) => adoptSession(queries, user), [queries]);
}

/** The session ended by itself: the requests under way in its name are cancelled. */
export function useEndSession(): () => void {
  const queries = useQueryClient();
  return useCallback(() => {
    void queries.cancelQueries();
    adoptSession(queries, null);
  }, [queries]);
}
