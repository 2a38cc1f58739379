import { applicationStatuses } from "@mec/domain/application";
import { documentKinds, documentStatuses, missingItems } from "@mec/domain/document";
import type { Participant } from "@mec/domain/point";
import { cleanText, errorCodes, uuidSchema } from "@mec/domain/shared";
import {
  abuseReportSchema,
  missingKinds,
  moderationActs,
  moderationInputSchema,
  moderationStatuses,
} from "@mec/domain/support";
import * as z from "zod";
import { defineCalls } from "../call.ts";
import { idsOf, participantIds, participantIfAny, participantOf } from "../point/participant.ts";
import { pointHolder } from "../point/point-holder.ts";
import { project } from "../project/project-codec.ts";
import { created, idParams, queryInteger } from "../wire.ts";

const moderated = z.object({
  project,
  /** The numbers by which a register tells its bearer, as its owner gave them: where he is billed, and of the PMO. */
  declared: z.object({ siret: z.string().nullable(), rna: z.string().nullable() }),
  owner: z.object({
    id: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    emailVerified: z.boolean(),
  }),
  history: z.array(
    z.object({
      decision: z.enum(moderationActs),
      reason: z.string(),
      author: z.string(),
      createdAt: created,
    }),
  ),
  /** What receivers of its mails told support since the last decision. */
  reports: z.array(
    z.object({
      source: z.enum(["invitation", "message"]),
      /** The sender of the message, and its text; null for an invitation, which the owner sent. */
      sender: z.string().nullable(),
      quoted: z.string().nullable(),
      reason: z.string(),
      createdAt: created,
    }),
  ),
});

/** A meter that several accounts hold a valid consent for. */
const disputedConsent = z.object({
  prm: z.string(),
  claims: z.array(
    z.object({
      kind: z.enum(["consumption-point", "production-point"]),
      pointId: z.string(),
      pointName: z.string(),
      holder: z.object({ firstName: z.string(), lastName: z.string(), email: z.string() }),
      givenAt: created,
    }),
  ),
});

const projectRef = z.object({ id: z.string(), name: z.string() });
const standing = {
  applicationId: z.string(),
  /** The point's name. */
  name: z.string(),
  holder: pointHolder.extend({ emailVerified: z.boolean() }),
  prm: z.string().optional(),
  project: projectRef,
  status: z.enum(applicationStatuses),
  /** Since when the application has had that status. */
  since: created,
  /** The status of his documents; null while they were not sent. */
  documents: z.record(z.enum(documentKinds), z.enum(documentStatuses).nullable()),
};

/** A participant or candidate, and where he stands in the project that he asked to join, or takes part in. */
export interface SupportedParticipant extends z.output<z.ZodObject<typeof standing>> {
  readonly participant: Participant;
}

const supportedParticipant = z.codec(
  z.object({ ...participantIds, ...standing }),
  z.custom<SupportedParticipant>(),
  {
    decode: ({ consumptionPointId, productionPointId, ...rest }) => ({
      ...rest,
      participant: participantOf({ consumptionPointId, productionPointId }),
    }),
    encode: ({ participant, ...rest }) => ({ ...rest, ...idsOf(participant) }),
  },
);

const lack = {
  id: z.string(),
  kind: z.enum(missingKinds),
  /** What documents wait for, when it is about documents. */
  items: z.array(z.enum(missingItems)),
  /** The name of the point, when it is about one. */
  name: z.string().optional(),
  who: z.object({
    role: z.enum(["holder", "owner", "account"]),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
  }),
  project: projectRef.nullable(),
  since: created,
  /** When the person in `who` was last reminded of it. */
  remindedAt: created.nullable(),
};

/** Something missing; `who` is the person who can provide it, and who is reminded. */
export interface Missing extends z.output<z.ZodObject<typeof lack>> {
  /** The participant it is about; null when it is about a project, or an account. */
  readonly participant: Participant | null;
}

const missing = z.codec(z.object({ ...participantIds, ...lack }), z.custom<Missing>(), {
  decode: ({ consumptionPointId, productionPointId, ...rest }) => ({
    ...rest,
    participant: participantIfAny({ consumptionPointId, productionPointId }),
  }),
  encode: ({ participant, ...rest }) => ({ ...rest, ...idsOf(participant) }),
});

/** How many lines support sees of a list at once; the next ones come by pages. */
const mostBareForSupport = 200;

/** How many missing things one call reminds of: each is looked for on its own, and told with all that the same person lacks. */
export const mostReminded = 100;

const missingId = z.string().min(1).max(100);

const reminderResult = z.object({
  id: z.string(),
  ok: z.boolean(),
  code: z.enum(errorCodes).optional(),
  /** The same reason in French. */
  error: z.string().optional(),
});
export type ReminderResult = z.output<typeof reminderResult>;

const page = queryInteger(1, 100_000).optional();
const pageSize = queryInteger(1, 100).optional();

export const supportCalls = defineCalls({
  listModeratedProjects: {
    method: "GET",
    path: "/support/project",
    summary:
      "The projects to moderate, those that wait longest first, reported ones among them; the decided ones newest first",
    access: { who: "support" },
    searches: "projects",
    query: z.object({ status: z.enum(moderationStatuses).optional() }),
    paged: "pages",
    mostBare: mostBareForSupport,
    success: { status: 200, body: z.array(moderated) },
  },
  moderateProject: {
    method: "POST",
    path: "/support/project/{id}/moderation",
    summary:
      "Approve or hide a project, verify who stands behind it or take that back; the owner is told which and why",
    access: { who: "support" },
    params: idParams,
    body: moderationInputSchema,
    success: { status: 201, body: moderated },
    errors: ["EMAIL_NOT_CONFIRMED", "NOT_FOUND"],
  },
  listSupportedParticipants: {
    method: "GET",
    path: "/support/participant",
    summary:
      "Every participant and candidate, the newest application first; `q` starts a name, an e-mail address or a PRM",
    access: { who: "support" },
    searches: "participants",
    query: z.object({
      q: cleanText({ max: 100 }).optional(),
      status: z.enum(applicationStatuses).optional(),
      projectId: uuidSchema.optional(),
      page,
      pageSize,
    }),
    success: { status: 200, body: z.object({ items: z.array(supportedParticipant), total: z.int() }) },
  },
  listMissings: {
    method: "GET",
    path: "/support/missing",
    summary: "Who lacks what, and since when; those that wait longest first",
    access: { who: "support" },
    searches: "missings",
    query: z.object({
      kind: z.enum(missingKinds).optional(),
      projectId: uuidSchema.optional(),
      page,
      pageSize,
    }),
    success: { status: 200, body: z.object({ items: z.array(missing), total: z.int() }) },
  },
  countForSupport: {
    method: "GET",
    path: "/support/count",
    summary:
      "How many things are missing, in all and of each kind, and how many meters are disputed: nobody is named",
    access: { who: "support" },
    success: {
      status: 200,
      body: z.object({
        missings: z.int(),
        /** Only the kinds of which something is missing. Absent from the answers of a server of the former release. */
        missingsByKind: z.array(z.object({ kind: z.enum(missingKinds), count: z.int() })).optional(),
        disputes: z.int(),
      }),
    },
  },
  remindOfMissing: {
    method: "POST",
    path: "/support/missing/{id}/remind",
    summary: "Mail who lacks it, at most once in 7 days",
    access: { who: "support" },
    params: z.object({ id: missingId }),
    success: { status: 201, body: z.object({ id: z.string(), remindedAt: created }) },
    errors: ["ALREADY_REMINDED", "NOT_FOUND"],
  },
  remindOfMissings: {
    method: "POST",
    path: "/support/missing/remind",
    summary:
      "Mail many who lack something, each at most once in 7 days and one mail to each person; says which reminders failed and why",
    access: { who: "support" },
    body: z.strictObject({ missingIds: z.array(missingId).min(1).max(mostReminded) }),
    success: {
      status: 200,
      body: z.object({
        results: z.array(reminderResult),
      }),
    },
  },
  reportAbuse: {
    method: "POST",
    path: "/public/abuse-report",
    summary: "Tell support that a mail should not have been sent, with the token of its link",
    access: { who: "anyone" },
    body: abuseReportSchema,
    success: { status: 204 },
    errors: ["NOT_FOUND"],
  },
  listDisputedConsents: {
    method: "GET",
    path: "/support/disputed-consent",
    summary: "The meters that several accounts hold a valid consent for, the oldest dispute first",
    access: { who: "support" },
    paged: "pages",
    mostBare: mostBareForSupport,
    success: { status: 200, body: z.array(disputedConsent) },
  },
});
export type DisputedConsent = z.output<typeof disputedConsent>;
export type ModeratedProject = z.output<typeof moderated>;
