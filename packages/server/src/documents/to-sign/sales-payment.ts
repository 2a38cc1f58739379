import { billerForProducer, commonMandate } from "@mec/domain/document";
import type { SalesContractData } from "./content.ts";
import { howOften, howPaid, lateSummary, mandateOf } from "./sales-billing.ts";
import { isFree } from "./sales-price.ts";

/** How often, by which means and by when he is paid, where all contracts say the same. */
function howText(contracts: readonly SalesContractData[]): string[] {
  const [how = "", ...others] = new Set(
    contracts.map((contract) => [...howOften(contract), ...howPaid(contract)].join(", ")),
  );
  if (others.length > 0) return ["Chaque contrat dit quand et comment ses factures se paient."];
  return how ? [`Vos factures partent ${how}.`] : [];
}

const mandatesOf = (contracts: readonly SalesContractData[]) =>
  contracts.flatMap(({ producers }) => producers.map(mandateOf));

/** The mandate of an accord lets the association bill and cash nothing, as may be said before this; another, settled elsewhere, is not known here. */
function fromWhomText(contracts: readonly SalesContractData[], isSaid: boolean): string {
  const isKnown = !mandatesOf(contracts).includes("unknown");
  return isKnown
    ? `Chaque acheteur vous paie directement${isSaid ? "." : "\u00a0: l’association n’encaisse rien pour vous."}`
    : "Chaque acheteur vous paie directement, sauf autre écrit avec l’association.";
}

/** No contract nor accord writes it: nobody asks it here, a transfer cannot do without it, and each invoice bears it. */
function accountText(contracts: readonly SalesContractData[]): string[] {
  const isByTransfer = contracts.some(({ terms }) => (terms?.billingMeans ?? "transfer") === "transfer");
  if (!isByTransfer) return [];
  const isAssociation = commonMandate(mandatesOf(contracts)) === "given";
  const toWhom = isAssociation
    ? "à l’association, qui le porte sur vos factures"
    : "à qui établit vos factures, qui l’y porte";
  return [`Votre compte (IBAN) n’est ni demandé ici, ni écrit au contrat\u00a0: donnez-le ${toWhom}.`];
}

/** What an unpaid bill costs its buyer, then what every contract lets its seller do. */
function unpaidText(contracts: readonly SalesContractData[]): string {
  const [late = "", ...others] = new Set(
    contracts.map((contract) => lateSummary(contract, { isVatPaid: false })).filter(Boolean),
  );
  const cost =
    others.length === 0
      ? late
      : "Un impayé porte intérêt, et coûte 40\u00a0€ de frais à une entreprise ou à une collectivité.";
  const contract = contracts.length > 1 ? "son contrat" : "le contrat";
  const end = `Si un acheteur ne paie pas, vous pouvez résilier ${contract} trente jours après une mise en demeure restée sans effet.`;
  return cost ? `${cost} ${end}` : end;
}

/** When, how and by whom a producer is paid, and what an unpaid bill lets him do, as his contracts say it; nothing where all is given. */
export function paidToProducer(all: readonly SalesContractData[], isSaid = false): string[] {
  const contracts = all.filter((contract) => !isFree(contract));
  if (contracts.length === 0) return [];
  return [
    ...howText(contracts),
    fromWhomText(contracts, isSaid),
    ...accountText(contracts),
    unpaidText(contracts),
  ];
}

/** Contracts with him alone of their sellers; with all where it is not told by which plants he sells. */
export const soldFrom = (
  contracts: readonly SalesContractData[],
  plants: readonly string[],
): SalesContractData[] =>
  contracts.map((contract) => {
    const own = contract.producers.filter(({ pointId }) => pointId !== undefined && plants.includes(pointId));
    return own.length > 0 ? { ...contract, producers: own } : contract;
  });

/** Who bills for a producer, and how he is paid, by the contracts by which he sells. */
export const billingOfSeller = (
  contracts: readonly SalesContractData[],
  plants: readonly string[],
): string => {
  const own = soldFrom(contracts, plants);
  return [billerForProducer(mandatesOf(own)), ...paidToProducer(own)].join(" ");
};
