import { invitationSchema, invitationTokenSchema } from "@mec/domain/application";
import { uuidSchema } from "@mec/domain/shared";
import * as z from "zod";
import { defineCalls } from "../call.ts";
import { longestPage } from "../paging.ts";
import { created, idParams } from "../wire.ts";

const ownerOfProject = { who: ["owner"], object: "project", param: "id" } as const;

/** An owner invites neighbours, each by a mail of his own. */
export const invitationCalls = defineCalls({
  invite: {
    method: "POST",
    path: "/project/{id}/invitation",
    summary: "Invite neighbours by e-mail, each with a personal link",
    access: ownerOfProject,
    params: idParams,
    body: invitationSchema,
    success: {
      status: 201,
      body: z.object({
        results: z.array(z.object({ email: z.string(), ok: z.boolean(), error: z.string().optional() })),
      }),
    },
    errors: ["EMAIL_NOT_CONFIRMED"],
  },
  listInvitations: {
    method: "GET",
    path: "/project/{id}/invitation",
    summary: "The invitations sent and what came of them",
    access: ownerOfProject,
    params: idParams,
    paged: "pages",
    mostBare: longestPage,
    success: {
      status: 200,
      body: z.array(
        z.object({
          id: z.string(),
          email: z.string(),
          createdAt: created,
          usedAt: created.nullable(),
          /** When its owner withdrew it, or refused who came by it. Absent from the answers of a server of the former release. */
          endedAt: created.nullable().optional(),
        }),
      ),
    },
  },
  withdrawInvitation: {
    method: "DELETE",
    path: "/project/{id}/invitation/{invitationId}",
    summary: "Withdraw an invitation: its link opens nothing any more",
    access: ownerOfProject,
    params: idParams.extend({ invitationId: uuidSchema }),
    success: { status: 204 },
  },
  readInvitation: {
    method: "GET",
    path: "/public/invitation/{token}",
    summary:
      "The project that a personal invitation leads its reader to, unless it has ended or another account used it",
    access: { who: "anyone" },
    params: z.object({ token: invitationTokenSchema }),
    success: {
      status: 200,
      body: z.object({
        projectId: z.string(),
        projectName: z.string(),
        email: z.string(),
        /** The owner's name, as in the mail. */
        invitedBy: z.string(),
      }),
    },
    errors: ["NOT_FOUND"],
  },
});
