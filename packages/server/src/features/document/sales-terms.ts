import type { SalesTerms } from "@mec/domain/document";
import { DomainError } from "@mec/domain/shared";
import { type Paging, readPart } from "../../answering.ts";
import { type Db, inTransaction } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { hasUntoldTerms } from "../application/reads.ts";
import { live } from "../application/scopes.ts";
import { askForVat } from "./ask-vat.ts";
import { lockProject } from "./document-store.ts";
import { countTerms, findTerms, type KeptTerms, storeTerms } from "./terms-store.ts";

export const listSalesTerms = ({ db }: Deps, projectId: string, paging: Paging): Promise<KeptTerms[]> =>
  readPart(
    paging,
    (part) => findTerms(db, projectId, part),
    () => countTerms(db, projectId),
  );

/** @throws DomainError NOT_FOUND for a point that neither takes part in the project nor asks to. */
async function checkConsumer(db: Db, projectId: string, consumptionPointId: string): Promise<void> {
  const application = await db
    .selectFrom("application")
    .select("id")
    .where("project_id", "=", projectId)
    .where("consumption_point_id", "=", consumptionPointId)
    .where(live())
    .executeTakeFirst();
  if (!application) throw new DomainError("NOT_FOUND", "NOT_FOUND");
}

/** What is saved again within these minutes is told by one mail. */
const quietSeconds = 600;

/**
 * Saves the terms of sale, for all the consumers or for one. Contracts already sent keep theirs.
 * @throws DomainError NOT_FOUND.
 */
export async function saveSalesTerms(
  deps: Deps,
  projectId: string,
  { consumptionPointId = null, terms }: { consumptionPointId?: string | null | undefined; terms: SalesTerms },
): Promise<KeptTerms> {
  if (consumptionPointId !== null) await checkConsumer(deps.db, projectId, consumptionPointId);
  // Locks the project before the terms, in the order of the code that deletes a project or its points: the terms of
  // all consumers are also written in the project's row.
  return inTransaction(deps.db, async (tx) => {
    if (!(await lockProject(tx, projectId))) throw new DomainError("NOT_FOUND", "NOT_FOUND");
    const kept = await storeTerms(tx, projectId, consumptionPointId, terms, deps.now());
    await askForVat(deps, tx, projectId);
    if (await hasUntoldTerms(tx, projectId, deps.now()))
      await deps.queue.emitAfter(tx, quietSeconds, { type: "terms-written", projectId });
    return kept;
  });
}
