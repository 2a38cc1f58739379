import { deserialize, serialize } from "node:v8";
import type { FileAnswer } from "@mec/api";
import { DomainError, type ErrorCode } from "@mec/domain/shared";
import { isPassing, PassingElsewhere } from "../db/unavailable.ts";
import { decrypt, encrypt } from "../encryption/index.ts";
import { Busy } from "../workers/busy.ts";

/** What became of a work: errors lose their class on the way between nodes. */
type Outcome =
  | { readonly output: unknown }
  | { readonly refusal: { readonly code: ErrorCode; readonly message: string } }
  | { readonly busy: { readonly isOwn: boolean; readonly retryAfterSeconds: number } }
  /** `isPassing`: the same may work in a moment. */
  | { readonly failed: string; readonly isPassing?: true };

const pack = (column: "input" | "answer", id: string, value: unknown): string =>
  encrypt(`long_work.${column}`, id, serialize(value).toString("base64"));
const unpack = (column: "input" | "answer", id: string, text: string): unknown =>
  deserialize(Buffer.from(decrypt(`long_work.${column}`, id, text), "base64"));

export const packGiven = (id: string, given: readonly unknown[]): string => pack("input", id, given);
export const unpackGiven = (id: string, text: string) => unpack("input", id, text) as unknown[];

const isFile = (output: unknown): output is FileAnswer =>
  typeof output === "object" && output !== null && "bytes" in output && "fileName" in output;

/** A file that is made as it is read goes to another node whole. */
async function whole(output: unknown): Promise<unknown> {
  if (!isFile(output) || output.bytes instanceof Uint8Array) return output;
  const chunks: Uint8Array[] = [];
  for await (const chunk of output.bytes) chunks.push(chunk);
  return { ...output, bytes: Buffer.concat(chunks) };
}

function outcomeOf(error: unknown): Outcome {
  if (error instanceof Busy) {
    const { code, retryAfterSeconds } = error;
    return { busy: { isOwn: code === "TOO_MANY_REQUESTS", retryAfterSeconds } };
  }
  if (error instanceof DomainError) return { refusal: { code: error.code, message: error.message } };
  return { failed: String(error), ...(isPassing(error) ? { isPassing: true } : {}) };
}

/** What a work came to, and the error that nobody expected. */
export interface Done {
  readonly outcome: Outcome;
  readonly unexpected?: unknown;
}

export async function outcomeOfWork(work: () => Promise<unknown>): Promise<Done> {
  try {
    return { outcome: { output: await whole(await work()) } };
  } catch (error) {
    const outcome = outcomeOf(error);
    return { outcome, ...("failed" in outcome ? { unexpected: error } : {}) };
  }
}

/** An outcome encrypted for its row. */
export const packOutcome = (id: string, outcome: Outcome): string => pack("answer", id, outcome);

/** @throws what the work threw. */
export function openOutcome(id: string, text: string): unknown {
  const outcome = unpack("answer", id, text) as Outcome;
  if ("output" in outcome) return outcome.output;
  if ("refusal" in outcome) throw new DomainError(outcome.refusal.code, outcome.refusal.message);
  if ("busy" in outcome) throw new Busy(outcome.busy);
  const Failure = outcome.isPassing ? PassingElsewhere : Error;
  throw new Failure(`A worker failed: ${outcome.failed}`);
}
