import { DomainError, plural } from "@mec/domain/shared";
import type { Tx } from "../../../db/transaction.ts";
import type { Deps } from "../../../deps.ts";
import type { MomentOf } from "../../../meeting/moments.ts";
import { quotedName } from "../../project/index.ts";
import { holdSigning } from "../reads.ts";
import { takeBack } from "../withdraw-documents.ts";
import { findNamingAnother, onItsWay } from "./reads.ts";

/** Only their owner changes it, and he takes them back himself. */
const refusal = (count: number, name: string): string => {
  const [naming, back, again] =
    count === 1
      ? ["document en cours de signature, que certains ont signé, nomme", "son envoi", "renvoyez-le"]
      : ["documents en cours de signature, que certains ont signés, nomment", "leur envoi", "renvoyez-les"];
  return `${plural(count, naming, naming)} ${quotedName(name)}\u00a0: le nom, le numéro RNA et le siège de l’association ne changent pas d’ici là. Attendez que tous aient signé, ou retirez d’abord ${back} dans «\u00a0Mes documents\u00a0» («\u00a0Retirer l’envoi\u00a0»), changez l’association, puis ${again}.`;
};

/**
 * Some have signed with the association that their documents name: until all have, it is no other, since the others would sign for one
 * that no longer is. What nobody has signed is taken back; what all have stays.
 * @throws DomainError ASSOCIATION_BEING_SIGNED
 */
export async function followAssociation(
  deps: Pick<Deps, "queue" | "now">,
  tx: Tx,
  { projectId, association }: MomentOf<"association-changing">,
): Promise<void> {
  await holdSigning(tx, onItsWay(projectId));
  const { beingSigned, unsigned } = await findNamingAnother(tx, projectId, association);
  if (beingSigned.length > 0)
    throw new DomainError(
      "ASSOCIATION_BEING_SIGNED",
      refusal(beingSigned.length, beingSigned[0]?.named?.associationName ?? ""),
    );
  const ids = unsigned.map(({ id }) => id);
  if (ids.length === 0) return;
  const documentIds = await takeBack(deps, tx, ids, "L’association a changé.");
  if (documentIds.length === 0) return;
  await deps.queue.emit(tx, {
    type: "asked-documents-taken-back",
    projectId,
    changed: "association",
    documentIds,
  });
}
