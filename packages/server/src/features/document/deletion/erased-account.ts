import { sql } from "kysely";
import type { Tx } from "../../../db/transaction.ts";
import type { Deps } from "../../../deps.ts";
import { writingLabel } from "../../../documents/to-sign/leaving-terms.ts";
import type { ErasedPlace } from "../../../jobs/signed-account-deleted.ts";
import type { MomentOf } from "../../../meeting/moments.ts";
import { documentsOf } from "../documents-of.ts";
import { holdSigning } from "../reads.ts";
import { endedByErasure, living } from "../scopes.ts";
import { endDocuments, withdrawDeleted } from "../withdraw-documents.ts";
import { findCommitments } from "./commitments.ts";
import { readTold, type Told, together } from "./told-parties.ts";

type Telling = Pick<Deps, "queue" | "now">;

/** The same of all places that are told of together. */
const aboutOf = ({ committed: { projectId, projectName, owner }, name, parties }: Told) => ({
  project: { id: projectId, name: projectName },
  name,
  ...parties,
  owner: { email: owner.email, firstName: owner.firstName },
});

/** One event for all places of a project that are told to the same people, under one name. */
async function tellErased({ queue }: Telling, tx: Tx, told: readonly Told[]): Promise<void> {
  for (const [first, ...others] of together(told, aboutOf))
    await queue.emit(tx, {
      type: "signed-account-deleted",
      ...aboutOf(first),
      ...first.place,
      ...(others.length > 0 && { others: others.map(({ place }) => place) }),
    });
}

const keptOf = ({ committed: { projectName }, parties }: Told) => ({ projectName, parties });

/** Its holder has no page to leave by: whom he writes to stands in its parties. */
const withoutPage = (place: ErasedPlace): ErasedPlace => ({
  ...place,
  terms: place.terms.filter(({ label }) => label !== writingLabel),
});

/** What all have signed in the projects that go with their owner's account: who signed it keeps it, and is told what it asks. */
async function tellOfProjects({ queue, now }: Telling, tx: Tx, ownerId: string): Promise<void> {
  const told = await readTold(tx, await findCommitments(tx, { ownerId }, now()));
  for (const ones of together(told, keptOf))
    await queue.emit(tx, {
      type: "signed-project-deleted",
      projectName: ones[0].committed.projectName,
      ...ones[0].parties,
      places: ones.map(({ place }) => withoutPage(place)),
    });
}

/**
 * Who deletes his account leaves the projects of others. What all have signed for his places binds as it did: it stays with the
 * project, as of who has left, and who signed it with him is told; as is who signed in a project of his own, which goes.
 */
export async function leaveDeleted(deps: Telling, tx: Tx, moment: MomentOf<"deleting">): Promise<void> {
  const { what } = moment;
  if ("accountId" in what) {
    const { accountId } = what;
    await holdSigning(tx, sql`${documentsOf(what, "document")} and ${living()}`);
    const told = await readTold(tx, await findCommitments(tx, { holderId: accountId }, deps.now()));
    const documentIds = told.flatMap(({ committed }) => committed.documentIds);
    await endDocuments(deps, tx, documentIds, endedByErasure);
    await tellErased(deps, tx, told);
    await tellOfProjects(deps, tx, accountId);
  }
  await withdrawDeleted(deps, tx, moment);
}
