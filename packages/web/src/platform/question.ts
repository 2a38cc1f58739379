import type { Call, Client, ObjectKind, RequestInput, RequestOutput } from "@mec/api";

/** What a call is known by. */
type Named = Pick<Call, "method" | "path" | "access">;

/** A call about nobody's object, whose description is fetched with its first use: a visitor's first view waits for none. */
export interface LaterCall<C extends Call = Call> extends Named {
  readonly load: () => Promise<C>;
}

type Asked<C extends Call> = C | LaterCall<C>;

const parts = ["params", "query", "body"] as const;
type Given = { readonly [P in (typeof parts)[number]]?: unknown };

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

const described = (call: Named): call is Named & { access: { object: string; param: string } } =>
  "object" in call.access;

/** The object that opens the call, else the room of the API in which it stands. */
function subjectOf(call: Named, params: Record<string, unknown> = {}): object {
  if (!described(call)) return { kind: call.path.split("/")[1] };
  const { object, param } = call.access;
  return param in params ? { kind: object, id: params[param] } : { kind: object };
}

/**
 * Where the answers of a call are kept: the only place that says so. Without all that is given, the answers to whatever
 * else was.
 */
export function answerKey<C extends Call>(call: Asked<C>, given?: Partial<RequestInput<C>>): AnswerKey {
  const said = (given ?? {}) as Given;
  const name = `${call.method} ${call.path}`;
  const subject = subjectOf(call, said.params as Record<string, unknown> | undefined);
  const known = Object.fromEntries(parts.flatMap((part) => (said[part] ? [[part, said[part]]] : [])));
  return given ? [subject, name, known] : [subject, name];
}

/** Where all is kept that was read of an object, or of every one of its kind. */
export const about = (kind: ObjectKind, id?: string): AnswerKey => [
  id === undefined ? { kind } : { kind, id },
];

/** Where all is kept that a room of the API answered: what its paths begin with. */
export const roomOf = (kind: "public" | "customer-account" | "services"): AnswerKey => [{ kind }];

/** A call and what it is given, before it is made. */
export function question<C extends Call>(call: Asked<C>, given: RequestInput<C>): Question<RequestOutput<C>> {
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

/** The question, whose answer is kept as something else is made of it. */
export const readAs = <T, S>(
  { key, ask }: Question<T>,
  name: string,
  make: (answer: T) => S,
): Question<S> => ({
  key: [...key, name],
  ask: async (client, signal) => make(await ask(client, signal)),
});

/** Its name and place are those of the call that `load` brings: others do not compile. */
export const laterCall = <C extends Call & { readonly access: { readonly who: "user" } }>(
  method: C["method"],
  path: C["path"],
  load: () => Promise<C>,
): LaterCall<C> => ({ method, path, access: { who: "user" }, load });
