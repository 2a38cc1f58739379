import { kindsOfMeter, namedBefore } from "@mec/domain/document";
import { FieldError } from "@mec/domain/shared";
import { pointColumn } from "../../db/participant-columns.ts";
import type { Tx } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import type { MomentOf } from "../../meeting/moments.ts";
import { partlySigned } from "../signature/scopes.ts";
import { named } from "./document-store.ts";
import { findParticipation } from "./participant-store.ts";
import { holdSigningOf } from "./reads.ts";
import { living } from "./scopes.ts";

/** Only the owner takes back what is being signed. */
const beingSigned = {
  consumer:
    "Des documents en cours de signature nomment l’adresse actuelle. Vous changez de lieu\u202f? C’est le compteur qui participe\u00a0: quittez le projet, puis candidatez avec le nouveau. Vous corrigez l’adresse du même compteur\u202f? Demandez d’abord au porteur du projet de retirer ces documents\u00a0: il vous les renverra.",
  producer:
    "Des documents en cours de signature nomment l’adresse actuelle. Pour la corriger, ces documents sont d’abord à retirer par le porteur du projet, puis à envoyer à nouveau.",
};

/**
 * While some have signed what others have still to sign, the address that it names stays: the others would sign for a place that is no
 * longer the one that was agreed to. What it names may be written again.
 * @throws FieldError ADDRESS_BEING_SIGNED
 */
export async function refuseAddress(
  _deps: Pick<Deps, "queue">,
  tx: Tx,
  { participant, address }: MomentOf<"address-changing">,
): Promise<void> {
  const projectId = await findParticipation(tx, participant);
  if (projectId === null) return;
  await holdSigningOf(tx, { projectId, participant });
  const signing = await tx
    .selectFrom("document")
    .select(named.as("named"))
    .where("project_id", "=", projectId)
    .where(pointColumn[participant.kind], "=", participant.id)
    .where("kind", "in", kindsOfMeter)
    .where(living())
    .where(partlySigned("document"))
    .execute();
  const now = { prm: "", address, siret: "" };
  if (signing.some(({ named }) => namedBefore([named], now).includes("address")))
    throw new FieldError("ADDRESS_BEING_SIGNED", "address", beingSigned[participant.kind]);
}
