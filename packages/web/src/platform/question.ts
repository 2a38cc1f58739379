import {
  ApiError,
  type Call,
  type Client,
  type ObjectKind,
  type RequestInput,
  type RequestOutput,
} from "@mec/api";

/** What a call is known by. */
type Named = Pick<Call, "method" | "path" | "access">;

/** A call about nobody's object, whose description is fetched with its first use: a visitor's first view waits for none. */
export interface LaterCall<C extends Call = Call> extends Named {
  readonly load: () => Promise<C>;
}

type Asked<C extends Call> = C | LaterCall<C>;

/** What a call is given; what gives a question up is not its asker's. */
export type Given<C extends Call> = RequestInput<C> & { readonly signal?: never };

/** Where an answer is kept: what it is about, its call, what was given. Its beginning stands for all that begin so. */
export type AnswerKey = readonly [about: object, ...rest: unknown[]];

/** Something to ask, and where its answer is kept. */
export interface Question<T> {
  readonly key: AnswerKey;
  readonly ask: (call: Client, signal: AbortSignal) => Promise<T>;
}

/** A refusal that is an answer. */
export interface Instead<E> {
  /** Sets what is kept apart from the same call's answers to who takes the refusal for an error. */
  readonly name: string;
  readonly of: (error: unknown) => boolean;
  readonly answer: E;
}

/** The object that opens the call, else the room of the API in which it stands. */
function subjectOf({ access, path }: Named, params: Record<string, unknown> = {}): object {
  if (!("object" in access)) return { kind: path.split("/")[1] };
  const id = params[access.param];
  return { kind: access.object, ...(id ? { id } : {}) };
}

/**
 * Where the answers of a call are kept: the only place that says so. Without all that is given, the answers to whatever
 * else was.
 */
export function answerKey<C extends Call>(call: Asked<C> | Named, given?: Partial<Given<C>>): AnswerKey {
  const { params } = (given ?? {}) as { params?: Record<string, unknown> };
  const place = [subjectOf(call, params), `${call.method} ${call.path}`] as const;
  return given ? [...place, given] : place;
}

/** Where all is kept that was read of an object, or of every one of its kind. */
export const about = (kind: ObjectKind, id?: string): AnswerKey => [
  id === undefined ? { kind } : { kind, id },
];

/** Where all is kept that a room of the API answered: what its paths begin with. */
export const roomOf = (kind: "public" | "customer-account" | "services"): AnswerKey => [{ kind }];

/** A call and what it is given, before it is made. */
export function question<C extends Call>(call: Asked<C>, given: Given<C>): Question<RequestOutput<C>> {
  return {
    key: answerKey(call, given),
    ask: async (client, signal) => client("load" in call ? await call.load() : call, { ...given, signal }),
  };
}

/** The question, some of whose refusals are an answer. */
export function orInstead<T, E>({ key, ask }: Question<T>, instead: Instead<E>): Question<T | E> {
  return {
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

const wasAnswered = (error: unknown, ...statuses: readonly number[]): boolean =>
  error instanceof ApiError && statuses.includes(error.statusCode);

/** A refusal that has one of these statuses reads as none. */
export const nullWhen = (...statuses: readonly number[]): Instead<null> => ({
  name: `null when ${statuses.join()}`,
  of: (error) => wasAnswered(error, ...statuses),
  answer: null,
});

/** What may be gone, or whose id a link has cut. */
export const nullWhenMissing = nullWhen(400, 404);

/** A read that a signed-out visitor may attempt: a 401 is an empty answer, not an error (specification §8). */
export const emptyWhenSignedOut: Instead<[]> = {
  name: "empty when signed out",
  of: (error) => wasAnswered(error, 401),
  answer: [],
};

type OfTheUser = Call & { readonly access: { readonly who: "user" } };

/** What is known of a call without its description: another method or path than its own does not compile. */
export function namedCall<C extends OfTheUser>(name: `${C["method"]} ${C["path"]}`): Named {
  const [method, path] = name.split(" ") as [C["method"], C["path"]];
  return { method, path, access: { who: "user" } };
}

/** A call that is asked before its description is there. */
export const laterCall = <C extends OfTheUser>(
  name: `${C["method"]} ${C["path"]}`,
  load: () => Promise<C>,
): LaterCall<C> => ({ ...namedCall<C>(name), load });
