import type { SavedDesign } from "@mec/api/study";
import { DomainError } from "@mec/domain/shared";
import { pointsOfMethod, type RepartitionDesign } from "@mec/domain/study";
import { type Paging, readPart } from "../../answering.ts";
import { inTransaction } from "../../db/transaction.ts";
import type { Actor, Deps } from "../../deps.ts";
import { setRepartitionKey } from "../project/index.ts";
import { countDesigns, findDesigns, insertDesign } from "./design-store.ts";
import { findMembers } from "./member-store.ts";

export const listDesigns = ({ db }: Deps, projectId: string, paging: Paging): Promise<SavedDesign[]> =>
  readPart(
    paging,
    (part) => findDesigns(db, projectId, part),
    () => countDesigns(db, projectId),
  );

/**
 * Adds a key to the project's history, and makes it the project's key.
 * @throws DomainError UNKNOWN_PARTICIPANT when the method names somebody who did not apply to the project.
 */
export async function saveDesign(
  deps: Deps,
  projectId: string,
  design: RepartitionDesign,
  actor: Actor,
): Promise<SavedDesign> {
  const now = deps.now();
  return inTransaction(deps.db, async (tx) => {
    const members = await findMembers(tx, projectId, now);
    const known = new Set(members.map(({ consumptionPointId }) => consumptionPointId));
    if (pointsOfMethod(design.method).some((id) => !known.has(id))) {
      throw new DomainError("UNKNOWN_PARTICIPANT", "Un de ces participants n’est pas candidat à ce projet.");
    }
    const id = await insertDesign(tx, { projectId, design, authorId: actor.id, now });
    await setRepartitionKey(tx, projectId, design.key, now);
    const author = `${actor.firstName} ${actor.lastName}`;
    return { id, design, createdAt: now.toISOString(), author };
  });
}
