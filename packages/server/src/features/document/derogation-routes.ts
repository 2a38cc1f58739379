import type { derogationCalls } from "@mec/api/document";
import type { Deps } from "../../deps.ts";
import type { HandlersOf } from "../../http/handler.ts";
import { askFor } from "../../long-work/index.ts";
import { getDerogationLetter } from "./derogation.ts";

export const derogationHandlers = (deps: Deps): HandlersOf<typeof derogationCalls> => ({
  getDerogationLetter: ({ params }, { asker }) => askFor(deps, getDerogationLetter, [params.id], asker),
});
