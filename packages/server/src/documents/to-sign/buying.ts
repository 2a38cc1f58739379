import { duesOf, nextDuesText } from "@mec/domain/pmo";
import { essentialSubjects } from "@mec/domain/signature";
import { sellersOf } from "./billing-of-consumer.ts";
import type { BulletinData, SalesContractData } from "./content.ts";
import { type Essential, lowerFirst } from "./essentials.ts";
import { type ConsumerReader, consumerEssentials } from "./essentials-of-consumer.ts";
import { contractPrice } from "./sales-price.ts";
import { sortDocuments } from "./sorted-documents.ts";

/** One that stands for itself: what else was proposed, and what was signed before it, were told to who signed it. */
const standing = ({ isAdded: _, ...contract }: SalesContractData): SalesContractData => ({
  ...contract,
  acceptedPrice: contractPrice(contract),
});

/** Contracts of one place on the same terms, as one with all who sell. */
function alike(contracts: readonly SalesContractData[]): SalesContractData[] {
  const groups = new Map<string, SalesContractData>();
  for (const contract of contracts.map(standing)) {
    const key = JSON.stringify([contract.terms, contract.acceptedPrice]);
    const first = groups.get(key);
    groups.set(key, first ? { ...first, producers: [...first.producers, ...contract.producers] } : contract);
  }
  return [...groups.values()];
}

interface Told {
  readonly sellers: string;
  readonly text: string;
}

/** One line of several contracts: once where they say the same, else of each by who sells. */
const ofSellers = (told: readonly Told[]): string =>
  new Set(told.map(({ text }) => text)).size === 1
    ? (told[0]?.text ?? "")
    : told.map(({ sellers, text }) => `Avec ${sellers}\u00a0: ${lowerFirst(text)}`).join(" ");

/**
 * What the documents of one place commit its consumer to, from their sending until he leaves: the lines of their summary, with
 * the price of each seller. None without a contract, whose price is agreed where we do not read it.
 */
export function buyingOf(
  documents: readonly (BulletinData | SalesContractData)[],
  reader: ConsumerReader,
): Essential[] {
  const { bulletin, contracts } = sortDocuments(documents);
  const told = alike(contracts).map((contract) => ({
    sellers: sellersOf(contract).sellers,
    texts: consumerEssentials(sortDocuments(bulletin ? [bulletin, contract] : [contract]), reader),
  }));
  if (told.length === 0) return [];
  const isYearly = duesOf(bulletin?.fee ?? null).yearly > 0;
  const subjects = essentialSubjects.filter((subject) => subject !== "fee" || bulletin !== null);
  return subjects.map((subject) => {
    const lines = told.map(({ sellers, texts }) => ({ sellers, text: texts[subject] }));
    // Who bills is named in each text.
    const text = subject === "billing" ? lines.map((line) => line.text).join(" ") : ofSellers(lines);
    return { subject, text: subject === "fee" && isYearly ? `${text} ${nextDuesText}` : text };
  });
}
