import type { SignatureSession } from "@mec/api/signature";
import type { Payment } from "@mec/domain/pmo";
import { hasSigned } from "@mec/domain/signature";
import type { Db } from "../../db/transaction.ts";
import { findLeaving, paymentIn } from "../application/index.ts";
import { findSaidDocuments } from "../document/index.ts";
import type { SignerPlace } from "./place-store.ts";

interface AfterSigning {
  readonly payment?: Payment;
  readonly isLeaving?: true;
}

/** The documents that this person has signed for places of his own, and that still bind him. */
const boundBy = (shown: readonly SignerPlace[]): SignerPlace[] =>
  shown.filter(
    ({ role, signerStatus, supersededAt }) =>
      role === "participant" && hasSigned(signerStatus) && supersededAt === null,
  );

/**
 * What follows for who signed for his own places: what his bulletins ask him to pay, or that he has asked to leave with all
 * of them. Who leaves settles the fee with its association, as his application's page has it.
 */
export async function afterSigning(
  db: Db,
  { projectId }: Pick<SignatureSession, "projectId">,
  shown: readonly SignerPlace[],
): Promise<AfterSigning> {
  const own = boundBy(shown);
  const pointIds = own.flatMap(({ consumptionPointId }) => consumptionPointId ?? []);
  const leaving = await findLeaving(db, { projectId, pointIds });
  const staying = own.filter(({ consumptionPointId: id }) => id === null || !leaving.has(id));
  if (own.length > 0 && staying.length === 0) return { isLeaving: true };
  const said = await findSaidDocuments(
    db,
    staying.flatMap(({ kind, documentId }) => (kind === "bulletin" ? documentId : [])),
  );
  const bulletins = said.flatMap(({ content }) => (content.kind === "bulletin" ? [content] : []));
  const payment = await paymentIn(db, { projectId, bulletins });
  return payment ? { payment } : {};
}
