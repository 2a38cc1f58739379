import { essentialSubjects } from "@mec/domain/signature";
import type { ContractProducer, DocumentContent } from "./content.ts";
import type { Essential } from "./essentials.ts";
import { type ConsumerReader, consumerEssentials } from "./essentials-of-consumer.ts";
import { sortDocuments } from "./sorted-documents.ts";

const notWritten =
  "Comme le préavis et la facture, elle sera écrite dans le contrat de vente, que vous lirez avant de signer.";

/**
 * What a price commits to, before it is accepted: the lines that are read when its documents are signed, as they would say it
 * now. Of a contract whose terms nobody wrote, that they are to come. The price is what is paid to each who sells, as its sum
 * counts it: a first contract may be made without those who are not ready for one.
 */
export function commitmentOf(
  documents: readonly DocumentContent[],
  {
    price,
    sellers,
    ...reader
  }: ConsumerReader & {
    /** All of the project's. */
    readonly sellers: readonly ContractProducer[];
    /** The one that waits for an answer; left out of several places, whose contracts have each its own. */
    readonly price?: number | null;
  },
): Essential[] {
  const { contracts: drafts, ...sorted } = sortDocuments(documents);
  const contracts =
    price === undefined ? drafts : drafts.map((contract) => ({ ...contract, acceptedPrice: price }));
  const linesOf = (some: typeof contracts) =>
    consumerEssentials({ ...sorted, contracts: some }, { ...reader, isAhead: true });
  const texts = linesOf(contracts);
  const told = {
    ...texts,
    price: linesOf(contracts.map((contract) => ({ ...contract, producers: sellers }))).price,
    ...(sorted.bulletin?.fee === null && {
      fee: "Pas encore fixée\u00a0: le bulletin d’adhésion la dira, avant que vous le signiez.",
    }),
    ...(contracts.length > 0 &&
      contracts.every(({ terms }) => terms === null) && { length: notWritten, notice: "", billing: "" }),
  };
  return essentialSubjects.map((subject) => ({ subject, text: told[subject] })).filter(({ text }) => text);
}
