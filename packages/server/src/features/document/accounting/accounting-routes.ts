import type { accountingCalls } from "@mec/api/document";
import type { Deps } from "../../../deps.ts";
import type { HandlersOf } from "../../../http/handler.ts";
import { askFor } from "../../../long-work/index.ts";
import { archiveAccounting, getAccounting, getAccountingFile } from "./get-accounting.ts";

export const accountingHandlers = (deps: Deps): HandlersOf<typeof accountingCalls> => ({
  getAccounting: ({ params }, { asker }) => askFor(deps, getAccounting, [params.id], asker),
  getAccountingFile: async ({ params, query, actor }, { asker }) => {
    // What one prints for oneself leaves no line in the journal, but is made as any export is.
    await deps.limits.count("exportsPerAccount", actor.id);
    return askFor(deps, getAccountingFile, [params.id, query.format], asker);
  },
  archiveAccounting: ({ params }) => archiveAccounting(deps, params.id),
});
