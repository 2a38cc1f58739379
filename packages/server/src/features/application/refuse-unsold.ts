import { DomainError } from "@mec/domain/shared";
import type { Tx } from "../../db/transaction.ts";
import { findUnsold } from "../signatory/contractless/reads.ts";
import type { Parties } from "./store.ts";

/**
 * A place signs all without a contract where it buys from its own body alone. It does not begin once another sells to it, or may: an
 * installation came, was named for another, or left, or a contract that was set aside is to be signed here after all.
 * @throws DomainError INVALID_TRANSITION
 */
export async function refuseUnsold(tx: Tx, { projectId, participant: { kind, id } }: Parties): Promise<void> {
  if (kind === "producer") return;
  if ((await findUnsold(tx, projectId, [id])).length === 0) return;
  throw new DomainError(
    "INVALID_TRANSITION",
    "Ce lieu n’a pas de contrat de vente, et n’achète pas qu’à sa propre structure. Dites d’abord qui signe pour chaque installation\u00a0; si l’une est à une autre structure, envoyez son contrat de vente à signer, ou mettez-le de côté s’il se signe ailleurs, dans «\u00a0Mes documents\u00a0».",
  );
}
