import { boundPlantText } from "@mec/domain/application";
import { DomainError, dayInParis } from "@mec/domain/shared";
import type { Tx } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { inOperation } from "../application/scopes.ts";
import { holdSigning } from "../document/reads.ts";
import { findPlantSales, namingPlant } from "../document/sales/reads.ts";
import { partlySigned } from "../signature/scopes.ts";

/** Whether a project has places that share. */
async function isRunning(tx: Tx, projectId: string): Promise<boolean> {
  const row = await tx
    .selectFrom("application")
    .select("id")
    .where("project_id", "=", projectId)
    .where(inOperation())
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether some have signed a buyer's contract that names the plant of this project, and others have still to. */
async function isBeingSold(tx: Tx, projectId: string, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom("document")
    .select("id")
    .where("project_id", "=", projectId)
    .where(namingPlant(id))
    .where(partlySigned("document"))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * A plant is neither deleted nor moved to another project while its own shares, while some have signed a contract that names it, or while a
 * contract that all have signed binds it: once it has left, until the notice has run, which only keeps it from being deleted. Its
 * point, projects and applications are locked.
 * @throws DomainError POINT_IN_USE
 */
export async function refuseBoundPlant(
  { now }: Pick<Deps, "now">,
  tx: Tx,
  id: string,
  to: "be-deleted" | "move",
): Promise<void> {
  const { project_id: projectId } = await tx
    .selectFrom("production_point")
    .select("project_id")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  if (projectId && (await isRunning(tx, projectId)))
    throw new DomainError("POINT_IN_USE", "Ce point de production alimente un projet en exploitation.");
  await holdSigning(tx, namingPlant(id));
  const sales = await findPlantSales(tx, id);
  const binding = to === "move" ? sales.filter(({ leftOn }) => leftOn === null) : sales;
  const bound = boundPlantText(binding, dayInParis(now()));
  if (bound) throw new DomainError("POINT_IN_USE", bound);
  if (projectId && (await isBeingSold(tx, projectId, id)))
    throw new DomainError(
      "POINT_IN_USE",
      "Des contrats de vente que certains ont signés, et d’autres pas encore, nomment cette installation\u00a0: mettez-les d’abord de côté dans «\u00a0Mes documents\u00a0».",
    );
}
