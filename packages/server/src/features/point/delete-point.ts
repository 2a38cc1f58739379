import type { Participant } from "@mec/domain/point";
import { DomainError } from "@mec/domain/shared";
import { inTransaction } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { tellOthers } from "../../meeting/moments.ts";
import { dropFiles, keysGoingWith } from "../../meeting/stored-files.ts";
import { findObject, recordOwnAct } from "../audit/index.ts";
import { refuseBoundPlant } from "./bound-plant.ts";
import { liveApplicationProject, lockPoint } from "./lock-point.ts";
import { pointTable } from "./tables.ts";

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
    if (kind === "producer") await refuseBoundPlant(deps, tx, id, "be-deleted");
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
