import { createHash } from "node:crypto";
import type { Call } from "@mec/api";
import { DomainError } from "@mec/domain/shared";
import type { FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod";
import type { AdmitVersion } from "../answering.ts";

/** The strong ETag of an object that a PUT replaces: from its whole answer, as it is on the wire. */
function versionOf(schema: z.ZodType, object: unknown): string {
  const text = JSON.stringify(z.encode(schema, object as never));
  return `"${createHash("sha256").update(text).digest("base64url").slice(0, 27)}"`;
}

/** The tags of an If-Match; a weak one (W/) never fits. */
const tagsOf = (header: string): string[] => header.split(",").map((tag) => tag.trim());

/**
 * Judges the If-Match of a request.
 * @throws DomainError PRECONDITION_FAILED when it names another version than the one that is there.
 */
export function admitVersion({ version }: Call, request: FastifyRequest): AdmitVersion {
  const header = request.headers["if-match"];
  return (current) => {
    if (header === undefined || version === undefined || header.trim() === "*") return;
    if (tagsOf(header).includes(versionOf(version, current))) return;
    throw new DomainError(
      "PRECONDITION_FAILED",
      "Ceci a changé depuis que vous l’avez lu\u00a0: relisez-le avant d’enregistrer.",
    );
  };
}

/** Sends the version of the answer: for a GET, and for a PUT that answers with the object. */
export function tellVersion(call: Call, reply: FastifyReply, output: unknown): void {
  if (call.version === undefined || (call.method !== "GET" && !call.answersVersion)) return;
  reply.header("etag", versionOf(call.version, output));
}
