import { essentialLabels, splitEssentials } from "@mec/domain/signature";
import type { Deps } from "../../../deps.ts";
import type { MailParagraph } from "../../../jobs/mail-layout.ts";
import type { EventOf, MailDraft } from "../../../jobs/reaction.ts";
import { getCommitment } from "../../document/index.ts";
import { findSoldToThemselves } from "../../signatory/reads.ts";
import { findProposedPrice } from "../store.ts";
import { agreedGain } from "./agreed-gain.ts";
import { leftOf, nextStep, priceOf, whatIsLeft } from "./holder-mails.ts";
import { type ApplicationFacts, quoted } from "./mail-facts.ts";

/** Its price, that of each seller where they differ, for how long, and the fee, as the page of his yes says them. */
async function commitmentList(deps: Deps, { participant }: ApplicationFacts): Promise<MailParagraph[]> {
  if (participant.kind === "producer") return [];
  const essentials = await getCommitment(deps, participant.id);
  const lines = essentials.filter(({ subject }) => ["price", "length", "fee"].includes(subject));
  // What may never come is read on the page of his yes.
  const list = splitEssentials(lines).lines.map(
    ({ subject, text }) => `${essentialLabels[subject]}\u00a0: ${text}`,
  );
  return list.length > 0 ? [{ list }] : [];
}

/** Whether none sells to the place but its own body or person. */
async function buysFromItself({ db }: Deps, { participant: { kind, id }, projectId }: ApplicationFacts) {
  return kind === "consumer" && (await findSoldToThemselves(db, projectId, [id])).has(id);
}

/** What it is about, and what is his to do first. */
function subjectOf(facts: ApplicationFacts): string {
  const yes = `Votre oui pour ${quoted(facts.projectName)}`;
  if (facts.planned) return `${yes} est enregistré`;
  const [first] = leftOf(facts);
  return `${yes}\u00a0: ${first ? `il reste ${first}` : "les documents suivent"}`;
}

/** To who says yes to a price, once for an application: what he said yes to, until when, and what comes next. */
export async function acceptedPriceMail(
  deps: Deps,
  facts: ApplicationFacts,
  { applicationId }: EventOf<"application-moved">,
): Promise<MailDraft | null> {
  // Who has withdrawn since, before the mail left, said yes to nothing any more.
  if (facts.status !== "SIGNATURE") return null;
  const { openPrice = null } = (await findProposedPrice(deps.db, applicationId)) ?? {};
  if (openPrice === null) return null;
  const isSeller = facts.participant.kind === "producer";
  const paysNobody = await buysFromItself(deps, facts);
  const accepted = paysNobody ? "la proposition" : `le prix de ${priceOf(facts, openPrice)}`;
  return {
    to: facts.holder.email,
    subject: subjectOf(facts),
    title: "Votre oui est enregistré",
    paragraphs: [
      `Bonjour ${facts.holder.firstName},`,
      `Vous acceptez ${accepted} pour ${quoted(facts.pointName)}, dans ${quoted(facts.projectName)}. Le porteur du projet en est averti.`,
      ...(await commitmentList(deps, facts)),
      ...(paysNobody ? [] : await agreedGain(deps, facts, { price: openPrice })),
      isSeller || paysNobody
        ? "Rien ne vous engage avant votre signature."
        : "Rien ne vous engage avant votre signature\u00a0: ce prix vous lie, et lie qui vous vend, de la signature du contrat de vente par tous jusqu’à sa fin.",
      ...whatIsLeft(deps, facts),
    ],
    action: nextStep(deps, facts),
  };
}
