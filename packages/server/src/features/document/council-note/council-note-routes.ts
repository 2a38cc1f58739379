import type { councilNoteCalls } from "@mec/api/document";
import type { Deps } from "../../../deps.ts";
import type { HandlersOf } from "../../../http/handler.ts";
import { askFor } from "../../../long-work/index.ts";
import { getCouncilNote, getPlantNote } from "./get-council-note.ts";

export const councilNoteHandlers = (deps: Deps): HandlersOf<typeof councilNoteCalls> => ({
  getCouncilNote: async ({ params, actor }, { asker }) => {
    // What one prints for oneself leaves no line in the journal, but is made as any export is.
    await deps.limits.count("exportsPerAccount", actor.id);
    return askFor(deps, getCouncilNote, [params.id], asker);
  },
  getPlantNote: async ({ params, actor }, { asker }) => {
    await deps.limits.count("exportsPerAccount", actor.id);
    return askFor(deps, getPlantNote, [params.id], asker);
  },
});
