import type { AccountingSheet } from "@mec/api/document";
import { documentLabels } from "@mec/domain/document";
import { dayInParis, formatDate } from "@mec/domain/shared";
import { nameOfParty } from "../to-sign/identity.ts";
import type { AccountedDocument, AccountedLeaving, AccountingData } from "./data.ts";
import { leavingSection, saleEndText, standingText } from "./leaving.ts";
import { buyerSection, sellerSections } from "./parties.ts";
import { saleSections } from "./sale.ts";
import { type SheetSection, told } from "./sheet.ts";
import { shortSection } from "./short.ts";
import { membershipSection, yearSection } from "./year.ts";

/** How a document that stood as its participant left ends: leaving the platform ends none, which his letter does. */
function endedByLetter({ kind, signedAt }: AccountedDocument, leaving: AccountedLeaving): string {
  if (signedAt === null) return "prend fin comme il le prévoit";
  return kind === "salesContract"
    ? `prend fin ${saleEndText(leaving)}`
    : "prend fin par votre lettre à l’association";
}

const isOfLeaving = (endedAt: string, leaving: AccountedLeaving | null): leaving is AccountedLeaving =>
  leaving?.standing === "left" && dayInParis(new Date(endedAt)) >= leaving.day;

function documentText(document: AccountedDocument, leaving: AccountedLeaving | null): string {
  const { state, sentAt, signedAt, endedAt, retractedAt, signing } = document;
  const isBegun = signing !== null && signing.signed > 0;
  const now = isBegun ? `signé par ${signing.signed} sur ${signing.all}` : state.toLowerCase();
  const first = signedAt
    ? `signé par tous le ${formatDate(signedAt)}`
    : `${now}, établi le ${formatDate(sentAt)}`;
  if (retractedAt) return `${first}\u00a0; rétracté le ${formatDate(retractedAt)}`;
  if (!endedAt) return first;
  return isOfLeaving(endedAt, leaving)
    ? `${first}\u00a0; ${endedByLetter(document, leaving)}`
    : `${first}\u00a0; n’est plus en cours depuis le ${formatDate(endedAt)}`;
}

const documentsSection = ({ documents, isWritten, leaving }: AccountingData): SheetSection => ({
  title: "Les documents",
  rows:
    documents.length > 0
      ? documents.map((document) =>
          told(`${documentLabels[document.kind]} ${document.reference}`, documentText(document, leaving)),
        )
      : [
          told(
            "Documents",
            isWritten
              ? "Aucun n’est sur la plateforme."
              : "Aucun n’est encore envoyé\u00a0: cette page dit ce qu’ils diraient aujourd’hui.",
          ),
        ],
});

/** All that is known of a business's purchase, for who keeps its accounts: the page, its file and its table say the same. */
export function accountingSheet(data: AccountingData): AccountingSheet {
  const { date, project, place, buyer, contracts, isWritten } = data;
  return {
    date: dayInParis(new Date(date)),
    projectName: project.name,
    subtitle: [...new Set([...(buyer ? [nameOfParty(buyer)] : []), place.name])].join(", "),
    sections: [
      ...shortSection(data),
      {
        title: "L’opération",
        rows: [
          told("Projet", `${project.name}, ${project.city}`),
          told("Où en est ce lieu", standingText(data)),
          told(
            "Ce que dit cette page",
            "Ce que Mon énergie collective sait à cette date. Elle ne remplace ni les factures, ni les contrats, ni un conseil.",
          ),
        ],
      },
      buyerSection(data),
      ...contracts.flatMap((contract) => sellerSections(contract, isWritten)),
      ...saleSections(data),
      ...membershipSection(data),
      ...leavingSection(data),
      ...yearSection(data),
      documentsSection(data),
    ],
  };
}
