import type { supportCalls } from "@mec/api/support";
import type { Deps } from "../../deps.ts";
import type { HandlersOf } from "../../http/handler.ts";
import { reportAbuse } from "./abuse-reports.ts";
import { countDisputes, listDisputedConsents } from "./disputed-consents.ts";
import { listModeratedProjects } from "./list-moderated-projects.ts";
import { searchParticipants } from "./list-participants.ts";
import { listMissings, makeMissingsCount } from "./missings.ts";
import { moderateProject } from "./moderate-project.ts";
import { remindOfMissing, remindOfMissings } from "./remind-of-missings.ts";

/** As many rows as a person can read without getting lost. */
const defaultPageSize = 50;

export function supportHandlers(deps: Deps): HandlersOf<typeof supportCalls> {
  const countMissings = makeMissingsCount(deps);
  return {
    listSupportedParticipants: ({ query: { page = 1, pageSize = defaultPageSize, ...filters }, actor }) =>
      searchParticipants(deps, { ...filters, actor }, { page, pageSize }),
    listMissings: ({ query: { page = 1, pageSize = defaultPageSize, ...filters } }) =>
      listMissings(deps, filters, { page, pageSize }),
    countForSupport: async () => {
      const missingsByKind = [...(await countMissings())];
      const missings = missingsByKind.reduce((sum, { count }) => sum + count, 0);
      return { missings, missingsByKind, disputes: await countDisputes(deps) };
    },
    remindOfMissing: ({ params, actor }) => remindOfMissing(deps, params.id, actor),
    remindOfMissings: async ({ body, actor }) => ({
      results: await remindOfMissings(deps, body.missingIds, actor),
    }),
    reportAbuse: ({ body }, { origin }) => reportAbuse(deps, body, origin),
    listDisputedConsents: (_, { paging }) => listDisputedConsents(deps, paging),
    listModeratedProjects: ({ query }, { paging }) => listModeratedProjects(deps, query.status, paging),
    moderateProject: ({ params, body, actor }) => moderateProject(deps, params.id, body, actor),
  };
}
