import { boundPlantText } from "@mec/domain/application";
import type { Participant } from "@mec/domain/point";
import { DomainError, dayInParis } from "@mec/domain/shared";
import { inTransaction, type Tx } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { tellOthers } from "../../meeting/moments.ts";
import { dropFiles, keysGoingWith } from "../../meeting/stored-files.ts";
import { inOperation } from "../application/scopes.ts";
import { findObject, recordOwnAct } from "../audit/index.ts";
import { holdSigning } from "../document/reads.ts";
import { findPlantSales, namingPlant } from "../document/sales/reads.ts";
import { liveApplicationProject, lockPoint } from "./lock-point.ts";
import { pointTable } from "./tables.ts";

/** Whether the point produces for an operation that is running. */
async function feedsRunningProject(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom("production_point")
    .innerJoin("application", "application.project_id", "production_point.project_id")
    .select("application.id")
    .where("production_point.id", "=", id)
    .where(inOperation())
    .executeTakeFirst();
  return row !== undefined;
}

/** What a plant still sells, read while nobody signs it: its point, projects and applications are locked. */
async function refuseBound(deps: Deps, tx: Tx, id: string): Promise<void> {
  await holdSigning(tx, namingPlant(id));
  const bound = boundPlantText(await findPlantSales(tx, id), dayInParis(deps.now()));
  if (bound) throw new DomainError("POINT_IN_USE", bound);
}

/** Removes a point with its consents, signatory, past applications and their documents. */
export async function deletePoint(deps: Deps, participant: Participant): Promise<void> {
  const { kind, id } = participant;
  const files = await inTransaction(deps.db, async (tx) => {
    await lockPoint(tx, participant);
    if (await liveApplicationProject(tx, participant)) {
      throw new DomainError(
        "POINT_IN_USE",
        "Ce point participe à un projet ou y est candidat\u00a0: retirez d’abord sa candidature.",
      );
    }
    if (kind === "producer" && (await feedsRunningProject(tx, id))) {
      throw new DomainError("POINT_IN_USE", "Ce point de production alimente un projet en exploitation.");
    }
    if (kind === "producer") await refuseBound(deps, tx, id);
    const keys = await keysGoingWith(deps, tx, { pointId: id });
    await tellOthers(deps, tx, { type: "deleting", what: { pointId: id } });
    const object = await findObject(tx, id);
    await tx.deleteFrom(pointTable[kind]).where("id", "=", id).execute();
    if (object)
      await recordOwnAct(tx, {
        kind: "point-deleted",
        detail: {},
        accountId: object.accountId,
        at: deps.now(),
        object,
      });
    return keys;
  });
  await dropFiles(deps, files);
}
