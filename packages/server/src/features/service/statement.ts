import type { Statement } from "@mec/api/service";
import type { Actor, Deps } from "../../deps.ts";
import { readStatement } from "./ledger-store.ts";

/** What a person was counted, month by month. */
export const getStatement = (deps: Deps, actor: Actor): Promise<Statement> =>
  readStatement(deps.db, actor.id);
