import { applicationIsSigned, type DocumentStatus, documentKinds, isSettled } from "@mec/domain/document";
import type { Participant } from "@mec/domain/point";
import { sql } from "kysely";
import { participantOf } from "../../db/participant-columns.ts";
import { type Db, inTransaction, type Tx } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { doEach } from "../../jobs/do-each.ts";
import { reopenApplication, signApplication } from "../application/index.ts";
import { askingToLeave, awaitingSignatures, awaitingStart, inOperation } from "../application/scopes.ts";
import { findContractless } from "../signatory/contractless/reads.ts";
import { isOf, sellerStatusAmong } from "./document-states.ts";
import { type DocumentRow, findDocuments, lockProject } from "./document-store.ts";

/**
 * The accepted applications of these points that wait for their documents; for a contract its producers' too.
 */
async function findWaiting(tx: Tx, projectId: string, pointIds: readonly string[], withProducers: boolean) {
  const rows = await tx
    .selectFrom("application")
    .select(["id", "consumption_point_id", "production_point_id"])
    .where("project_id", "=", projectId)
    .where(awaitingSignatures())
    .where((eb) =>
      eb.or([
        eb("consumption_point_id", "in", pointIds),
        eb("production_point_id", "in", pointIds),
        ...(withProducers ? [eb("production_point_id", "is not", null)] : []),
      ]),
    )
    .orderBy("id")
    .execute();
  return rows.map((row) => ({ id: row.id, participant: participantOf(row) }));
}

/** A document that was not sent yet leaves its application waiting, whatever is missing. */
const waiting: DocumentStatus = "READY";

/** The contract that nobody makes with himself is as settled as one that was set aside. */
const unmade: DocumentStatus = "IGNORED";

/** The three statuses of a participant, from the living documents of the project. */
function statusesOf(
  documents: readonly DocumentRow[],
  participant: Participant,
  contractless: ReadonlySet<string>,
): [DocumentStatus, DocumentStatus, DocumentStatus] {
  const own = documents.filter((document) => isOf(participant, document) && !document.isOfFormerMeter);
  const [bulletin, accord, contract] = documentKinds.map((kind) => {
    const statuses = own.filter((document) => document.kind === kind).map(({ status }) => status);
    // With a contract that all have signed he may begin: one with a producer who comes later holds nobody back.
    return statuses.find(isSettled) ?? statuses.at(-1) ?? null;
  });
  const sale =
    participant.kind === "consumer"
      ? (contract ?? (contractless.has(participant.id) ? unmade : null))
      : sellerStatusAmong(participant.id, contract ?? null, documents);
  return [bulletin ?? waiting, accord ?? waiting, sale ?? waiting];
}

/**
 * Moves to SIGNED the applications of these points whose three documents are now settled, in the transaction
 * that saved them. The caller locks the project.
 */
export async function settleApplications(
  deps: Pick<Deps, "queue" | "now">,
  tx: Tx,
  projectId: string,
  changed: readonly Pick<DocumentRow, "participant" | "kind">[],
): Promise<void> {
  if (changed.length === 0) return;
  const withProducers = changed.some(({ kind }) => kind === "salesContract");
  const changedIds = changed.flatMap(({ participant }) => participant?.id ?? []);
  // Signed by all, whose participant has deleted his point meanwhile.
  if (changedIds.length === 0) return;
  const applications = await findWaiting(tx, projectId, changedIds, withProducers);
  await signSettled(deps, tx, projectId, applications);
}

/**
 * The owner's or a producer's own places that wait: nothing that is sold to them keeps them waiting, and that may turn out to be so, as
 * who signs is named or corrected, after the last of their documents has moved.
 */
const ownWaiting = (db: Db) =>
  db
    .selectFrom("application as a")
    .innerJoin("consumption_point as c", "c.id", "a.consumption_point_id")
    .select(["a.project_id as projectId", "c.id"])
    .where(awaitingSignatures("a"))
    .where(sql<boolean>`exists (select from production_point p
      where p.project_id = a.project_id and p.account_id = c.account_id)`)
    .orderBy("a.project_id");

/** Moves to SIGNED what was left waiting though all of it is settled: once a day, and as the server starts. */
export async function settleOwnPlaces(deps: Pick<Deps, "db" | "queue" | "now">): Promise<void> {
  const rows = await ownWaiting(deps.db).execute();
  await doEach([...new Set(rows.map(({ projectId }) => projectId))], (projectId) =>
    inTransaction(deps.db, async (tx) => {
      await lockProject(tx, projectId);
      const waiting = await ownWaiting(tx).where("a.project_id", "=", projectId).execute();
      const pointIds = waiting.map(({ id }) => id);
      if (pointIds.length > 0)
        await signSettled(deps, tx, projectId, await findWaiting(tx, projectId, pointIds, false));
    }),
  );
}

/** The same at once in a project in which it was said who signs, whoever holds the plants and the places of one body. */
export const settleSoldToThemselves = (
  deps: Pick<Deps, "db" | "queue" | "now">,
  projectId: string,
): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    await lockProject(tx, projectId);
    const waiting = await tx
      .selectFrom("application")
      .select("consumption_point_id as id")
      .where("project_id", "=", projectId)
      .where("consumption_point_id", "is not", null)
      .where(awaitingSignatures())
      .execute();
    const pointIds = waiting.flatMap(({ id }) => id ?? []);
    if (pointIds.length === 0) return;
    const own = [...(await findContractless(tx, projectId, pointIds))];
    if (own.length > 0) await signSettled(deps, tx, projectId, await findWaiting(tx, projectId, own, false));
  });

/** Moves to SIGNED those of these applications whose three documents are settled. */
async function signSettled(
  deps: Pick<Deps, "queue" | "now">,
  tx: Tx,
  projectId: string,
  applications: Awaited<ReturnType<typeof findWaiting>>,
): Promise<void> {
  if (applications.length === 0) return;
  const pointIds = applications.map(({ participant }) => participant.id);
  const documents = await findDocuments(tx, projectId, pointIds);
  const own = await findContractless(tx, projectId, pointIds);
  for (const { id, participant } of applications) {
    if (applicationIsSigned(statusesOf(documents, participant, own))) await signApplication(deps, tx, id);
  }
}

/** Why a document that was set aside is not resumed, in French. */
const sharing =
  "Ce participant partage déjà\u00a0: sans ce document, rien ne dirait plus qu’il y a consenti. Il reste réalisé en dehors de la plateforme.";
const leaving = "Ce participant quitte le projet\u00a0: réglez d’abord son départ, ou renoncez-y.";

/**
 * Of these participants, whose documents are settled no more without these: their applications, whether they may wait for them again,
 * and else why not. The caller locks the project.
 */
export async function findUnsettledWithout(
  tx: Tx,
  projectId: string,
  { participants, ids }: { readonly participants: readonly Participant[]; readonly ids: readonly string[] },
): Promise<ReadonlyMap<string, { readonly id: string; readonly refusal: string | null }>> {
  const pointIds = participants.map(({ id }) => id);
  if (pointIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom("application")
    .select(["id", "consumption_point_id", "production_point_id"])
    .select(inOperation().as("isSharing"))
    .select(askingToLeave().as("isLeaving"))
    .where("project_id", "=", projectId)
    .where(sql<boolean>`(${awaitingStart()} or ${inOperation()})`)
    .where((eb) =>
      eb.or([eb("consumption_point_id", "in", pointIds), eb("production_point_id", "in", pointIds)]),
    )
    .execute();
  if (rows.length === 0) return new Map();
  const left = new Set(ids);
  const documents = (await findDocuments(tx, projectId, pointIds)).filter(({ id }) => !left.has(id));
  const own = await findContractless(tx, projectId, pointIds);
  return new Map(
    rows.flatMap((row) => {
      const participant = participantOf(row);
      if (applicationIsSigned(statusesOf(documents, participant, own))) return [];
      const refusal = row.isSharing ? sharing : row.isLeaving ? leaving : null;
      return [[participant.id, { id: row.id, refusal }]];
    }),
  );
}

/** Those whose documents are settled no more wait for them again. */
export async function reopenApplications(
  deps: Pick<Deps, "queue" | "now" | "config">,
  tx: Tx,
  applicationIds: readonly string[],
): Promise<void> {
  for (const id of applicationIds.toSorted()) await reopenApplication(deps, tx, id);
}
