import type { Call, CallInput, CallOutput } from "./call.ts";
import type { ErrorBody } from "./error.ts";

/** An answer of the API that is not a success. `message` is a machine code or a French text. */
export class ApiError extends Error {
  readonly statusCode: number;
  readonly issues: NonNullable<ErrorBody["issues"]>;
  readonly requestId: string;
  /** What was found in a file that is refused or is to be confirmed. */
  readonly report: unknown;

  constructor(body: ErrorBody) {
    super(body.message);
    this.name = "ApiError";
    this.statusCode = body.statusCode;
    this.issues = body.issues ?? [];
    this.requestId = body.requestId;
    this.report = body.report;
  }
}

/**
 * The field K, optional when T may be empty and absent when T is undefined. `[T]` keeps a union whole: a body of
 * several kinds stays one.
 */
type Given<K extends string, T> = [T] extends [undefined]
  ? Record<never, never>
  : Record<never, never> extends T
    ? { [P in K]?: T }
    : { [P in K]: T };

/** Receives how much of a file has been sent, from 0 to 1. */
export type OnProgress = (share: number) => void;

/** What a caller gives, in the domain's names. */
export type RequestInput<C extends Call> = Given<"params", CallInput<C>["params"]> &
  Given<"query", CallInput<C>["query"]> &
  Given<"body", CallInput<C>["body"]> &
  (C extends { upload: object }
    ? { file: Blob; fileName?: string; onProgress?: OnProgress }
    : Record<never, never>) & {
    signal?: AbortSignal;
    /** The Idempotency-Key of a call that takes one: sent again under it, nothing is made twice. */
    key?: string;
  };

/** What a client answers: a file has its name beside it. */
export type RequestOutput<C extends Call> = C["success"] extends { file: readonly string[] }
  ? File
  : CallOutput<C>;

export interface ClientOptions {
  readonly base: string;
  readonly fetch: typeof fetch;
  /** The same as fetch, for a file whose progress is reported. Without it, none is. */
  readonly send?: (url: string, init: RequestInit, onProgress: OnProgress) => Promise<Response>;
  /** The value of the XSRF-TOKEN cookie, if there is one. */
  readonly xsrfToken: () => string | undefined;
  /** Called when the session has ended; the request that found out stays pending (specification §8). */
  readonly onSessionExpired: () => void;
  /**
   * Asks the person to prove his identity again, for a call that requires it; the same call is then repeated.
   * @returns whether he did. Without this function, such a call fails.
   */
  readonly confirmIdentity?: () => Promise<boolean>;
}

export type Client = <C extends Call>(call: C, input: RequestInput<C>) => Promise<RequestOutput<C>>;

interface LooseInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  file?: Blob;
  fileName?: string;
  onProgress?: OnProgress;
  signal?: AbortSignal;
  key?: string;
}

/** The path of a call with its parameters and query filled in. */
export function callUrl(base: string, call: Call, input: Pick<LooseInput, "params" | "query">): string {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(input.params?.[name] ?? "")),
  );
  const query = call.query ? (call.query.encode(input.query ?? {}) as Record<string, unknown>) : {};
  const pairs = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]): [string, string] => [name, String(value)]);
  return `${base}${path}${pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ""}`;
}

async function readFile(response: Response): Promise<File> {
  const [, name = "file"] =
    /filename\*=UTF-8''(\S+)/.exec(response.headers.get("content-disposition") ?? "") ?? [];
  const type = response.headers.get("content-type") ?? "";
  return new File([await response.blob()], decodeURIComponent(name), { type });
}

async function readError(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  // Loaded with the first refusal, so that a visitor's first view brings no schema.
  const { errorBody } = await import("./error.ts");
  const parsed = errorBody.safeParse(body);
  if (parsed.success) return new ApiError(parsed.data);
  return new ApiError({
    statusCode: response.status,
    error: "Error",
    message: "UNREADABLE_ANSWER",
    requestId: "",
  });
}

function encodeBody(call: Call, input: LooseInput): { body?: string | FormData; type?: string } {
  if (call.upload && input.file) {
    const form = new FormData();
    form.append(call.upload.field, input.file, input.fileName ?? "file");
    return { body: form };
  }
  if (!call.body || input.body === undefined) return {};
  return { body: JSON.stringify(call.body.encode(input.body)), type: "application/json" };
}

const wantsConfirmation = (error: unknown): boolean =>
  error instanceof ApiError && error.message === "CONFIRMATION_OF_IDENTITY_NEEDED";

/**
 * The typed client: bodies and answers are parsed both ways by the schemas of the call.
 * @throws ApiError for every answer that is not the call's success.
 */
export function makeClient(options: ClientOptions): Client {
  const once = makeOneTry(options);
  return async (call, input) => {
    try {
      return await once(call, input);
    } catch (error) {
      if (!wantsConfirmation(error) || !(await options.confirmIdentity?.())) throw error;
      return once(call, input);
    }
  };
}

function makeOneTry(options: ClientOptions): Client {
  return async (call, input) => {
    const loose = input as LooseInput;
    const { body, type } = encodeBody(call, loose);
    const token = call.method !== "GET" && options.xsrfToken();
    const headers = {
      accept: "application/json",
      ...(type && { "content-type": type }),
      ...(token && { "X-XSRF-TOKEN": token }),
      ...(loose.key && { "idempotency-key": loose.key }),
    };
    const url = callUrl(options.base, call, loose);
    const init: RequestInit = {
      method: call.method,
      headers,
      credentials: "include",
      body: body ?? null,
      signal: loose.signal ?? null,
    };
    const { send } = options;
    const { onProgress } = loose;
    const response = await (send && onProgress ? send(url, init, onProgress) : options.fetch(url, init));
    if (response.status !== call.success.status) {
      const error = await readError(response);
      if (error.statusCode === 401 && error.message === "INVALID_REFRESH_TOKEN") {
        options.onSessionExpired();
        return new Promise<never>(() => {});
      }
      throw error;
    }
    if ("file" in call.success) return (await readFile(response)) as never;
    if ("body" in call.success) return call.success.body.decode((await response.json()) as never) as never;
    return undefined as never;
  };
}
