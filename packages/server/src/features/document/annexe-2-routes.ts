import type { annexeCalls } from "@mec/api/document";
import type { Deps } from "../../deps.ts";
import type { HandlersOf } from "../../http/handler.ts";
import { getAnnexe2, previewAnnexe2 } from "./annexe-2.ts";
import { getAnnexeDetails, getAnnexeOverview, saveAnnexeDetails } from "./annexe-2-details.ts";

export const annexeHandlers = (deps: Deps): HandlersOf<typeof annexeCalls> => ({
  getAnnexe2: ({ params, query }) => getAnnexe2(deps, params.id, query.format),
  previewAnnexe2: ({ params, body }) => previewAnnexe2(deps, params.id, body),
  getAnnexeOverview: ({ params }) => getAnnexeOverview(deps, params.id),
  getAnnexeDetails: ({ params }) => getAnnexeDetails(deps, params.id),
  saveAnnexeDetails: ({ params, body }) => saveAnnexeDetails(deps, params.id, body),
});
