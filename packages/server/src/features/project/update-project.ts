import type { ProjectInput } from "@mec/domain/project";
import { DomainError } from "@mec/domain/shared";
import type { AdmitVersion } from "../../answering.ts";
import { inTransaction } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { dropFiles } from "../../meeting/stored-files.ts";
import { settleBarred } from "../point/index.ts";
import { deleteImages } from "./images/image-store.ts";
import type { OwnedProject } from "./project-row.ts";
import { standingColumns, standingOf } from "./standing.ts";
import { changesBearer, getOwnedProject, updateProjectRow } from "./store.ts";

/**
 * Saves a project's change: making it visible publishes it, and another bearer, or another name of his, removes the
 * former bearer's picture.
 */
export async function updateProject(
  deps: Deps,
  id: string,
  input: ProjectInput,
  admitVersion: AdmitVersion,
): Promise<OwnedProject> {
  const dropped = await inTransaction(deps.db, async (tx) => {
    const former = await tx
      .selectFrom("project")
      .select([...standingColumns, "bearer_kind as kind", "bearer_name as name"])
      .where("id", "=", id)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!former) throw new DomainError("NOT_FOUND", "NOT_FOUND");
    admitVersion(await getOwnedProject(tx, id));
    await updateProjectRow(tx, id, input, deps.now());
    await settleBarred(tx, id, deps.now());
    const standing = standingOf({ ...former, visibility: input.visibility });
    if (standing === "online" && !former.visibility) {
      await deps.queue.emit(tx, { type: "project-published", projectId: id });
    }
    return changesBearer(former, input.bearer) ? deleteImages(tx, { projectId: id, shows: "bearer" }) : [];
  });
  await dropFiles(deps, dropped);
  return getOwnedProject(deps.db, id);
}
