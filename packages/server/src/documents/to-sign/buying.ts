import type { SalesContractData } from "./content.ts";
import { type Essential, lowerFirst } from "./essentials.ts";
import { type ConsumerReader, consumerEssentials, sellersOf } from "./essentials-of-consumer.ts";
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

const subjects = ["price", "billing"] as const;

/**
 * What the consumer of a place that takes part pays and to whom, by the contracts that all have signed for it: the lines of
 * their summary on it. None without a contract, whose price is agreed where we do not read it.
 */
export function buyingOf(contracts: readonly SalesContractData[], reader: ConsumerReader): Essential[] {
  const told = alike(contracts).map((contract) => ({
    sellers: sellersOf(contract).sellers,
    texts: consumerEssentials(sortDocuments([contract]), reader),
  }));
  if (told.length === 0) return [];
  const isOne = told.length === 1;
  const textOf = {
    price: told.map(({ sellers, texts: { price } }) =>
      isOne ? price : `Avec ${sellers}\u00a0: ${lowerFirst(price)}`,
    ),
    billing: told.map(({ texts }) => texts.billing),
  };
  return subjects.map((subject) => ({ subject, text: textOf[subject].join(" ") }));
}
