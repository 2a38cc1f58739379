import { Readable } from "node:stream";
import type { MultipartFile } from "@fastify/multipart";
import { answerOf, type Call, errorsOf, type FileAnswer, queryOf } from "@mec/api";
import type { ExportedData, SearchedList } from "@mec/domain/audit";
import { DomainError, type ErrorCode, type Relation } from "@mec/domain/shared";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Paging } from "../answering.ts";
import { contentDisposition } from "../content-disposition.ts";
import type { Actor } from "../deps.ts";
import type { InTurn } from "../limits/in-turn.ts";
import { type Upload, withHeldFile } from "../uploads/index.ts";
import { type Asker, AskerLeft } from "../workers/asker.ts";
import { type GuardOptions, guard, judgeLate, objectIdOf } from "./guard.ts";
import type { Exchange, Handler } from "./handler.ts";
import { type IdempotencyDeps, performOnce } from "./idempotency.ts";
import { writeLong } from "./long-answers.ts";
import { cutLong, pagingOf } from "./paging.ts";
import { fileTooLarge } from "./upload-gate.ts";
import { admitVersion, tellVersion } from "./versions.ts";

export interface BindOptions extends GuardOptions {
  readonly base: string;
  /** Called when a call is refused with a code that it does not declare: the API's description is then wrong. */
  readonly onUndeclared: (call: Call, code: ErrorCode) => void;
  readonly journal: Journal;
  readonly idempotency: IdempotencyDeps;
  /** Limits how many files are made from stored data at once: each asks much of the database. */
  readonly exports: InTurn;
}

/** Writes the journal of who saw and exported what, for every call. */
interface Journal {
  look(actor: Actor, seen: { objectId: string | null; answer: unknown }): Promise<void>;
  search(actor: Actor, list: SearchedList): Promise<void>;
  export(actor: Actor, taken: { what: ExportedData; objectId: string | null }): Promise<void>;
}

/** The error of a body that ends before its file does: a network failure, or a faulty client. */
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
  const limits = { fileSize: upload.maxBytes, files: 1, fields: 5, fieldSize: 4096 };
  const part = await request.file({ limits, throwFileSizeLimit: false }).catch((error: unknown) => {
    throw interrupted(error);
  });
  if (!part || part.fieldname !== upload.field) {
    throw new DomainError("MISSING_FILE", `Le fichier est attendu dans le champ ${upload.field}.`);
  }
  return part;
}

async function* chunksOf({ file }: MultipartFile, maxBytes: number): AsyncGenerator<Uint8Array> {
  // What is not read is dropped by `withUpload`: cutting the request short would break its
  // client.
  try {
    yield* file.iterator({ destroyOnReturn: false });
  } catch (error) {
    throw interrupted(error);
  }
  if (file.truncated) throw fileTooLarge(maxBytes);
}

/** Gives the handler the file, whole; what is left unread is dropped, so that the request ends. */
async function withUpload<T>(
  request: FastifyRequest,
  upload: Call["upload"],
  work: (input: { upload?: Upload }) => Promise<T>,
): Promise<T> {
  if (!upload) return work({});
  const part = await findFile(request, upload);
  const fileName = part.filename;
  try {
    return await withHeldFile(chunksOf(part, upload.maxBytes), (file) =>
      work({ upload: { file, fileName } }),
    );
  } finally {
    part.file.resume();
  }
}

interface UnderWay {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly paging: Paging;
  /** The session that the call opened. */
  openedToken?: string;
}

function askedOf(under: UnderWay, { upload }: { upload?: Upload }, { findActor }: BindOptions) {
  return {
    request: under.request,
    reply: under.reply,
    file: upload && "file" in upload ? upload.file : undefined,
    signedIn: async () => (under.openedToken === undefined ? null : findActor(under.openedToken)),
  };
}

/** The caller who waits for the answer. He has left when his connection ends before the answer does. */
function askerOf({ request, reply }: UnderWay): Asker {
  const leaving = new AbortController();
  const leave = () => {
    if (!reply.raw.writableEnded) leaving.abort(new AskerLeft());
  };
  // He may have left before this, while the call waited its turn.
  if (reply.raw.destroyed) leave();
  else reply.raw.once("close", leave);
  return { whose: request.actor?.id ?? request.ip, signal: leaving.signal };
}

function exchange(call: Call, under: UnderWay, options: BindOptions): Exchange {
  const { request, reply, paging } = under;
  const sessionToken = options.cookies.sessionToken(request);
  return {
    paging,
    admitVersion: admitVersion(call, request),
    relations: request.admitted ?? [],
    origin: { ip: request.ip, userAgent: String(request.headers["user-agent"] ?? "").slice(0, 300) },
    get asker() {
      return askerOf(under);
    },
    identify: async () => (sessionToken === undefined ? null : options.findActor(sessionToken)),
    sessionToken,
    isCrossSite: request.headers["sec-fetch-site"] === "cross-site",
    openSession(token) {
      under.openedToken = token;
      options.cookies.setSession(reply, token);
    },
    closeSession: () => options.cookies.clearSession(reply),
    kept: (name) => options.cookies.kept(request, name),
    keep: (name, token, seconds) => options.cookies.keep(reply, name, token, seconds),
    drop: (name) => options.cookies.drop(reply, name),
  };
}

/** Closes the source of a file that is not sent after all. */
function dropFile(output: unknown): void {
  const { bytes } = (output ?? {}) as Partial<FileAnswer>;
  if (bytes instanceof Readable) bytes.destroy();
}

/** How long a cache between us and many readers may show a file that its owner has hidden or erased since. */
const sharedCacheSeconds = 300;

/** The same bytes as Fastify takes them, not copied. */
const bufferOver = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

const json = "application/json; charset=utf-8";

function sendFile(reply: FastifyReply, file: FileAnswer): FastifyReply {
  reply
    .type(file.contentType)
    .header("content-disposition", contentDisposition(file.inline ? "inline" : "attachment", file.fileName))
    .header(
      "cache-control",
      file.cacheSeconds
        ? `public, max-age=${file.cacheSeconds}, s-maxage=${sharedCacheSeconds}`
        : "private, no-store",
    );
  if (file.bytes instanceof Uint8Array) return reply.send(bufferOver(file.bytes));
  if (file.bytes instanceof Readable) return reply.send(file.bytes);
  return reply.send(Readable.from(file.bytes, { objectMode: false }));
}

/** Relations that make an object one's own. Taking part is not one: support may read more than a participant. */
const ownRelations: readonly Relation[] = ["owner", "holder", "applicant-owner"];

/** Whether somebody may make the call only as a member of support. */
const looksAsSupport = (admitted: readonly Relation[]): boolean =>
  admitted.includes("support") && !admitted.some((relation) => ownRelations.includes(relation));

/** Writes support's looks and everybody's exports into the journal before the answer leaves. */
async function writeJournal(
  call: Call,
  { request, answer, journal }: { request: FastifyRequest; answer: unknown; journal: Journal },
): Promise<void> {
  const { actor, admitted = [] } = request;
  if (!actor || call.method !== "GET") return;
  const objectId = objectIdOf(call, request);
  if (call.searches) await journal.search(actor, call.searches);
  else if (looksAsSupport(admitted)) await journal.look(actor, { objectId, answer });
  else if (call.exports) await journal.export(actor, { what: call.exports, objectId });
}

const wires = new WeakMap<Call, { query: ReturnType<typeof queryOf>; answer: ReturnType<typeof answerOf> }>();

/** Made once a process: a schema gets ready at its first use, and tests make hundreds of servers. */
function wireOf(call: Call) {
  const wire = wires.get(call) ?? { query: queryOf(call), answer: answerOf(call) };
  wires.set(call, wire);
  return wire;
}

/** Only the keys that exist: Fastify refuses an undefined one. Unknown query parameters are refused. */
function schemaOf(call: Call): Record<string, unknown> {
  const { query, answer } = wireOf(call);
  return {
    ...(call.params ? { params: call.params } : {}),
    querystring: query,
    ...(call.body ? { body: call.body } : {}),
    ...(answer ? { response: { [call.success.status]: answer } } : {}),
  };
}

/** Does the work of a call, and checks that a refusal is among those that the call declares. */
async function declaredOnly<T>(
  call: Call,
  declared: ReadonlySet<ErrorCode>,
  { onUndeclared }: BindOptions,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DomainError && !declared.has(error.code)) onUndeclared(call, error.code);
    throw error;
  }
}

/** Binds one call of the API to its handler: guard, parsed input, handler, parsed output. */
export function bindCall(
  app: FastifyInstance,
  call: Call,
  handler: Handler<Call>,
  options: BindOptions,
): void {
  const declared = errorsOf(call);
  const route = { method: call.method, url: options.base + call.path.replaceAll(/\{(\w+)\}/g, ":$1") };
  app.route({
    ...route,
    schema: schemaOf(call),
    // A HEAD request must not change anything.
    exposeHeadRoute: call.success.status !== 204,
    onRequest: guard(call, options),
    handler: async (request, reply) => {
      const input = {
        params: request.params,
        query: request.query,
        body: request.body,
      };
      const paging = pagingOf(call, request.query as object);
      const under: UnderWay = { request, reply, paging };
      const output: unknown = await declaredOnly(call, declared, options, () =>
        withUpload(request, call.upload, async (file) => {
          await judgeLate(call, { request, reply }, options);
          const given = { ...input, actor: request.actor, ...file };
          const perform = () =>
            performOnce(options.idempotency, call, askedOf(under, file, options), () =>
              handler(given as never, exchange(call, under, options)),
            );
          return call.exports && request.actor ? options.exports(request.actor.id, perform) : perform();
        }),
      );
      try {
        await writeJournal(call, { request, answer: output, journal: options.journal });
      } catch (error) {
        dropFile(output);
        throw error;
      }
      if ("file" in call.success) return sendFile(reply, output as FileAnswer);
      tellVersion(call, reply, output);
      reply.code(call.success.status);
      if (reply.getHeader("cache-control") === undefined) reply.header("cache-control", "no-store");
      if (!("body" in call.success)) return reply.send();
      const { answer, link } = cutLong(call, request.url, paging.answer(output));
      if (link !== undefined) reply.header("link", link);
      const long = await writeLong({ ...route, schema: wireOf(call).answer }, answer);
      return long ? reply.type(json).send(long) : reply.send(answer);
    },
  });
}
