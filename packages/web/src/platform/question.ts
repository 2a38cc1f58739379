import { ApiError, type Call, type Client, type RequestInput, type RequestOutput } from "@mec/api";
import { writtenAnswer } from "./first-answers.ts";

/** What identifies a call. */
type Named = Pick<Call, "method" | "path" | "access">;

/**
 * A call about no particular object, whose description is fetched at its first use: a visitor's first view
 * waits for none.
 */
export interface LaterCall<C extends Call = Call> extends Named {
  readonly load: () => Promise<C>;
}

/** A call, described already or later. */
export type Asked<C extends Call> = C | LaterCall<C>;

/** What a call is given, without the abort signal, which the cache provides. */
export type Given<C extends Call> = RequestInput<C> & { readonly signal?: never };

/**
 * Where an answer is kept: what it is about, its call, its input. A key also stands for every key that begins
 * with it.
 */
export type AnswerKey = readonly [about: object, ...rest: unknown[]];

/** Something to ask, and where its answer is kept. */
export interface Question<T> {
  readonly key: AnswerKey;
  readonly ask: (call: Client, signal: AbortSignal) => Promise<T>;
  /** The answer that came with the page, if it did. */
  readonly written?: () => T | undefined;
}

/** A refusal to read as an answer. */
export interface Instead<E> {
  /** Keeps this answer apart from that of the same call where the refusal is an error. */
  readonly name: string;
  readonly of: (error: unknown) => boolean;
  readonly answer: E;
}

/** The object that governs access to the call, else the first segment of the API's path. */
function subjectOf({ access, path }: Named, params: Record<string, unknown> = {}): object {
  if (!("object" in access)) return { kind: path.split("/")[1] };
  const id = params[access.param];
  return { kind: access.object, ...(id ? { id } : {}) };
}

/**
 * Where a call's answers are kept: the only place that decides it. When part of the input is left out, the
 * key covers all values of that part.
 */
export function answerKey<C extends Call>(call: Asked<C> | Named, given?: Partial<Given<C>>): AnswerKey {
  const { params } = (given ?? {}) as { params?: Record<string, unknown> };
  const place = [subjectOf(call, params), `${call.method} ${call.path}`] as const;
  return given ? [...place, given] : place;
}

/** A call and what it is given, before it is made. */
export function question<C extends Call>(call: Asked<C>, given: Given<C>): Question<RequestOutput<C>> {
  return {
    key: answerKey(call, given),
    ask: async (client, signal) => client("load" in call ? await call.load() : call, { ...given, signal }),
    written: () => writtenAnswer(`${call.method} ${call.path}`, given) as RequestOutput<C> | undefined,
  };
}

/** The question, with some refusals read as an answer. */
export function orInstead<T, E>({ key, ask, ...asked }: Question<T>, instead: Instead<E>): Question<T | E> {
  return {
    ...asked,
    key: [...key, instead.name],
    ask: async (client, signal) => {
      try {
        return await ask(client, signal);
      } catch (error) {
        if (instead.of(error)) return instead.answer;
        throw error;
      }
    },
  };
}

/** A read that a signed-out visitor may attempt: a 401 is an empty answer, not an error (specification §8). */
export const emptyWhenSignedOut: Instead<[]> = {
  name: "empty when signed out",
  of: (error) => error instanceof ApiError && error.statusCode === 401,
  answer: [],
};

type OfNoObject = Call & { readonly access: { readonly who: "user" | "anyone" } };

/** What is known of a call without its description: a method or path that is not the call's own does not compile. */
export function namedCall<C extends OfNoObject>(name: `${C["method"]} ${C["path"]}`): Named {
  const [method, path] = name.split(" ") as [C["method"], C["path"]];
  return { method, path, access: { who: "anyone" } };
}

/** A call that can be asked before its description is loaded. */
export const laterCall = <C extends OfNoObject>(
  name: `${C["method"]} ${C["path"]}`,
  load: () => Promise<C>,
): LaterCall<C> => ({ ...namedCall<C>(name), load });
