import { type EssentialSubject, essentialLabels } from "@mec/domain/signature";
import type { DocumentContent } from "./content.ts";
import { essentialsOf } from "./essentials.ts";
import { feeOfLeaver, feeText, type SortedDocuments, sortDocuments } from "./sorted-documents.ts";

/** What somebody who leaves must know of the documents that all have signed: each line stands in one of them. */
export interface LeavingTerm {
  readonly label: string;
  readonly text: string;
}

/** Whether a yearly fee is due depends on the admission, which the platform does not know: the bulletin takes effect by it alone. */
const onAdmission =
  "Votre bulletin la dit due à l’adhésion, qui prend effet le jour où le bureau vous admet\u00a0: si c’est fait, celle de l’année en cours reste due\u00a0; sinon, elle ne l’est pas encore. Demandez-le à l’association\u00a0: ses statuts peuvent compter le silence du bureau comme une admission.";

/** What the association asks each year. The entrance fee is left out: who leaves has paid it long since. */
function yearlyFeeText(documents: SortedDocuments): string {
  const { bulletin } = documents;
  const fee = bulletin?.fee && { ...bulletin.fee, entranceFeeRequired: false };
  const text = feeText(bulletin && fee ? { ...documents, bulletin: { ...bulletin, fee } } : documents);
  return feeOfLeaver(documents) ? `${text} ${onAdmission}` : text;
}

/** How one leaves; of the fee, its own line tells. */
function leavingText(documents: SortedDocuments, text: string): string {
  const fee = feeOfLeaver(documents);
  return fee ? text.replace(` ${fee}`, "") : text;
}

/** What leaving here is not: bulletin and agreement ask for a writing to the association, and the platform writes to the owner alone. */
function writingTerm({ bulletin, accord }: SortedDocuments): LeavingTerm[] {
  const document = bulletin ?? accord;
  if (!document) return [];
  const email = document.association?.email;
  return [
    {
      label: "L’écrit",
      text: `Quitter ici avertit le porteur du projet et ne remplace pas l’écrit à l’association que vos papiers demandent\u00a0: écrivez-lui aussi${email ? `, à ${email}` : ""}.`,
    },
  ];
}

/** The lines of the summary that these documents answer: a notice is a contract's, a fee a bulletin's. */
export function leavingTerms(documents: readonly DocumentContent[]): LeavingTerm[] {
  const sorted = sortDocuments(documents);
  const { bulletin, contracts } = sorted;
  const said: readonly EssentialSubject[] = [
    ...(contracts.length > 0 ? (["notice"] as const) : []),
    ...(bulletin ? (["fee"] as const) : []),
    "leaving",
  ];
  const terms = essentialsOf("participant", documents)
    .filter(({ subject }) => said.includes(subject))
    .map(({ subject, text }) => ({
      label: essentialLabels[subject],
      text: subject === "fee" ? yearlyFeeText(sorted) : leavingText(sorted, text),
    }));
  return [...terms, ...writingTerm(sorted)];
}
