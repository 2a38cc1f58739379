import { type DocumentTab, pages } from "@mec/api";
import type { DocumentKind } from "@mec/domain/document";
import { plural } from "@mec/domain/shared";
import { signatureDays } from "@mec/domain/signature";
import type { Deps } from "../../../deps.ts";
import type { Mail } from "../../../gateways/mail/port.ts";
import type { MailParagraph } from "../../../jobs/mail-layout.ts";
import { composeMail, type EventOf, type MailDraft, webLink } from "../../../jobs/reaction.ts";
import { findPlacesIn, type SignerPlace } from "../place-store.ts";
import { findProjectFacts, type ProjectFacts } from "./mail-facts.ts";
import { documentList, quoted } from "./mail-words.ts";

const tabs: Record<DocumentKind, DocumentTab> = {
  bulletin: "bulletin",
  accord: "agreement",
  salesContract: "contracts",
};

/** Each document once, with the role "pmo" so that `titlesOf` names its participant. */
export function documentsAmong(places: readonly SignerPlace[]): SignerPlace[] {
  const known = new Map<string, SignerPlace>();
  for (const place of places) if (!known.has(place.documentId)) known.set(place.documentId, place);
  return [...known.values()].map((place) => ({ ...place, role: "pmo" }));
}

export const ownerAction = (deps: Deps, { projectId }: ProjectFacts, [first]: readonly SignerPlace[]) => ({
  label: "Ouvrir mes documents",
  url: webLink(deps, pages.ownerDocuments.to({ projectId, tab: tabs[first?.kind ?? "bulletin"] })),
});

interface Declined {
  readonly who: string;
  readonly reason: string;
  readonly documents: readonly SignerPlace[];
}

const said = (reason: string): MailParagraph[] =>
  reason ? ["La raison donnée\u00a0:", { quote: reason }] : ["Aucune raison n’a été donnée."];

function ownerDeclinedMail(deps: Deps, facts: ProjectFacts, { who, reason, documents }: Declined): MailDraft {
  return {
    to: facts.ownerEmail,
    subject: `${quoted(facts.projectName)}\u00a0: ${who} refuse de signer`,
    title: `${who} refuse de signer`,
    paragraphs: [
      `Bonjour ${facts.ownerFirstName},`,
      `${who} refuse de signer, pour ${quoted(facts.projectName)}\u00a0:`,
      documentList(documents),
      ...said(reason),
      "Voyez ensemble ce qui ne convient pas, corrigez au besoin, puis envoyez à nouveau.",
    ],
    action: ownerAction(deps, facts, documents),
  };
}

/** To a cosigner who had signed before the refusal: his signature binds nobody, and he has nothing to do. */
function cosignerDeclinedMail(
  facts: ProjectFacts,
  signer: SignerPlace,
  { who, reason, documents }: Declined,
): MailDraft {
  return {
    to: signer.email,
    subject: `${quoted(facts.projectName)}\u00a0: un document que vous avez signé n’aboutit pas`,
    title: "Un autre signataire a refusé",
    paragraphs: [
      `Bonjour ${signer.firstName},`,
      `Vous aviez signé pour ${quoted(facts.projectName)}, mais ${who} refuse de signer à son tour\u00a0:`,
      documentList(documents),
      ...said(reason),
      `Ces documents ne vous engagent donc pas. Vous n’avez rien à faire\u00a0: ${facts.ownerName} reviendra vers vous.`,
    ],
    replyTo: facts.ownerEmail,
  };
}

/** To a seller who has not signed: his buyer refuses the contract. Why is his owner's to know, as the buyer was told. */
function sellerDeclinedMail(
  facts: ProjectFacts,
  seller: SignerPlace,
  { who, documents }: Omit<Declined, "reason">,
): MailDraft {
  return {
    to: seller.email,
    subject: `${quoted(facts.projectName)}\u00a0: ${who} refuse un contrat de vente avec vous`,
    title: `${who} n’achètera pas votre électricité pour l’instant`,
    paragraphs: [
      `Bonjour ${seller.firstName},`,
      `${who} refuse de signer, pour ${quoted(facts.projectName)}\u00a0:`,
      documentList(documents),
      `Ce contrat ne vous rapporte donc rien, et rien ne vous engage. Vous n’avez rien à faire\u00a0: ${facts.ownerName} en connaît la raison, et peut lui en proposer un autre.`,
    ],
    replyTo: facts.ownerEmail,
  };
}

/** To the owner, to those who had signed before, and to who sells by a contract of sale: a document was refused. */
export async function declinedMails(
  deps: Deps,
  event: EventOf<"signature-declined">,
  jobId: string,
): Promise<Mail[]> {
  const facts = await findProjectFacts(deps.db, event.projectId);
  const places = await findPlacesIn(deps.db, event.documentIds);
  if (!facts || places.length === 0) return [];
  const decliner = places.find(({ signerId }) => signerId === event.signerId);
  const who = decliner ? `${decliner.firstName} ${decliner.lastName}` : "Un signataire";
  const declined = { who, reason: event.reason, documents: documentsAmong(places) };
  const drafts = [ownerDeclinedMail(deps, facts, declined)];
  const told = new Set([facts.ownerEmail.toLowerCase(), decliner?.email.toLowerCase()]);
  for (const place of places.filter(({ signerStatus }) => signerStatus === "signed")) {
    if (told.has(place.email.toLowerCase())) continue;
    told.add(place.email.toLowerCase());
    const own = places.filter(
      ({ email, signerStatus }) => email === place.email && signerStatus === "signed",
    );
    drafts.push(cosignerDeclinedMail(facts, place, { ...declined, documents: own }));
  }
  if (decliner?.role !== "participant") return drafts.map((draft) => composeMail(deps, jobId, draft));
  const sales = places.filter(({ kind, role }) => kind === "salesContract" && role === "producer");
  for (const place of sales) {
    if (told.has(place.email.toLowerCase())) continue;
    told.add(place.email.toLowerCase());
    const own = sales.filter(({ email }) => email === place.email);
    drafts.push(sellerDeclinedMail(facts, place, { who, documents: own }));
  }
  return drafts.map((draft) => composeMail(deps, jobId, draft));
}

/** To the owner: these documents can no longer be signed, and what to do. */
export async function expiredMail(
  deps: Deps,
  { projectId, documentIds }: EventOf<"signature-expired">,
): Promise<MailDraft | null> {
  const facts = await findProjectFacts(deps.db, projectId);
  const documents = documentsAmong(await findPlacesIn(deps.db, documentIds));
  if (!facts || documents.length === 0) return null;
  const count = plural(documents.length, "document n’a pas été signé", "documents n’ont pas été signés");
  return {
    to: facts.ownerEmail,
    subject: `${quoted(facts.projectName)}\u00a0: ${count} à temps`,
    title: `${count} à temps`,
    paragraphs: [
      `Bonjour ${facts.ownerFirstName},`,
      `Les signataires avaient ${signatureDays}\u00a0jours. Ne peuvent plus être signés, pour ${quoted(facts.projectName)}\u00a0:`,
      documentList(documents),
      "Vous pouvez les envoyer à nouveau\u00a0: chacun recevra un nouveau lien.",
    ],
    action: ownerAction(deps, facts, documents),
  };
}
