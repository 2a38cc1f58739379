import type { overviewCalls } from "@mec/api/overview";
import type { Deps } from "../../deps.ts";
import type { HandlersOf } from "../../http/handler.ts";
import { findDocumentHistory } from "./document-news.ts";
import { getDuesCall } from "./dues-call.ts";
import { getOverview } from "./get-overview.ts";
import { sayDone } from "./say-done.ts";
import { visitProject } from "./visits.ts";

export const overviewHandlers = (deps: Deps): HandlersOf<typeof overviewCalls> => ({
  getOverview: ({ params }) => getOverview(deps, params.id),
  getDuesCall: ({ params }) => getDuesCall(deps, params.id),
  sayDone: ({ params, body }) => sayDone(deps, params.id, body),
  listDocumentHistory: ({ params }) => findDocumentHistory(deps.db, params.id),
  visitProject: ({ params }) => visitProject(deps, params.id),
});
