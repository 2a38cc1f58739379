import type { Statement } from "@mec/api/service";
import type { Actor, Deps } from "../../deps.ts";
import { readStatement } from "./ledger-store.ts";

/** What was counted for a person, month by month. */
export const getStatement = (deps: Deps, actor: Actor): Promise<Statement> =>
  readStatement(deps.db, actor.id);
