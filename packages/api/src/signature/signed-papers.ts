import { documentKindSchema } from "@mec/domain/document";
import { emailSchema, uuidSchema } from "@mec/domain/shared";
import * as z from "zod";
import { defineCalls } from "../call.ts";
import { created, idParams, queryInteger } from "../wire.ts";

const tokenParams = z.object({ token: z.string().max(200) });

/** How many lines a page of the list holds. */
export const signedPapersPage = 50;

/**
 * `awaited`: it waits for the signature of others, or its signed copy for a few minutes; `retracted`: its participant retracted;
 * `ended`: it came to nothing before all had signed.
 */
export const unconcludedStates = ["awaited", "retracted", "ended"] as const;

/** What the reader has signed, or somebody whom his account named, of which there is no copy signed by all. */
const unconcluded = z.object({
  id: z.string(),
  kind: documentKindSchema,
  fileName: z.string(),
  projectName: z.string(),
  /** Whose document and of which place it is. */
  whose: z.string().nullable(),
  /** The reader's own place that it goes with when that is deleted. Absent from a server of the former release. */
  consumptionPointId: z.string().nullable().optional(),
  state: z.enum(unconcludedStates),
  /** Who signed, where the reader has not: those whom his account named; null where he has. Absent from a server of the former release. */
  signedBy: z.string().nullable().optional(),
  /** When he signed, or they. */
  signedAt: created,
  /** When its participant retracted from it; null where he did not. */
  retractedAt: created.nullable(),
});

const signedPapers = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      kind: documentKindSchema,
      fileName: z.string(),
      projectName: z.string(),
      /** Whose document and of which place it is, where the reader has several of this kind in the project; else null. Absent from a server of the former release. */
      whose: z.string().nullable().optional(),
      /** When the last signature was given. */
      signedAt: created,
      /** When its participant retracted from it, where he did. Absent from a server of the former release. */
      retractedAt: created.nullable().optional(),
      /** It is kept until then at least. */
      keepUntil: created,
    }),
  ),
  total: z.int(),
  /** Of the first page: the newest that not all have signed, as long as their project stands. Absent of other pages, where there is none, and from a server of the former release. */
  unconcluded: z.array(unconcluded).max(signedPapersPage).optional(),
});
/** From 1 on; the first page when left out. */
const page = { page: queryInteger(1, 10_000).optional() };

/** Signed papers, for those who signed them: they outlive projects and accounts. */
export const signedPaperCalls = defineCalls({
  listSignedPapers: {
    method: "GET",
    path: "/user/signed-paper",
    summary: "The signed papers of the person, those of deleted projects included",
    access: { who: "user" },
    query: z.object(page),
    success: { status: 200, body: signedPapers },
  },
  getSignedPaper: {
    method: "GET",
    path: "/user/signed-paper/{id}/file",
    summary: "The file of one of them: sealed, or with the signatures so far where not all have signed",
    access: { who: "user" },
    params: idParams,
    success: { status: 200, file: ["application/pdf"] },
    errors: ["NOT_FOUND"],
  },
  archiveSignedPapers: {
    method: "GET",
    path: "/user/signed-paper/archive",
    summary: "A zip of all that the person has signed",
    access: { who: "user" },
    exports: "documents",
    success: { status: 200, file: ["application/zip"] },
    errors: ["NO_DOCUMENT", "FILE_TOO_LARGE"],
  },
  askSignedPapers: {
    method: "POST",
    path: "/signed-paper/link",
    summary: "Send to a mailbox a link to what was signed with it; the answer is the same when nothing was",
    access: { who: "anyone" },
    body: z.strictObject({ email: emailSchema }),
    success: { status: 204 },
  },
  listMailedPapers: {
    method: "GET",
    path: "/signed-paper/{token}",
    summary: "What was signed with the mailbox that the link was sent to",
    access: { who: "anyone" },
    params: tokenParams,
    query: z.object(page),
    success: { status: 200, body: signedPapers },
    errors: ["NOT_FOUND"],
  },
  getMailedPaper: {
    method: "GET",
    path: "/signed-paper/{token}/file",
    summary: "The file of one of them: sealed, or with the signatures so far where not all have signed",
    access: { who: "anyone" },
    params: tokenParams,
    query: z.object({ documentId: uuidSchema }),
    success: { status: 200, file: ["application/pdf"] },
    errors: ["NOT_FOUND"],
  },
});
export type SignedPapers = z.output<typeof signedPapers>;
