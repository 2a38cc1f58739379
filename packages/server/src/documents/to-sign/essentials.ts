import type { SignerRole } from "@mec/domain/document";
import { type EssentialSubject, essentialSubjects } from "@mec/domain/signature";
import type { DocumentContent } from "./content.ts";
import { type ConsumerReader, consumerEssentials } from "./essentials-of-consumer.ts";
import { pmoEssentials } from "./essentials-of-pmo.ts";
import { producerEssentials } from "./essentials-of-producer.ts";
import { feeText, type SortedDocuments, sortDocuments } from "./sorted-documents.ts";

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

/** A document, and as whom somebody signs it. */
export interface SignedAs {
  readonly role: SignerRole;
  readonly content: DocumentContent;
}

const isProduction = (content: DocumentContent): boolean =>
  content.kind !== "salesContract" && content.site?.kind === "production";

interface Part {
  readonly texts: Record<EssentialSubject, string>;
  /** As whom, before each line. */
  readonly as: string;
}

/** Each part says its own, and what two say alike once. */
function saidByEach(parts: readonly Part[], subject: EssentialSubject): string {
  const [first, ...others] = parts.filter(({ texts }) => texts[subject] !== "");
  if (!first) return "";
  const more = others.filter(({ texts }) => texts[subject] !== first.texts[subject]);
  return [first.texts[subject], ...more.map(({ as, texts }) => `${as}, ${lowerFirst(texts[subject])}`)].join(
    " ",
  );
}

/**
 * The same of who signs at once as several: a mayor for the town's buildings, for its roof and for the association. What only the
 * roof's accord gives, its mandates, is told beside what its buildings sign, and his fee is that of all his points.
 */
export function essentialsOfAll(all: readonly SignedAs[], reader: Reader): Essential[] {
  const contentsOf = (isIt: (one: SignedAs) => boolean) => all.filter(isIt).map(({ content }) => content);
  const bought = contentsOf(({ role, content }) => role === "participant" && !isProduction(content));
  const sold = contentsOf(
    ({ role, content }) => role === "producer" || (role === "participant" && isProduction(content)),
  );
  const forBody = contentsOf(({ role }) => role === "pmo");
  const [first] = all;
  if (!first) return [];
  const isSeveral = bought.length > 0 && sold.length + forBody.length > 0;
  const givesMandate = sold.some(({ kind }) => kind === "accord") && forBody.length > 0;
  if (!isSeveral && !givesMandate)
    return essentialsOf(
      first.role,
      all.map(({ content }) => content),
      reader,
    );
  const own = [
    ...(bought.length > 0 ? [{ texts: consumerEssentials(sortDocuments(bought), reader), as: "" }] : []),
    ...(sold.length > 0
      ? [{ texts: producerEssentials(sortDocuments(sold), reader.plants), as: "Comme producteur" }]
      : []),
  ];
  const every = [
    ...own,
    ...(forBody.length > 0
      ? [{ texts: pmoEssentials(sortDocuments(forBody)), as: "Pour l’association" }]
      : []),
  ];
  const ownDocuments = sortDocuments([...bought, ...sold]);
  return essentialSubjects.map((subject) => ({
    subject,
    text:
      subject === "fee"
        ? feeText(ownDocuments)
        : saidByEach(subject === "price" || subject === "billing" ? own : every, subject),
  }));
}
