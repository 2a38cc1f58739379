import type { SignatureSession } from "@mec/api/signature";
import { toldToEnd } from "@mec/domain/point";
import { startToCome } from "@mec/domain/project";
import { dayInParis } from "@mec/domain/shared";
import { hasSigned } from "@mec/domain/signature";
import type { Db } from "../../db/transaction.ts";
import { findLeaving, paymentIn } from "../application/index.ts";
import { findFirstDays, findSaidDocuments } from "../document/index.ts";
import { findContractToEnd } from "../point/index.ts";
import { findBegun } from "./find-begun.ts";
import type { SignerPlace } from "./place-store.ts";

const isOwn = ({ role, signerStatus, supersededAt }: SignerPlace): boolean =>
  role === "participant" && hasSigned(signerStatus) && supersededAt === null;

/** Whether one of these was signed with what this person signed last: what it asks is new to him. */
function isSignedLast(some: readonly SignerPlace[], all: readonly SignerPlace[]): boolean {
  const times = (places: readonly SignerPlace[]) => places.map(({ signedAt }) => Number(signedAt ?? 0));
  return Math.max(...times(some)) >= Math.max(...times(all));
}

/** What the bulletins among these documents of his own ask this person to pay. */
async function findPayment(
  db: Db,
  projectId: string,
  { own, shown, now }: { own: readonly SignerPlace[]; shown: readonly SignerPlace[]; now: Date },
) {
  const bulletins = own.filter(({ kind }) => kind === "bulletin");
  const said = await findSaidDocuments(
    db,
    bulletins.map(({ documentId }) => documentId),
  );
  const payment = await paymentIn(db, {
    projectId,
    now,
    bulletins: said.flatMap(({ content }) => (content.kind === "bulletin" ? [content] : [])),
  });
  return payment && { payment, isPaymentNew: isSignedLast(bulletins, shown) };
}

/** What is still to come of the one plant that this person signs for as a producer who joins. */
async function findPlant(db: Db, own: readonly SignerPlace[], now: Date) {
  const ids = new Set(own.flatMap(({ productionPointId }) => productionPointId ?? []));
  const [id, ...others] = ids;
  if (id === undefined || others.length > 0) return null;
  const point = await db
    .selectFrom("production_point")
    .select(["production_type as productionType", "prm", "is_planned as isPlanned"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!point) return null;
  const { productionType, prm, isPlanned } = point;
  const toEnd = await findContractToEnd(db, [id], dayInParis(now));
  const plant = { productionType, hasMeter: Boolean(prm), isPlanned: !prm && isPlanned === true };
  return { plant: { ...plant, ...(toEnd && toldToEnd(toEnd)) } };
}

/** The day before which no plant supplies any of the places that he signs for, else which begins later than the others. */
async function findOfPlants(db: Db, projectId: string, shown: readonly SignerPlace[], now: Date) {
  const pointIds = shown.flatMap(({ role, consumptionPointId, supersededAt }) =>
    role === "participant" && supersededAt === null ? (consumptionPointId ?? []) : [],
  );
  if (pointIds.length === 0) return null;
  const starts = await findFirstDays(db, projectId, { pointIds, now });
  const days = [...starts.values()].map(({ plantFrom }) => plantFrom);
  const [first] = days.flatMap((day) => day ?? []).toSorted();
  if (first !== undefined && days.every(Boolean)) return { plantFrom: first };
  const texts = new Set([...starts.values()].flatMap(({ laterSellersText }) => laterSellersText ?? []));
  return texts.size > 0 ? { laterSellersText: [...texts].join(" ") } : null;
}

/** The month that the project told of its start, as long as that is to come. */
async function findStart(db: Db, projectId: string, now: Date) {
  const project = await db
    .selectFrom("project")
    .select(["stage", "expected_start as expectedStart"])
    .where("id", "=", projectId)
    .executeTakeFirst();
  const startsIn = project && startToCome(project, dayInParis(now));
  return startsIn ? { startsIn } : null;
}

/**
 * What follows for who signed for his own places: what his membership costs, what his plant still asks of him and what shares already,
 * or that he has asked to leave with all of them. Who leaves settles the fee with its association, as his application's page has it.
 */
export async function afterSigning(
  db: Db,
  { projectId }: Pick<SignatureSession, "projectId">,
  shown: readonly SignerPlace[],
  now: Date,
): Promise<
  Pick<
    SignatureSession,
    | "payment"
    | "isPaymentNew"
    | "plant"
    | "isLeaving"
    | "begun"
    | "startsIn"
    | "plantFrom"
    | "laterSellersText"
  >
> {
  const signed = shown.filter(isOwn);
  const pointIds = signed.flatMap(({ consumptionPointId }) => consumptionPointId ?? []);
  const leaving = await findLeaving(db, { projectId, pointIds });
  const own = signed.filter(({ consumptionPointId: id }) => id === null || !leaving.has(id));
  if (signed.length > 0 && own.length === 0) return { isLeaving: true };
  return {
    ...(await findPayment(db, projectId, { own, shown, now })),
    ...(await findPlant(db, own, now)),
    ...(await findBegun(db, projectId, own)),
    ...(own.length > 0 && (await findStart(db, projectId, now))),
    ...(await findOfPlants(db, projectId, shown, now)),
  };
}
