import type { supportCalls } from "@mec/api/support";
import type { Deps } from "../../deps.ts";
import type { HandlersOf } from "../../http/handler.ts";
import { reportAbuse } from "./abuse-reports.ts";
import { listDisputedConsents } from "./disputed-consents.ts";
import { listModeratedProjects } from "./list-moderated-projects.ts";
import { moderateProject } from "./moderate-project.ts";

export function supportHandlers(deps: Deps): HandlersOf<typeof supportCalls> {
  return {
    reportAbuse: ({ body }, { origin }) => reportAbuse(deps, body, origin),
    listDisputedConsents: (_, { paging }) => listDisputedConsents(deps, paging),
    listModeratedProjects: ({ query }, { paging }) => listModeratedProjects(deps, query.status, paging),
    moderateProject: ({ params, body, actor }) => moderateProject(deps, params.id, body, actor),
  };
}
