import { abuseReportSchema, moderationInputSchema, moderationStatuses } from "@mec/domain/support";
import * as z from "zod";
import { defineCalls } from "../call.ts";
import { project } from "../project/project-codec.ts";
import { created, idParams } from "../wire.ts";

const moderated = z.object({
  project,
  owner: z.object({
    id: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    emailVerified: z.boolean(),
  }),
  history: z.array(
    z.object({ decision: z.string(), reason: z.string(), author: z.string(), createdAt: created }),
  ),
  /** What receivers of its mails told support since the last decision. */
  reports: z.array(
    z.object({
      source: z.enum(["invitation", "message"]),
      /** Who wrote the message, and what; null for an invitation, which the owner sent. */
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

export const supportCalls = defineCalls({
  listModeratedProjects: {
    method: "GET",
    path: "/support/project",
    summary:
      "The projects to moderate, those that wait longest first, reported ones among them; the decided ones newest first; 200 at most",
    access: { who: "support" },
    query: z.object({ status: z.enum(moderationStatuses).optional() }),
    paged: "pages",
    success: { status: 200, body: z.array(moderated) },
  },
  moderateProject: {
    method: "POST",
    path: "/support/project/{id}/moderation",
    summary: "Approve or hide a project; the owner is told why",
    access: { who: "support" },
    params: idParams,
    body: moderationInputSchema,
    success: { status: 201, body: moderated },
    errors: ["NOT_FOUND"],
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
    summary:
      "The meters that several accounts hold a valid consent for, the oldest dispute first; 200 at most",
    access: { who: "support" },
    paged: "pages",
    success: { status: 200, body: z.array(disputedConsent) },
  },
});
export type DisputedConsent = z.output<typeof disputedConsent>;
export type ModeratedProject = z.output<typeof moderated>;
