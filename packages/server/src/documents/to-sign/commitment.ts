import { essentialSubjects } from "@mec/domain/signature";
import type { ContractProducer, DocumentContent, SalesContractData } from "./content.ts";
import type { Essential } from "./essentials.ts";
import { type ConsumerReader, consumerEssentials } from "./essentials-of-consumer.ts";
import { calledSellers } from "./sellers-vat.ts";
import { sortDocuments } from "./sorted-documents.ts";

const notWritten =
  "Comme le préavis et la facture, elle sera écrite dans le contrat de vente, que vous lirez avant de signer.";

/** Of a membership before its fee is told. */
export const feeToCome = "Pas encore fixée\u00a0: le bulletin d’adhésion la dira, avant que vous le signiez.";

/**
 * By how many contracts is bought from all who sell. Who is left out as he is not ready comes into the first contract where he is in
 * time: two are promised of who stays apart alone (`contractNext`). Who come after the first may be named together or apart.
 */
function contractsText(
  { producers }: SalesContractData,
  later: readonly ContractProducer[],
  { isOfEach, isApart }: { readonly isOfEach: boolean; readonly isApart: boolean },
): string {
  const [one, other] = [calledSellers({ producers }), calledSellers({ producers: later })];
  const each = isOfEach ? " par lieu" : "";
  if (isApart)
    return later.length === 1
      ? `Deux contrats de vente${each}, à signer ou à refuser chacun\u00a0: le premier avec ${one}, le second avec ${other}.`
      : `Plusieurs contrats de vente${each}, à signer ou à refuser chacun\u00a0: le premier avec ${one}, puis avec ${other}.`;
  const also = later.length === 1 ? "s’il est prêt" : "s’ils sont prêts";
  return `Un contrat de vente${each} avec ${one}, puis un autre avec ${other}, que vous pourrez refuser à part\u00a0; ${also} avant l’envoi du premier, un seul contrat les nomme tous, à signer ou à refuser en entier.`;
}

/**
 * What a price commits to, before it is accepted: the lines that are read when its documents are signed, as they would say it
 * now. Of a contract whose terms nobody wrote, that they are to come. The price is what is paid to each who sells, as its sum
 * counts it: a first contract may be made without those who are not ready for one, who bill too once theirs is signed.
 */
export function commitmentOf(
  documents: readonly DocumentContent[],
  {
    price,
    sellers,
    later,
    isApart = false,
    ...reader
  }: ConsumerReader & {
    /** All of the project's. */
    readonly sellers: readonly ContractProducer[];
    /** Those whom the first contract leaves out, and with whom another comes. */
    readonly later: readonly ContractProducer[];
    /** Whether the first contract names none of these, ready or not. */
    readonly isApart?: boolean;
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
  const withLater = contracts.map((contract) => ({
    ...contract,
    producers: [...contract.producers, ...later],
  }));
  const [first] = contracts;
  const told = {
    ...texts,
    price: [
      linesOf(contracts.map((contract) => ({ ...contract, producers: sellers }))).price,
      first && later.length > 0
        ? contractsText(first, later, { isOfEach: contracts.length > 1, isApart })
        : "",
    ]
      .filter(Boolean)
      .join(" "),
    billing: linesOf(withLater).billing,
    ...(sorted.bulletin?.fee === null && {
      fee: feeToCome,
    }),
    ...(contracts.length > 0 &&
      contracts.every(({ terms }) => terms === null) && { length: notWritten, notice: "", billing: "" }),
  };
  return essentialSubjects.map((subject) => ({ subject, text: told[subject] })).filter(({ text }) => text);
}
