import type { ExportedData, SearchedList } from "@mec/domain/audit";
import type { ErrorCode, Relation } from "@mec/domain/shared";
import type * as z from "zod";

/** The kinds of object that an access rule can be about. */
export type ObjectKind = "project" | "consumption-point" | "production-point" | "application";

/**
 * Who may make a call. It is part of every call and has no default.
 * `who: [...]` names the relations to the object `{param}` of the path that open it; anybody else gets a 404.
 */
export type Access =
  | { readonly who: "anyone" }
  | { readonly who: "user" }
  | { readonly who: "support" }
  | { readonly who: readonly Relation[]; readonly object: ObjectKind; readonly param: string };

type Success =
  | { readonly status: 200 | 201; readonly body: z.ZodType }
  | { readonly status: 204 }
  | { readonly status: 200; readonly file: readonly string[] };

export interface Call {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** With `{name}` for each parameter, relative to the API's base. */
  readonly path: string;
  readonly summary: string;
  readonly access: Access;
  /**
   * Requires that the person proved his identity lately in this session: otherwise 403
   * CONFIRMATION_OF_IDENTITY_NEEDED, and POST /session/confirm opens it for ten minutes.
   */
  readonly fresh?: true;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** The only file field of a multipart body. */
  readonly upload?: { readonly field: string; readonly maxBytes: number };
  /** The data that the call takes out of the platform, as the journal names it. */
  readonly exports?: ExportedData;
  /** A POST that creates something though it does not answer 201: like those, it takes an Idempotency-Key. */
  readonly creates?: true;
  /** A list that can grow: answered in parts on request (`page`, or `cursor` where others add lines meanwhile). */
  readonly paged?: "pages" | "cursor";
  /**
   * A list that may hold thousands: asked for without `page`, it holds at most this many lines, and a Link
   * leads to the rest.
   */
  readonly mostBare?: number;
  /** The most lines of a list that a rule keeps short, and that is never cut. */
  readonly mostLines?: number;
  /**
   * For an object read by a GET and replaced by a PUT: the fields from which the ETag of both is made, so
   * that an If-Match can be judged. The PUT says whether it answers with the object.
   */
  readonly version?: z.ZodType;
  readonly answersVersion?: true;
  /** The list of people that support searches by this call: one line in the journal, not one for each name. */
  readonly searches?: SearchedList;
  readonly success: Success;
  /** The call's own refusals, beside those that come with its access, its method and its upload (`errorsOf`). */
  readonly errors?: readonly ErrorCode[];
}

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

/** What a handler receives, in the domain's names. */
export interface CallInput<C extends Call> {
  readonly params: Parsed<C["params"]>;
  readonly query: Parsed<C["query"]>;
  readonly body: Parsed<C["body"]>;
}

/** A file a call answers with. */
export interface FileAnswer {
  readonly contentType: string;
  readonly fileName: string;
  readonly bytes: Uint8Array | AsyncIterable<Uint8Array>;
  /** Inline only for pictures of public pages. */
  readonly inline?: boolean;
  readonly cacheSeconds?: number;
}

/** What a handler answers, in the domain's names. */
export type CallOutput<C extends Call> = C["success"] extends { body: infer B extends z.ZodType }
  ? z.output<B>
  : C["success"] extends { file: readonly string[] }
    ? FileAnswer
    : void;

/** Declares the calls of a feature, keeping each one's exact types. */
export function defineCalls<const T extends Record<string, Call>>(calls: T): T {
  return calls;
}
