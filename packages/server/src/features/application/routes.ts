import type { applicationCalls } from "@mec/api/application";
import { readPart } from "../../answering.ts";
import type { Deps } from "../../deps.ts";
import type { HandlersOf } from "../../http/handler.ts";
import { askFor } from "../../long-work/index.ts";
import { countApplicants } from "./applicants/count-applicants.ts";
import { exportApplicants } from "./applicants/export-applicants.ts";
import { listApplicants } from "./applicants/list-applicants.ts";
import { apply } from "./apply.ts";
import { createAllAndApply } from "./create-all-and-apply.ts";
import { giveNotice } from "./give-notice.ts";
import { countInvitationsOf, listInvitationsOf } from "./invitations/invitation-store.ts";
import { invite } from "./invitations/invite.ts";
import { readInvitation } from "./invitations/read-invitation.ts";
import { withdrawInvitation } from "./invitations/withdraw-invitation.ts";
import { listDeparted } from "./left/list-departed.ts";
import { moveApplication } from "./move-application.ts";
import { moveApplications } from "./move-applications.ts";
import { progressOf } from "./reads.ts";
import { requestDeparture } from "./request-departure.ts";
import { sayLettersSent } from "./say-letters-sent.ts";
import { scheduleDeparture, unscheduleDeparture } from "./schedule-departure.ts";
import { settleDeparture } from "./settle-departure.ts";
import { withdrawDeparture } from "./withdraw-departure.ts";

export function applicationHandlers(deps: Deps): HandlersOf<typeof applicationCalls> {
  return {
    async createAllAndApply({ body }, exchange) {
      const { answer, sessionToken } = await createAllAndApply(deps, body, exchange.origin);
      exchange.openSession(sessionToken);
      return answer;
    },
    apply: ({ body, actor }) => apply(deps, body, actor),
    async getApplication({ params: { id } }) {
      return (await progressOf(deps.db, "consumer", [id])).get(id) ?? null;
    },
    moveApplication: ({ params, body, actor }) => moveApplication(deps, params.id, body, actor),
    async moveApplications({ params, body, actor }) {
      return { results: await moveApplications(deps, { projectId: params.id, ...body }, actor) };
    },
    listApplicants: ({ params, query }) => listApplicants(deps, params.id, query),
    countApplicants: ({ params }) => countApplicants(deps, params.id),
    exportApplicants: ({ params, query }, { asker }) =>
      askFor(deps, exportApplicants, [params.id, query], asker),
    async invite({ params, body, actor }) {
      return { results: await invite(deps, params.id, body, actor) };
    },
    listInvitations: ({ params }, { paging }) =>
      readPart(
        paging,
        (part) => listInvitationsOf(deps.db, params.id, part),
        () => countInvitationsOf(deps.db, params.id),
      ),
    withdrawInvitation: ({ params: { id: projectId, invitationId: id } }) =>
      withdrawInvitation(deps, { projectId, id }),
    readInvitation: async ({ params }, { identify }) => readInvitation(deps, params.token, await identify()),
    listDeparted: ({ params }) => listDeparted(deps.db, params.id),
    requestDeparture: ({ params, body, actor }) => requestDeparture(deps, params.id, body, actor),
    withdrawDeparture: ({ params, actor }) => withdrawDeparture(deps, params.id, actor),
    sayLettersSent: ({ params }) => sayLettersSent(deps, params.id),
    giveNotice: ({ params, body, actor }) => giveNotice(deps, params.id, body, actor),
    settleDeparture: ({ params }) => settleDeparture(deps, params.id),
    scheduleDeparture: ({ params, body, actor }) => scheduleDeparture(deps, params.id, body.day, actor),
    unscheduleDeparture: ({ params, actor }) => unscheduleDeparture(deps, params.id, actor),
  };
}
