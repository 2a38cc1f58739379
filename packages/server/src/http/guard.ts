import type { Access, Call, ObjectKind } from "@mec/api";
import { DomainError, type Relation, uuidSchema } from "@mec/domain/shared";
import type { FastifyReply, FastifyRequest } from "fastify";
import { requireConfirmedIdentity } from "../confirmed-identity.ts";
import type { Actor } from "../deps.ts";
import type { Limits } from "../limits/limits.ts";
import { placeOf } from "../limits/network.ts";
import type { Cookies } from "./cookies.ts";
import type { UploadGate } from "./upload-gate.ts";

/** The actor's relations to an object, or null when there is no such object. */
export type FindRelations = (actor: Actor, id: string) => Promise<ReadonlySet<Relation> | null>;

/** What the guard needs to judge a call. */
export interface GuardOptions {
  readonly cookies: Cookies;
  readonly uploads: UploadGate;
  readonly limits: Limits;
  readonly findActor: (sessionToken: string) => Promise<Actor | null>;
  readonly relations: Readonly<Record<ObjectKind, FindRelations>>;
  readonly now: () => Date;
}

declare module "fastify" {
  interface FastifyRequest {
    actor: Actor | null;
    /** The code by which the request was refused, for the log. */
    refusal: string | undefined;
    /** When the actor was judged, in the clock of `performance.now()`. */
    judgedAt: number;
    /** The relations that open the call to the actor, when it is about an object or for support only. */
    admitted: readonly Relation[];
  }
}

const notFound = () => new DomainError("NOT_FOUND", "NOT_FOUND");

/** Made once: it ends every visitor's first call, and a stack trace would cost a tenth of that call. */
const unauthenticated = new DomainError("UNAUTHENTICATED", "UNAUTHENTICATED");

/** Finds the actor, or refuses: 401 without a session, or with an ended one. */
async function authenticate(
  request: FastifyRequest,
  reply: FastifyReply,
  options: GuardOptions,
): Promise<Actor> {
  const token = options.cookies.sessionToken(request);
  if (token === undefined) throw unauthenticated;
  const actor = await options.findActor(token);
  if (actor) return actor;
  options.cookies.clearSession(reply);
  throw new DomainError("INVALID_REFRESH_TOKEN", "INVALID_REFRESH_TOKEN");
}

/** The id, in the path, of the object that a call is about. */
export const objectIdOf = ({ access }: Call, request: FastifyRequest): string | null =>
  "object" in access ? ((request.params as Record<string, string>)[access.param] ?? null) : null;

/**
 * Denies by default: support calls and other people's objects look as if they did not exist.
 * @returns the relations that open the call, when not every signed-in person may make it.
 */
async function authorise(
  access: Access,
  request: FastifyRequest,
  actor: Actor,
  options: GuardOptions,
): Promise<readonly Relation[]> {
  if (access.who === "anyone" || access.who === "user") return [];
  if (access.who === "support") {
    if (!actor.roles.includes("support")) throw new DomainError("FORBIDDEN", "FORBIDDEN");
    return ["support"];
  }
  const id = uuidSchema.safeParse((request.params as Record<string, string>)[access.param]);
  const relations = id.success ? await options.relations[access.object](actor, id.data) : null;
  const admitted = access.who.filter((relation) => relations?.has(relation));
  if (admitted.length === 0) throw notFound();
  return admitted;
}

/** Finds the actor and checks his rights: for every call but those for anyone. */
async function judge(
  call: Call,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  options: GuardOptions,
): Promise<void> {
  const actor = await authenticate(request, reply, options);
  // Set before the decision: the log then names whoever was refused.
  request.actor = actor;
  request.admitted = await authorise(call.access, request, actor, options);
  if (call.fresh) requireConfirmedIdentity(actor, options.now());
  request.judgedAt = performance.now();
}

/** A body that takes longer than this may arrive after its session was ended. */
const lateMilliseconds = 100;

/** Judges the sender of a slow body again once it has arrived: a session ended meanwhile does nothing more. */
export async function judgeLate(
  call: Call,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  options: GuardOptions,
): Promise<void> {
  if (request.actor === null || performance.now() - request.judgedAt < lateMilliseconds) return;
  await judge(call, { request, reply }, options);
}

/**
 * Judges a request by its head, before its body is read. What needs no database is denied at once; promises
 * are made only for requests with a session or a file.
 */
export function guard(call: Call, { cookies, ...rest }: GuardOptions) {
  const options = { cookies, ...rest };
  async function admit(request: FastifyRequest, reply: FastifyReply) {
    if (call.access.who !== "anyone") await judge(call, { request, reply }, options);
    if (call.upload) await options.uploads.admit(request, reply, call.upload);
    if (call.exports && request.actor) await options.limits.count("exportsPerAccount", request.actor.id);
  }
  return (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void) => {
    const isTrusted = call.method === "GET" || cookies.isXsrfValid(request);
    if (call.method === "GET" || !isTrusted) cookies.refreshXsrf(request, reply);
    if (!isTrusted) return done(new DomainError("INVALID_XSRF_TOKEN", "INVALID_XSRF_TOKEN"));
    if (call.access.who === "anyone") {
      if (!call.upload) return done();
    } else if (cookies.sessionToken(request) === undefined) return done(unauthenticated);
    const admitted = call.upload
      ? options.uploads.inTurn(placeOf(request.ip), () => admit(request, reply))
      : admit(request, reply);
    admitted.then(() => done(), done);
  };
}
