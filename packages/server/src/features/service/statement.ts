import type { Statement } from "@mec/api/service";
import { type Paging, readPart } from "../../answering.ts";
import type { Actor, Deps } from "../../deps.ts";
import { countStatement, readStatement } from "./ledger-store.ts";

/** What was counted for a person, month by month. */
export async function getStatement({ db }: Deps, { id }: Actor, paging: Paging): Promise<Statement> {
  return readPart(
    paging,
    (part) => readStatement(db, id, part),
    () => countStatement(db, id),
  );
}
