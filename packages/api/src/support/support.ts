import { moderationInputSchema, moderationStatuses } from "@mec/domain/support";
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
});

export const supportCalls = defineCalls({
  listModeratedProjects: {
    method: "GET",
    path: "/support/project",
    summary:
      "The projects to moderate, those that wait longest first; the decided ones newest first; 200 at most",
    access: { who: "support" },
    query: z.object({ status: z.enum(moderationStatuses).optional() }),
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
  },
});
export type ModeratedProject = z.output<typeof moderated>;
