import {
  auditActors,
  auditKinds,
  auditObjectKinds,
  exportedData,
  searchedLists,
  secondFactors,
} from "@mec/domain/audit";
import { emailSchema } from "@mec/domain/shared";
import { missingKinds, moderationActs } from "@mec/domain/support";
import * as z from "zod";
import { defineCalls } from "../call.ts";
import { created, queryInteger } from "../wire.ts";

const nothing = z.object({});
/** Each kind with its details; what was seen or changed is named, never quoted. */
const facts = [
  z.object({ kind: z.literal("support-looked"), detail: nothing }),
  z.object({ kind: z.literal("support-searched"), detail: z.object({ list: z.enum(searchedLists) }) }),
  z.object({ kind: z.literal("support-reminded"), detail: z.object({ missing: z.enum(missingKinds) }) }),
  z.object({ kind: z.literal("data-exported"), detail: z.object({ what: z.enum(exportedData) }) }),
  z.object({ kind: z.literal("email-changed"), detail: nothing }),
  z.object({ kind: z.literal("password-changed"), detail: z.object({ by: z.enum(["form", "link"]) }) }),
  z.object({
    kind: z.literal("email-change-undone"),
    detail: z.object({ removedFactors: z.boolean() }),
  }),
  z.object({ kind: z.literal("factor-added"), detail: z.object({ factor: z.enum(secondFactors) }) }),
  z.object({ kind: z.literal("factor-removed"), detail: z.object({ factor: z.enum(secondFactors) }) }),
  z.object({ kind: z.literal("recovery-codes-renewed"), detail: nothing }),
  z.object({ kind: z.literal("recovery-code-used"), detail: nothing }),
  z.object({ kind: z.literal("factors-reset"), detail: nothing }),
  z.object({ kind: z.literal("sessions-ended"), detail: z.object({ count: z.int() }) }),
  z.object({ kind: z.literal("new-device"), detail: nothing }),
  z.object({ kind: z.literal("role-changed"), detail: z.object({ role: z.enum(["support", "none"]) }) }),
  z.object({ kind: z.literal("plan-granted"), detail: z.object({ plan: z.string() }) }),
  z.object({
    kind: z.literal("project-moderated"),
    detail: z.object({ decision: z.enum(moderationActs) }),
  }),
  z.object({ kind: z.literal("contract-retracted"), detail: nothing }),
  z.object({ kind: z.literal("departure-asked"), detail: nothing }),
  z.object({ kind: z.literal("departure-withdrawn"), detail: nothing }),
  z.object({ kind: z.literal("point-deleted"), detail: nothing }),
  z.object({ kind: z.literal("project-deleted"), detail: nothing }),
  z.object({ kind: z.literal("account-deleted"), detail: nothing }),
  z.object({
    kind: z.literal("mail-lost"),
    detail: z.object({ mail: z.string(), reason: z.string(), recipient: z.string().optional() }),
  }),
] as const;

const object = z.object({ kind: z.enum(auditObjectKinds), name: z.string().nullable() }).nullable();
const fact = z.discriminatedUnion("kind", [...facts]);
const ownLine = z.intersection(fact, z.object({ id: z.string(), at: created, object, isOwn: z.boolean() }));
const person = z.object({ name: z.string(), email: z.string() }).nullable();
const line = z.intersection(
  fact,
  z.object({
    id: z.string(),
    at: created,
    object,
    /** The role in which somebody acted; and who, as long as the account exists. */
    by: z.enum(auditActors),
    actor: person,
    /** The person it concerns, as long as the account exists. */
    subject: person,
  }),
);

const page = queryInteger(1, 100_000).optional();
const pageSize = queryInteger(1, 100).optional();

export const auditCalls = defineCalls({
  listOwnAudit: {
    method: "GET",
    path: "/user/audit",
    summary: "Who saw or changed what of one's own, newest first, for 12 months",
    access: { who: "user" },
    query: z.object({ page, pageSize }),
    success: {
      status: 200,
      body: z.object({
        items: z.array(ownLine),
        total: z.int(),
        /** Who else was shown documents that name the person, to sign them: the first names of all. Absent where nobody was. */
        shownTo: z.object({ names: z.array(z.string()), count: z.int() }).optional(),
      }),
    },
  },
  listAudit: {
    method: "GET",
    path: "/support/audit",
    summary: "Who saw or did what, newest first, for 12 months; `email` is that of who acted or is concerned",
    access: { who: "support" },
    query: z.object({
      page,
      pageSize,
      email: emailSchema.optional(),
      kind: z.enum(auditKinds).optional(),
      /** Days in Paris, both included. */
      from: z.iso.date().optional(),
      to: z.iso.date().optional(),
    }),
    success: { status: 200, body: z.object({ items: z.array(line), total: z.int() }) },
  },
});
export type AuditEntry = z.output<typeof line>;
