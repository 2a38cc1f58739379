import { Readable } from "node:stream";
import type { MultipartFile } from "@fastify/multipart";
import type { Access, Call, FileAnswer, ObjectKind } from "@mec/api";
import { DomainError, type Relation, uuidSchema } from "@mec/domain/shared";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { contentDisposition } from "../content-disposition.ts";
import type { Actor } from "../deps.ts";
import type { Cookies } from "./cookies.ts";
import type { Exchange, Handler, Upload, UploadStream } from "./handler.ts";

/** The actor's relations to an object, or null when there is no such object. */
export type FindRelations = (actor: Actor, id: string) => Promise<ReadonlySet<Relation> | null>;

export interface BindOptions {
  readonly base: string;
  readonly cookies: Cookies;
  readonly findActor: (sessionToken: string) => Promise<Actor | null>;
  readonly relations: Readonly<Record<ObjectKind, FindRelations>>;
}

declare module "fastify" {
  interface FastifyRequest {
    actor: Actor | null;
  }
}

const notFound = () => new DomainError("NOT_FOUND", "NOT_FOUND");

/** Made once: every visitor's first call ends in it, and a stack trace would cost a tenth of that call. */
const unauthenticated = new DomainError("UNAUTHENTICATED", "UNAUTHENTICATED");

/** Finds who acts, or refuses: 401 without a session, and with one that has ended. */
async function authenticate(
  request: FastifyRequest,
  reply: FastifyReply,
  options: BindOptions,
): Promise<Actor> {
  const token = options.cookies.sessionToken(request);
  if (token === undefined) throw unauthenticated;
  const actor = await options.findActor(token);
  if (actor) return actor;
  options.cookies.clearSession(reply);
  throw new DomainError("INVALID_REFRESH_TOKEN", "INVALID_REFRESH_TOKEN");
}

/** Deny first: support calls and objects of others look as if they were not there. */
async function authorise(
  access: Access,
  request: FastifyRequest,
  actor: Actor,
  options: BindOptions,
): Promise<void> {
  if (access.who === "anyone" || access.who === "user") return;
  if (access.who === "support") {
    if (!actor.roles.includes("support")) throw new DomainError("FORBIDDEN", "FORBIDDEN");
    return;
  }
  const id = uuidSchema.safeParse((request.params as Record<string, string>)[access.param]);
  const relations = id.success ? await options.relations[access.object](actor, id.data) : null;
  if (!relations || !access.who.some((relation) => relations.has(relation))) throw notFound();
}

/** Denies what needs no look into the database at once; the promises of the rest are only for who comes with a session. */
function guard(call: Call, { cookies, ...rest }: BindOptions) {
  const options = { cookies, ...rest };
  async function admit(request: FastifyRequest, reply: FastifyReply) {
    const actor = await authenticate(request, reply, options);
    await authorise(call.access, request, actor, options);
    request.actor = actor;
  }
  return (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void) => {
    const isTrusted = call.method === "GET" || cookies.isXsrfValid(request);
    if (call.method === "GET" || !isTrusted) cookies.refreshXsrf(request, reply);
    if (!isTrusted) return done(new DomainError("INVALID_XSRF_TOKEN", "INVALID_XSRF_TOKEN"));
    if (call.access.who === "anyone") return done();
    if (cookies.sessionToken(request) === undefined) return done(unauthenticated);
    admit(request, reply).then(() => done(), done);
  };
}

/** A body that ends before its file does: the network, or a client that writes it wrong. */
function interrupted(error: unknown): unknown {
  const isNamed = error instanceof DomainError || (error instanceof Error && "statusCode" in error);
  return isNamed
    ? error
    : new DomainError(
        "INTERRUPTED_UPLOAD",
        "L’envoi du fichier s’est interrompu avant la fin\u00a0: recommencez.",
      );
}

async function findFile(
  request: FastifyRequest,
  upload: NonNullable<Call["upload"]>,
): Promise<MultipartFile> {
  if (!request.isMultipart()) throw new DomainError("UNSUPPORTED_MEDIA_TYPE", "UNSUPPORTED_MEDIA_TYPE");
  const limits = { fileSize: upload.maxBytes, files: 1, fields: 5 };
  const part = await request
    .file({ limits, throwFileSizeLimit: !upload.streamed })
    .catch((error: unknown) => {
      throw interrupted(error);
    });
  if (!part || part.fieldname !== upload.field) {
    throw new DomainError("MISSING_FILE", `Le fichier est attendu dans le champ ${upload.field}.`);
  }
  return part;
}

async function* chunksOf({ file }: MultipartFile, maxBytes: number): AsyncGenerator<Uint8Array> {
  // What the handler does not read is dropped by `withUpload`: a request that is cut short would break its client.
  try {
    yield* file.iterator({ destroyOnReturn: false });
  } catch (error) {
    throw interrupted(error);
  }
  if (!file.truncated) return;
  const megabytes = maxBytes / (1024 * 1024);
  throw new DomainError("FILE_TOO_LARGE", `Ce fichier dépasse ${megabytes}\u00a0Mo.`);
}

/** The file, whole or as it comes; what the handler leaves of it is dropped, so that the request ends. */
async function withUpload<T>(
  request: FastifyRequest,
  upload: Call["upload"],
  work: (input: { upload?: Upload | UploadStream }) => Promise<T>,
): Promise<T> {
  if (!upload) return work({});
  const part = await findFile(request, upload);
  const fileName = part.filename;
  if (!upload.streamed) {
    const bytes = await part.toBuffer().catch((error: unknown) => {
      throw interrupted(error);
    });
    return work({ upload: { bytes, fileName } });
  }
  try {
    return await work({ upload: { chunks: chunksOf(part, upload.maxBytes), fileName } });
  } finally {
    part.file.resume();
  }
}

function exchange(request: FastifyRequest, reply: FastifyReply, options: BindOptions): Exchange {
  const sessionToken = options.cookies.sessionToken(request);
  return {
    origin: { ip: request.ip, userAgent: String(request.headers["user-agent"] ?? "").slice(0, 300) },
    identify: async () => (sessionToken === undefined ? null : options.findActor(sessionToken)),
    sessionToken,
    isCrossSite: request.headers["sec-fetch-site"] === "cross-site",
    openSession: (token) => options.cookies.setSession(reply, token),
    closeSession: () => options.cookies.clearSession(reply),
  };
}

function sendFile(reply: FastifyReply, file: FileAnswer): FastifyReply {
  reply
    .type(file.contentType)
    .header("content-disposition", contentDisposition(file.inline ? "inline" : "attachment", file.fileName))
    .header(
      "cache-control",
      file.cacheSeconds ? `public, max-age=${file.cacheSeconds}` : "private, no-store",
    );
  return reply.send(
    file.bytes instanceof Uint8Array
      ? Buffer.from(file.bytes)
      : Readable.from(file.bytes, { objectMode: false }),
  );
}

/** The keys Fastify is given are those that exist: it refuses an undefined one. */
function schemaOf(call: Call): Record<string, unknown> {
  return {
    ...(call.params ? { params: call.params } : {}),
    ...(call.query ? { querystring: call.query } : {}),
    ...(call.body ? { body: call.body } : {}),
    ...("body" in call.success ? { response: { [call.success.status]: call.success.body } } : {}),
  };
}

/** Binds one call of the API to what does it: guard, parsed input, handler, parsed output. */
export function bindCall(
  app: FastifyInstance,
  call: Call,
  handler: Handler<Call>,
  options: BindOptions,
): void {
  app.route({
    method: call.method,
    url: options.base + call.path.replaceAll(/\{(\w+)\}/g, ":$1"),
    schema: schemaOf(call),
    preValidation: guard(call, options),
    handler: async (request, reply) => {
      const input = {
        params: request.params,
        query: request.query,
        body: request.body,
        actor: request.actor,
      };
      const output: unknown = await withUpload(request, call.upload, (file) =>
        handler({ ...input, ...file } as never, exchange(request, reply, options)),
      );
      if ("file" in call.success) return sendFile(reply, output as FileAnswer);
      reply.code(call.success.status);
      if (reply.getHeader("cache-control") === undefined) reply.header("cache-control", "no-store");
      return "body" in call.success ? reply.send(output) : reply.send();
    },
  });
}
