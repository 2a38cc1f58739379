import { participantName } from "@mec/domain/document";
import { conjunction, weightOf } from "@mec/domain/shared";
import type { Db } from "../../db/transaction.ts";
import type { ContractProducer, SalesContractData } from "../../documents/to-sign/content.ts";
import { sellersPriceText } from "../../documents/to-sign/paid-price.ts";
import { contractPrice } from "../../documents/to-sign/sales-price.ts";
import { calledSellers, vatGroups } from "../../documents/to-sign/sellers-vat.ts";
import type { SaidDocument } from "../document/index.ts";
import { findPlantsToCome, findToldSellers } from "../document/sales/index.ts";

/** The sellers of a project beside those of the contracts to sign. */
export interface BesideSellers {
  /** What the contracts sell of all that the place receives, by the powers of the plants; 1 where they name their sellers by no plant. */
  readonly part: number;
  /** What the sum counts, where the contracts are those of some, and which contracts are still to come; "" where they name all. */
  readonly text: string;
}

const namesAll: BesideSellers = { part: 1, text: "" };

/** What each asks, where it is not the same to who pays it. */
function askedText(
  contracts: readonly SalesContractData[],
  others: readonly ContractProducer[],
  isVatPaid: boolean,
): string {
  const [contract] = contracts;
  const price = contract && contractPrice(contract);
  const isOne = contracts.every((one) => contractPrice(one) === price);
  const isBusiness = contract?.consumer?.entityType === "Professionnel";
  if (!contract || !price || !isOne || (isBusiness && !isVatPaid)) return "au même prix";
  const all = { terms: contract.terms, producers: [...contract.producers, ...others] };
  return vatGroups(all).length === 1
    ? "au même prix"
    : `à ${sellersPriceText(price, all, { isBusiness, isVatPaid })}`;
}

function toComeText(producers: readonly ContractProducer[]): string {
  if (producers.length === 0) return "";
  const names = calledSellers({ producers });
  return producers.length === 1
    ? ` Un autre contrat viendra, avec ${names}\u00a0: vous pourrez le refuser.`
    : ` D’autres contrats viendront, avec ${names}\u00a0: vous pourrez les refuser.`;
}

const powerOf = (producers: readonly ContractProducer[]): number =>
  producers.reduce((sum, { site }) => sum + weightOf({ powerKwc: site.power }), 0);

/** Who else sells in the project than those of the contracts among these documents, of their reader. */
export async function sellersBeside(
  db: Db,
  { projectId, today }: { readonly projectId: string; readonly today: string },
  documents: readonly SaidDocument[],
  isVatPaid: boolean,
): Promise<BesideSellers> {
  const contracts = documents.flatMap(({ content }) => (content.kind === "salesContract" ? content : []));
  const sellers = contracts.flatMap(({ producers }) => producers);
  const named = new Set(sellers.flatMap(({ pointId }) => pointId ?? []));
  const names = sellers.flatMap(({ identity }) =>
    identity ? participantName(identity, { ...identity, lastName: identity.name }) : [],
  );
  if (named.size < sellers.length || names.length === 0) return namesAll;
  const all = await findToldSellers(db, projectId);
  const isNamed = ({ pointId = "" }: ContractProducer) => named.has(pointId);
  const others = all.filter((seller) => !isNamed(seller));
  if (others.length === 0) return namesAll;
  const buyers = [...new Set(documents.flatMap(({ consumptionPointId }) => consumptionPointId ?? []))];
  const toCome = await findPlantsToCome(db, { projectId, today }, buyers);
  const coming = others.filter(({ pointId = "" }) => toCome.has(pointId));
  const asked = askedText(contracts, others, isVatPaid);
  return {
    part: powerOf(all.filter(isNamed)) / powerOf(all),
    text: `Cette somme compte tous ceux qui vendent dans ce projet, ${asked}\u00a0; ce que vous signez ici est la vente de ${conjunction(new Set(names))}.${toComeText(coming)}`,
  };
}
