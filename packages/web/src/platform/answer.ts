import type { Call, RequestOutput } from "@mec/api";
import { keepPreviousData, skipToken, type UseQueryResult, useQuery } from "@tanstack/react-query";
import { ApiError, useClient } from "./client.tsx";
import { writtenAt } from "./first-answers.ts";
import {
  type AnswerKey,
  type Given,
  type Instead,
  type LaterCall,
  orInstead,
  type Question,
  question,
} from "./question.ts";

export interface Reading<T, S> {
  enabled?: boolean;
  staleTime?: number;
  gcTime?: number;
  retry?: false | ((failures: number, error: Error) => boolean);
  /** When to ask again automatically, in milliseconds; false for never. */
  refetchInterval?: (answer: T | undefined) => number | false;
  /** Whether to ask again when the person comes back to the page: what she did meanwhile elsewhere may have changed it. */
  refetchOnReturn?: (answer: T | undefined) => boolean;
  /** The former answer stays until the next one has come. */
  keepsFormer?: true;
  select?: (answer: T) => S;
}

/** Whether the server says that what was read before no longer holds, and not only that it cannot answer now. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.statusCode < 500 && error.statusCode !== 429;

/** What is there stays when it is read again and nothing comes: an error would take the page away, with what is typed on it. */
const keepingFormer = <S>(result: UseQueryResult<S>): UseQueryResult<S> =>
  new Proxy(result, {
    get: (of, name) =>
      name === "error" && of.data !== undefined && !isRefused(of.error) ? null : Reflect.get(of, name),
  });

/** Reads what is kept under a key; a null `read` reads nothing. */
export function useRead<T, S>(
  key: AnswerKey,
  read: ((signal: AbortSignal) => Promise<T>) | null,
  { refetchInterval, refetchOnReturn, keepsFormer, ...options }: Reading<T, S>,
  written?: () => T | undefined,
): UseQueryResult<S> {
  const result = useQuery<T, Error, S, AnswerKey>({
    queryKey: key,
    queryFn: read ? ({ signal }) => read(signal) : skipToken,
    ...options,
    ...(written && { initialData: written, initialDataUpdatedAt: writtenAt }),
    ...(refetchInterval && { refetchInterval: ({ state }) => refetchInterval(state.data) }),
    ...(refetchOnReturn && {
      refetchOnWindowFocus: ({ state }) => refetchOnReturn(state.data) && ("always" as const),
    }),
    ...(keepsFormer && { placeholderData: keepPreviousData }),
  });
  return keepingFormer(result);
}

/** The key when nothing is asked: no answer is ever kept under it. */
const nowhere: AnswerKey = [{ kind: "nothing" }];

/** The answer to a question; null asks nothing. */
export function useAnswerTo<T, S = T>(asked: Question<T> | null, options: Reading<T, S> = {}) {
  const client = useClient();
  return useRead(
    asked?.key ?? nowhere,
    asked && ((signal) => asked.ask(client, signal)),
    options,
    asked?.written,
  );
}

/** What the server answers to a call: `useAnswer(pmoCalls.listStatutes, { params: { id } })`. Given null, nothing is asked. */
export function useAnswer<C extends Call, E = never, S = RequestOutput<C> | E>(
  call: C | LaterCall<C>,
  given: Given<C> | null,
  { or, ...options }: Reading<RequestOutput<C> | E, S> & { or?: Instead<E> } = {},
) {
  const plain = given && question(call, given);
  const asked: Question<RequestOutput<C> | E> | null = plain && or ? orInstead(plain, or) : plain;
  return useAnswerTo(asked, options);
}
