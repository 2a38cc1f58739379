import { isInFlight } from "@mec/domain/document";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import { pointColumn } from "../../db/participant-columns.ts";
import type { Tx } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import type { MomentOf } from "../../meeting/moments.ts";
import { findBodyPairs, pairOf } from "../signatory/reads.ts";
import { concluded } from "../signature/scopes.ts";
import { holdSigning, holdSigningOf, type Taking } from "./reads.ts";
import { findSold } from "./sales/reads.ts";
import { beingSent, inFlight, living, sellers } from "./scopes.ts";

/** Ends these living documents: those on their way are withdrawn, unless all had signed, the signed ones stay as history. */
async function end(
  { queue, now }: Pick<Deps, "queue" | "now">,
  tx: Tx,
  which: RawBuilder<SqlBool>,
  reason?: string,
): Promise<string[]> {
  await holdSigning(tx, sql`(${which}) and ${living()}`);
  const withdrawn = await tx
    .updateTable("document")
    .set({ superseded_at: now(), ...(reason && { reason }) })
    .where(which)
    .where(living())
    .returning(["id", "status", concluded("document").as("isConcluded")])
    .execute();
  const documentIds = withdrawn
    .filter(({ status, isConcluded }) => isInFlight(status) && !isConcluded)
    .map(({ id }) => id);
  if (documentIds.length > 0) await queue.emit(tx, { type: "signature-withdrawn", documentIds });
  return documentIds;
}

/**
 * Ends some of the documents of a participant.
 * @param reason kept with them, where it is known again by it
 */
export async function endDocuments(
  deps: Pick<Deps, "queue" | "now">,
  tx: Tx,
  ids: readonly string[],
  reason?: string,
): Promise<void> {
  await end(deps, tx, sql`id = any(${ids}::uuid[])`, reason);
}

/**
 * Takes back those of these documents that are on their way: one that all have signed meanwhile stays.
 * @param reason kept with them, in French, where their participant is told of it
 * @returns them.
 */
export const takeBack = (
  deps: Pick<Deps, "queue" | "now">,
  tx: Tx,
  ids: readonly string[],
  reason?: string,
): Promise<string[]> =>
  end(deps, tx, sql`id = any(${ids}::uuid[]) and ${inFlight()} and not ${concluded("document")}`, reason);

/**
 * A producer who asks to leave is sent no contract any more: those that are still being prepared go to nobody, and are made anew
 * with who stays. What its signers have stays theirs to sign.
 */
export async function takeBackUnsent(
  deps: Pick<Deps, "queue" | "now">,
  tx: Tx,
  { projectId, participant: { kind, id } }: Taking,
): Promise<void> {
  if (kind === "consumer") return;
  const unsent = sql<SqlBool>`project_id = ${projectId} and kind = 'salesContract' and ${beingSent()} and ${sellers} ? ${id}::text`;
  await end(deps, tx, unsent, "Un producteur qu’il nomme a demandé à quitter le projet.");
}

/** Contracts on their way that name one of these plants, and none that stays in the project but of the buyer's own body: nobody sells to himself. */
async function findSoldByThemAlone(
  tx: Tx,
  projectId: string,
  pointIds: readonly string[],
): Promise<string[]> {
  const staying = sql<string[]>`array(select p.id::text from production_point p
    where p.project_id = ${projectId} and p.id <> all(${pointIds}::uuid[]) and ${sellers} ? p.id::text)`;
  const named = await tx
    .selectFrom("document")
    .select(["id", "consumption_point_id as pointId", staying.as("staying")])
    .where("project_id", "=", projectId)
    .where("kind", "=", "salesContract")
    .where(living())
    .where(inFlight())
    .where(sql<boolean>`not ${concluded("document")} and ${sellers} ?| ${pointIds}::text[]`)
    .execute();
  const buyers = named.flatMap(({ pointId, staying }) => (pointId && staying.length > 0 ? pointId : []));
  const pairs = buyers.length === 0 ? [] : await findBodyPairs(tx, [projectId], buyers);
  const own = new Set(pairs.map(pairOf));
  return named.flatMap(({ id, pointId, staying }) =>
    pointId !== null && staying.every((plantId) => own.has(pairOf({ pointId, plantId }))) ? id : [],
  );
}

/** The plants that leave a project together, also as their holder deletes his account. */
interface Leaving {
  readonly projectId: string;
  readonly pointIds: readonly string[];
  readonly isErased?: true;
}

/** The contracts by which these plants sell, and that all have signed: they stand, and each other buyer hears that their seller leaves. */
async function tellBuyers(
  { queue }: Pick<Deps, "queue">,
  tx: Tx,
  { projectId, pointIds, isErased }: Leaving,
): Promise<void> {
  const documentIds = await findSold(tx, projectId, pointIds);
  if (documentIds.length > 0)
    await queue.emit(tx, {
      type: "seller-left",
      projectId,
      productionPointIds: [...pointIds],
      documentIds,
      ...(isErased && { isErased }),
    });
}

/** A contract that only who leaves sells by is nobody's to sign any more: who was asked to is told, and who buys from him. */
async function withdrawSoldBy(deps: Pick<Deps, "queue" | "now">, tx: Tx, leaving: Leaving): Promise<void> {
  const { projectId, pointIds } = leaving;
  await holdSigning(
    tx,
    sql`project_id = ${projectId} and kind = 'salesContract' and ${inFlight()} and ${living()}
    and ${sellers} ?| ${pointIds}::text[]`,
  );
  const alone = await findSoldByThemAlone(tx, projectId, pointIds);
  const documentIds = await takeBack(deps, tx, alone);
  if (documentIds.length > 0)
    await deps.queue.emit(tx, { type: "contract-withdrawn", projectId, documentIds });
  await tellBuyers(deps, tx, leaving);
}

/** The project that a plant is in: a contract on its way by which it alone sells is nobody's to sign once it is gone. */
async function withdrawOfPlant(deps: Pick<Deps, "queue" | "now">, tx: Tx, pointId: string): Promise<void> {
  const plant = await tx
    .selectFrom("production_point")
    .select("project_id as projectId")
    .where("id", "=", pointId)
    .executeTakeFirst();
  if (plant?.projectId) await withdrawSoldBy(deps, tx, { projectId: plant.projectId, pointIds: [pointId] });
}

/** Who deletes his account leaves the projects of others with his plants, without a word: as if he had left them. */
export async function withdrawDeleted(
  deps: Pick<Deps, "queue" | "now">,
  tx: Tx,
  { what }: MomentOf<"deleting">,
): Promise<void> {
  if ("pointId" in what) return withdrawOfPlant(deps, tx, what.pointId);
  if (!("accountId" in what)) return;
  const plants = await tx
    .selectFrom("production_point as point")
    .innerJoin("project as p", "p.id", "point.project_id")
    .select(["p.id as projectId", "point.id"])
    .where("point.account_id", "=", what.accountId)
    .where("p.account_id", "<>", what.accountId)
    .execute();
  for (const projectId of new Set(plants.map((plant) => plant.projectId))) {
    const pointIds = plants.flatMap((plant) => (plant.projectId === projectId ? plant.id : []));
    await withdrawSoldBy(deps, tx, { projectId, pointIds, isErased: true });
  }
}

/**
 * A participant who leaves signs nothing any more: his documents end with his application, those on their way
 * are withdrawn, the signed ones stay as history. If he comes back he signs anew. What all had signed is withdrawn from
 * nobody, though its copy is still to be made.
 */
export async function withdrawDocuments(
  deps: Pick<Deps, "queue" | "now">,
  tx: Tx,
  { projectId, participant }: MomentOf<"participation-ended">,
): Promise<void> {
  const { kind, id } = participant;
  await holdSigningOf(tx, { projectId, participant });
  await end(deps, tx, sql`project_id = ${projectId} and ${sql.ref(pointColumn[kind])} = ${id}`);
  if (kind === "producer") await withdrawSoldBy(deps, tx, { projectId, pointIds: [id] });
}
