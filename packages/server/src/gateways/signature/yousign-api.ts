import * as z from "zod";
import { SignatureRefused, SignatureUnavailable } from "./port.ts";

export interface YousignOptions {
  readonly apiKey: string;
  readonly url: string;
  readonly timeoutMs?: number;
}

const defaultTimeoutMs = 20_000;
/** Temporary refusals (our key, our plan, their load), which say nothing about the document. */
const laterStatuses = new Set([401, 402, 403, 408, 429]);

const problemSchema = z.object({
  type: z.string().max(300).optional(),
  title: z.string().max(300).optional(),
  invalid_params: z.array(z.object({ name: z.string().max(100) })).optional(),
});

/** The names of what was wrong, without the details, which may contain people's names and addresses. */
async function describeProblem(response: Response): Promise<string> {
  const problem = problemSchema.safeParse(await response.json().catch(() => null)).data;
  const names = problem?.invalid_params?.map(({ name }) => name) ?? [];
  return [`Status ${response.status}`, problem?.title ?? problem?.type, ...names].filter(Boolean).join(", ");
}

function retryAfterOf(response: Response): { retryAfterSeconds?: number } {
  const seconds = Number(response.headers.get("retry-after") ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? { retryAfterSeconds: seconds } : {};
}

export interface Question {
  readonly method: "GET" | "POST" | "DELETE";
  readonly path: string;
  readonly json?: unknown;
  readonly form?: FormData;
  readonly accept?: string;
}

function requestOf(
  apiKey: string,
  { method, json, form, accept = "application/json" }: Question,
): RequestInit {
  return {
    method,
    headers: {
      authorization: `Bearer ${apiKey}`,
      accept,
      ...(json === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    ...(form === undefined ? {} : { body: form }),
  };
}

/** One call to Yousign v3, without retries: the caller knows what may be repeated. */
export function yousignApi({ apiKey, url, timeoutMs = defaultTimeoutMs }: YousignOptions) {
  async function send(question: Question): Promise<Response> {
    try {
      return await fetch(`${url}${question.path}`, {
        ...requestOf(apiKey, question),
        redirect: "error",
        signal: AbortSignal.timeout(timeoutMs),
      });
    } catch (error) {
      throw new SignatureUnavailable("No answer", { cause: error });
    }
  }

  /** @returns null when the resource does not exist. */
  async function ask(question: Question): Promise<Response | null> {
    const response = await send(question);
    if (response.ok) return response;
    if (response.status === 404 && question.method === "GET") return null;
    const message = await describeProblem(response);
    if (response.status >= 500 || laterStatuses.has(response.status)) {
      throw new SignatureUnavailable(message, retryAfterOf(response));
    }
    throw new SignatureRefused(response.status, message);
  }

  async function find<T>(question: Question, schema: z.ZodType<T>): Promise<T | null> {
    const response = await ask(question);
    if (!response) return null;
    const answer = schema.safeParse(await response.json().catch(() => null));
    if (!answer.success) throw new SignatureUnavailable("Unreadable answer", { cause: answer.error });
    return answer.data;
  }

  return {
    find,
    /** @throws SignatureUnavailable when the resource does not exist, or cannot be read. */
    async get<T>(question: Question, schema: z.ZodType<T>): Promise<T> {
      const found = await find(question, schema);
      if (found === null) throw new SignatureUnavailable("Nothing is there");
      return found;
    },
    async do(question: Question): Promise<void> {
      await ask(question);
    },
    async bytes(question: Question): Promise<Uint8Array | null> {
      const response = await ask(question);
      return response && new Uint8Array(await response.arrayBuffer());
    },
  };
}
export type YousignApi = ReturnType<typeof yousignApi>;
