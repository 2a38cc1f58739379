import type { annexeCalls } from "@mec/api/document";
import type { Deps } from "../../../deps.ts";
import type { HandlersOf } from "../../../http/handler.ts";
import { askFor } from "../../../long-work/index.ts";
import { getAnnexe2, previewAnnexe2 } from "./annexe-2.ts";
import { getAnnexeDetails, getAnnexeOverview, saveAnnexeDetails, sayDeclared } from "./annexe-2-details.ts";

export const annexeHandlers = (deps: Deps): HandlersOf<typeof annexeCalls> => ({
  getAnnexe2: ({ params, query }, { asker }) => askFor(deps, getAnnexe2, [params.id, query.format], asker),
  previewAnnexe2: ({ params, body }, { asker }) => askFor(deps, previewAnnexe2, [params.id, body], asker),
  getAnnexeOverview: ({ params }) => getAnnexeOverview(deps, params.id),
  getAnnexeDetails: ({ params }) => getAnnexeDetails(deps, params.id),
  sayDeclared: ({ params, body }) => sayDeclared(deps, params.id, body),
  saveAnnexeDetails: ({ params, body }) => saveAnnexeDetails(deps, params.id, body),
});
