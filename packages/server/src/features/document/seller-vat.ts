import { pages } from "@mec/api";
import {
  dearerCount,
  dearerForOwner,
  signedVatForOwner,
  signedVatForSeller,
  vatMove,
} from "@mec/domain/document";
import { asProducer } from "@mec/domain/point";
import { plural } from "@mec/domain/shared";
import type { Tx } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import type { Mail } from "../../gateways/mail/port.ts";
import { composeMail, type EventOf, type MailDraft, webLink } from "../../jobs/reaction.ts";
import { mayCount } from "../../limits/limits.ts";
import type { MomentOf } from "../../meeting/moments.ts";
import { findDearer } from "../application/vat-change/reads.ts";
import { quotedName } from "../project/index.ts";
import { findPointAndOwner, type PointAndOwner } from "./point-and-owner.ts";
import { holdSigningOf } from "./reads.ts";
import { takenBackForVat } from "./scopes.ts";
import { findOtherwise } from "./stated-vat/reads.ts";
import { takeBack } from "./withdraw-documents.ts";

/**
 * A seller adds VAT from now on, or no longer does. What all have signed stays as it is; what is on its way would make somebody
 * sign what is no longer so, and is withdrawn. The owner and the seller hear of both, the owner of the prices without a contract that
 * cost more too; the buyers of these, and of what was withdrawn, by `price-taxed`.
 */
export async function followSellerVat(
  deps: Pick<Deps, "queue" | "now">,
  tx: Tx,
  { productionPointId, former, vatRegime }: MomentOf<"seller-vat-changed">,
): Promise<void> {
  const plant = await tx
    .selectFrom("production_point")
    .select("project_id as projectId")
    .where("id", "=", productionPointId)
    .executeTakeFirst();
  const projectId = plant?.projectId;
  if (!projectId) return;
  await holdSigningOf(tx, { projectId, participant: asProducer(productionPointId) });
  const said = { pointId: productionPointId, vatRegime };
  const { signed, onTheirWay } = await findOtherwise(tx, projectId, said);
  const { accepted, proposed } = await findDearer(tx, projectId, { ...said, former, now: deps.now() });
  const dearer = { accepted: vatMove(accepted), proposed: vatMove(proposed) };
  if (signed.length + onTheirWay.length + dearerCount(dearer) === 0) return;
  const ids = onTheirWay.map(({ id }) => id);
  const withdrawn = await takeBack(deps, tx, ids, takenBackForVat);
  await deps.queue.emit(tx, {
    type: "seller-vat-changed",
    projectId,
    productionPointId,
    vatRegime,
    signed: signed.length,
    withdrawn: withdrawn.length,
    ...(dearerCount(dearer) > 0 && { dearer }),
  });
}

const saidNow = {
  standard: "ajoute désormais la TVA à son prix",
  franchise: "n’ajoute plus de TVA à son prix (franchise, article 293\u00a0B)",
  unsaid: "ne dit plus s’il ajoute la TVA à son prix",
} as const;
const ownSaidNow = {
  standard: "Vous ajoutez désormais la TVA à votre prix",
  franchise: "Vous n’ajoutez plus de TVA à votre prix (franchise, article 293\u00a0B)",
  unsaid: "Vous ne dites plus si vous ajoutez la TVA à votre prix",
} as const;

const backText = (withdrawn: number): string =>
  plural(
    withdrawn,
    "document en cours de signature disait l’ancien régime\u00a0: il est retiré, renvoyez-le.",
    "documents en cours de signature disaient l’ancien régime\u00a0: ils sont retirés, renvoyez-les.",
  );

const backForSeller = (withdrawn: number): string =>
  plural(
    withdrawn,
    "document en cours de signature disait l’ancien régime\u00a0: il est retiré, le porteur doit le renvoyer.",
    "documents en cours de signature disaient l’ancien régime\u00a0: ils sont retirés, le porteur doit les renvoyer.",
  );

type Changed = EventOf<"seller-vat-changed">;

function ownersMail(
  deps: Deps,
  { projectId, vatRegime, signed, withdrawn, dearer }: Changed,
  plant: PointAndOwner,
): MailDraft {
  const { name, projectName, email, ownerFirstName, firstName, lastName } = plant;
  return {
    to: email,
    subject: `${quotedName(projectName)}\u00a0: la TVA de ${quotedName(name)} a changé`,
    title: "La TVA d’un producteur a changé",
    paragraphs: [
      `Bonjour ${ownerFirstName},`,
      `${firstName} ${lastName} ${saidNow[vatRegime ?? "unsaid"]}, pour ${quotedName(name)}.`,
      ...(signed > 0 ? [signedVatForOwner(signed, vatRegime)] : []),
      ...(withdrawn > 0 ? [backText(withdrawn)] : []),
      ...(dearer ? dearerForOwner(dearer) : []),
    ],
    action: {
      label: "Ouvrir les contrats",
      url: webLink(deps, pages.ownerDocuments.to({ projectId, tab: "contracts" })),
    },
  };
}

/** His duty is his to keep: what was told before he confirmed it stays in his mailbox. */
function sellersMail(
  deps: Deps,
  { vatRegime, signed, withdrawn }: Changed,
  { name, projectName, holderEmail, firstName }: PointAndOwner,
): MailDraft {
  return {
    to: holderEmail,
    subject: `${quotedName(projectName)}\u00a0: ce que change votre TVA`,
    title: "Vous avez changé votre TVA",
    paragraphs: [
      `Bonjour ${firstName},`,
      `${ownSaidNow[vatRegime ?? "unsaid"]}, pour ${quotedName(name)}.`,
      ...(signed > 0 ? [signedVatForSeller(signed, vatRegime)] : []),
      ...(withdrawn > 0 ? [backForSeller(withdrawn)] : []),
    ],
    action: { label: "Voir mon installation", url: webLink(deps, pages.portfolio.to()) },
  };
}

/** To the owner, and to the seller where he is another: what his other VAT does to his contracts. */
export async function sellerVatMails(deps: Deps, event: Changed, jobId: string): Promise<Mail[]> {
  const { projectId, productionPointId, signed, withdrawn } = event;
  const plant = await findPointAndOwner(deps, { projectId, participant: asProducer(productionPointId) });
  if (!plant) return [];
  const [isOwners, hasContracts] = [plant.holderEmail === plant.email, signed + withdrawn > 0];
  // What he was asked before he said it.
  if (isOwners && !hasContracts) return [];
  if (withdrawn === 0 && !(await mayCount(deps.limits, "vatMailsPerPoint", productionPointId))) return [];
  const drafts = [ownersMail(deps, event, plant)];
  if (!isOwners && hasContracts) drafts.push(sellersMail(deps, event, plant));
  return drafts.map((draft) => composeMail(deps, jobId, draft));
}
