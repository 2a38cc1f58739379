import { kindsOfMeter, namedBefore } from "@mec/domain/document";
import type { Participant } from "@mec/domain/point";
import { DomainError, FieldError } from "@mec/domain/shared";
import { sql } from "kysely";
import type { Tx } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import type { MomentOf } from "../../meeting/moments.ts";
import { quotedName } from "../project/index.ts";
import { partlySigned } from "../signature/scopes.ts";
import { bindsAnother, boundData } from "./bound-by.ts";
import { namedOf } from "./document-store.ts";
import { findParticipation } from "./participant-store.ts";
import { concerning, holdSigningOf } from "./reads.ts";

/** Only the owner takes back what is being signed. */
const beingSigned = {
  consumer:
    "Des documents en cours de signature nomment l’adresse actuelle. Vous changez de lieu\u202f? C’est le compteur qui participe\u00a0: quittez le projet, puis candidatez avec le nouveau. Vous corrigez l’adresse du même compteur\u202f? Demandez d’abord au porteur du projet de retirer l’envoi de ces documents\u00a0: il vous les renverra.",
  producer:
    "Des documents en cours de signature nomment l’adresse actuelle. Pour la corriger, le porteur du projet retire d’abord leur envoi, puis les envoie à nouveau.",
};

/** The documents that name a participant of which some have signed what others have still to sign, with signing held until this is over; null of who takes part nowhere. */
async function holdPartlySigned(tx: Tx, participant: Participant) {
  const projectId = await findParticipation(tx, participant);
  if (projectId === null) return null;
  await holdSigningOf(tx, { projectId, participant });
  const query = tx
    .selectFrom("document")
    .where(concerning({ projectId, participant }))
    .where(partlySigned("document"));
  return { query };
}

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
  const held = await holdPartlySigned(tx, participant);
  if (held === null) return;
  const signing = await held.query
    .select(namedOf(participant).as("named"))
    .where("kind", "in", kindsOfMeter)
    .execute();
  const now = { prm: "", address, siret: "" };
  if (signing.some(({ named }) => namedBefore([named], now).includes("address")))
    throw new FieldError("ADDRESS_BEING_SIGNED", "address", beingSigned[participant.kind]);
}

const pointTables = { consumer: "consumption_point", producer: "production_point" } as const;

/**
 * The same of who is bound by them, by all that they print of him: the others would sign with one who no longer takes part. Who signs for
 * a structure may change, and how anybody is reached.
 * @throws DomainError POINT_IN_USE
 */
export async function refuseSignatory(
  _deps: Pick<Deps, "queue">,
  tx: Tx,
  { participant, signatory }: MomentOf<"signatory-changing">,
): Promise<void> {
  const held = await holdPartlySigned(tx, participant);
  if (held === null) return;
  const signing = await held.query.select(["id", boundData.as("boundData")]).execute();
  if (!signing.some((document) => bindsAnother(document, participant, signatory))) return;
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(pointTables[participant.kind])} where id = ${participant.id}`.execute(tx);
  const name = quotedName(rows[0]?.name ?? "");
  throw new DomainError(
    "POINT_IN_USE",
    `Des documents en cours de signature nomment qui signe pour ${name}\u00a0: son nom, son numéro, son adresse, et la naissance d’une personne, ne changent pas d’ici là. Pour les corriger, le porteur du projet retire d’abord leur envoi, puis les renvoie.`,
  );
}
