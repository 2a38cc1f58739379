import type { SignatureSession } from "@mec/api/signature";
import { hasSigned } from "@mec/domain/signature";
import type { Db } from "../../db/transaction.ts";
import { paymentIn } from "../application/index.ts";
import { findSaidDocuments } from "../document/index.ts";
import type { SignerPlace } from "./place-store.ts";

const isOwn = ({ role, signerStatus, supersededAt }: SignerPlace): boolean =>
  role === "participant" && hasSigned(signerStatus) && supersededAt === null;

/** Whether one of these was signed with what this person signed last: what it asks is new to him. */
function isSignedLast(some: readonly SignerPlace[], all: readonly SignerPlace[]): boolean {
  const times = (places: readonly SignerPlace[]) => places.map(({ signedAt }) => Number(signedAt ?? 0));
  return Math.max(...times(some)) >= Math.max(...times(all));
}

/** What the bulletins that this person has signed for places of his own, and that still bind him, ask him to pay. */
async function findPayment(db: Db, projectId: string, shown: readonly SignerPlace[]) {
  const bulletins = shown.filter((place) => place.kind === "bulletin" && isOwn(place));
  const said = await findSaidDocuments(
    db,
    bulletins.map(({ documentId }) => documentId),
  );
  const payment = await paymentIn(db, {
    projectId,
    bulletins: said.flatMap(({ content }) => (content.kind === "bulletin" ? [content] : [])),
  });
  return payment && { payment, isPaymentNew: isSignedLast(bulletins, shown) };
}

/** What is still to come of the one plant that this person signs for as a producer who joins. */
async function findPlant(db: Db, shown: readonly SignerPlace[]) {
  const ids = new Set(shown.flatMap((place) => (isOwn(place) ? (place.productionPointId ?? []) : [])));
  const [id, ...others] = ids;
  if (id === undefined || others.length > 0) return null;
  const point = await db
    .selectFrom("production_point")
    .select(["production_type as productionType", "prm", "is_planned as isPlanned"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!point) return null;
  const { productionType, prm, isPlanned } = point;
  return { plant: { productionType, hasMeter: Boolean(prm), isPlanned: !prm && isPlanned === true } };
}

/** What follows for who has signed: what his membership costs, and what his plant still asks of him. */
export async function afterSigning(
  db: Db,
  projectId: string,
  shown: readonly SignerPlace[],
): Promise<Pick<SignatureSession, "payment" | "isPaymentNew" | "plant">> {
  return { ...(await findPayment(db, projectId, shown)), ...(await findPlant(db, shown)) };
}
