import { createHash, createHmac } from "node:crypto";
import { createReadStream } from "node:fs";
import { type Call, takesKey } from "@mec/api";
import { FieldError, messages, uuidSchema } from "@mec/domain/shared";
import type { FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod";
import type { Actor, Deps } from "../deps.ts";
import { once } from "../idempotency/index.ts";
import type { HeldFile } from "../uploads/index.ts";

const header = "idempotency-key";

export type IdempotencyDeps = Pick<Deps, "db" | "now" | "limits"> & {
  readonly config: Pick<Deps["config"], "sessionSecret">;
};

interface Asked {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly file: HeldFile | undefined;
  /** The person whom the request signed in, if it did. */
  readonly signedIn: () => Promise<Actor | null>;
}

/** @throws FieldError INVALID_IDEMPOTENCY_KEY for a key that is no UUID. */
function keyOf(call: Call, { headers }: FastifyRequest): string | undefined {
  const key = takesKey(call) ? headers[header] : undefined;
  if (key === undefined) return undefined;
  const read = uuidSchema.safeParse(key);
  if (read.success) return read.data.toLowerCase();
  throw new FieldError("INVALID_IDEMPOTENCY_KEY", "Idempotency-Key", messages.identifier);
}

async function digestOf(file: HeldFile | undefined): Promise<string> {
  if (!file || file.size === 0) return "";
  const hash = createHash("sha256");
  const chunks = createReadStream("", {
    fd: file.descriptor,
    autoClose: false,
    start: 0,
    end: file.size - 1,
  });
  for await (const chunk of chunks) hash.update(chunk);
  return hash.digest("hex");
}

/** The same for two identical requests; keyed, because a body may contain a password. */
async function fingerprintOf({ request, file }: Asked, secret: string): Promise<Buffer> {
  const asked = [request.method, request.url, request.body ?? null, await digestOf(file)];
  return createHmac("sha256", `idempotency ${secret}`).update(JSON.stringify(asked)).digest();
}

const toWire = ({ success }: Call, output: unknown) =>
  "body" in success ? { body: z.encode(success.body, output as never) as unknown } : {};

const fromWire = ({ success }: Call, { body }: { body?: unknown }) =>
  "body" in success ? z.decode(success.body, body as never) : undefined;

/** Does a call, or repeats the answer that the same call got under the same Idempotency-Key. */
export async function performOnce(
  deps: IdempotencyDeps,
  call: Call,
  asked: Asked,
  perform: () => Promise<unknown>,
): Promise<unknown> {
  const { request, reply, signedIn } = asked;
  const key = keyOf(call, request);
  if (key === undefined) return perform();
  const accountId = request.actor?.id ?? null;
  if (accountId !== null) await deps.limits.count("keysPerAccount", accountId);
  const fingerprint = await fingerprintOf(asked, deps.config.sessionSecret);
  const made = await once(
    deps,
    { accountId, key, fingerprint },
    {
      perform,
      toAnswer: (output) => toWire(call, output),
      accountId: async () => accountId ?? (await signedIn())?.id ?? null,
    },
  );
  if ("output" in made) return made.output;
  reply.header("idempotency-replayed", "true");
  return fromWire(call, made.kept);
}
