import type { SignerRole } from "@mec/domain/document";
import { type EssentialSubject, essentialSubjects } from "@mec/domain/signature";
import type { DocumentContent } from "./content.ts";
import { type ConsumerReader, consumerEssentials } from "./essentials-of-consumer.ts";
import { pmoEssentials } from "./essentials-of-pmo.ts";
import { producerEssentials } from "./essentials-of-producer.ts";
import { type SortedDocuments, sortDocuments } from "./sorted-documents.ts";

/** One line of the summary of what is signed. */
export interface Essential {
  readonly subject: EssentialSubject;
  readonly text: string;
}

/** As it goes on after a colon. */
export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

interface Reader extends ConsumerReader {
  /** The points of the plants that a producer sells from. */
  readonly plants?: readonly string[];
}

/** The summary for who signs the accords for the legal body, and the sales contracts as a producer. */
function bothEssentials(documents: SortedDocuments, { plants }: Reader): Record<EssentialSubject, string> {
  const pmo = pmoEssentials(documents);
  // The accords are other people's: none of them gives his mandate.
  const sale = producerEssentials({ ...documents, accord: null }, plants);
  const both = (subject: EssentialSubject) =>
    `Pour la vente, ${lowerFirst(sale[subject])} Pour l’association, ${lowerFirst(pmo[subject])}`;
  return {
    price: sale.price,
    length: both("length"),
    notice: both("notice"),
    fee: pmo.fee,
    billing: sale.billing,
    leaving: both("leaving"),
  };
}

function textsOf(
  role: SignerRole,
  documents: readonly DocumentContent[],
  reader: Reader,
): Record<EssentialSubject, string> {
  const sorted = sortDocuments(documents);
  if (role === "pmo")
    return sorted.contracts.length > 0 ? bothEssentials(sorted, reader) : pmoEssentials(sorted);
  const sells =
    role === "producer" || [sorted.bulletin, sorted.accord].some((one) => one?.site?.kind === "production");
  return sells ? producerEssentials(sorted, reader.plants) : consumerEssentials(sorted, reader);
}

/**
 * "Ce que vous signez": six lines that summarise these documents for a signer in this role.
 * @param reader what is known of who reads besides them
 */
export function essentialsOf(
  role: SignerRole,
  documents: readonly DocumentContent[],
  reader: Reader = { isVatPaid: false },
): Essential[] {
  if (documents.length === 0) return [];
  const texts = textsOf(role, documents, reader);
  return essentialSubjects.map((subject) => ({ subject, text: texts[subject] }));
}
