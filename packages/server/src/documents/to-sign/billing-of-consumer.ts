import {
  type BilledSellers,
  billerForConsumer,
  commonMandate,
  type Invoices,
  invoicesText,
  mandates,
  moreInvoicesText,
} from "@mec/domain/document";
import type { SellerVat } from "@mec/domain/shared";
import { areOneBody, areOnePerson } from "@mec/domain/signatory";
import type { ContractProducer, SalesContractData } from "./content.ts";
import { nameOfParty } from "./identity.ts";
import { debitText, howOften, howPaid, lateSummary, mandateOf } from "./sales-billing.ts";
import { mostNamedProducers } from "./sales-installation.ts";
import { isFree } from "./sales-price.ts";
import { vatGroups, vatOf } from "./sellers-vat.ts";

const goesOn = "votre fournisseur facture le reste.";
export const supplierGoesOn = "Votre fournisseur continue de facturer tout le reste.";

/** One who sells, by one plant or more. */
type Seller = readonly ContractProducer[];

/** Two of one name are two where their numbers or their days of birth tell them apart. */
const areOne = ({ identity: one }: ContractProducer, { identity: other }: ContractProducer): boolean =>
  one !== null &&
  other !== null &&
  nameOfParty(one) === nameOfParty(other) &&
  (areOneBody(one, other) || areOnePerson(one, other));

/** Who sells by two plants is one; who is not known by name yet is one for each plant. */
function sellersIn({ producers }: SalesContractData): Seller[] {
  const sellers: ContractProducer[][] = [];
  for (const producer of producers) {
    const known = sellers.find(([first]) => first && areOne(first, producer));
    if (known) known.push(producer);
    else sellers.push([producer]);
  }
  return sellers;
}

const nameOf = ([first]: Seller): string => (first?.identity ? nameOfParty(first.identity) : "");

const areAllKnown = ({ producers }: SalesContractData): boolean =>
  producers.every(({ identity }) => identity !== null);

const words = (areSeveral: boolean, names: readonly string[], separator = ", "): string =>
  `${areSeveral ? "chaque producteur" : "le producteur"}${names.length > 0 ? ` (${names.join(separator)})` : ""}`;

/** Those whom a sentence names: all are known, and a contract's first page has room. */
const namedSellers = (contract: SalesContractData): readonly Seller[] =>
  contract.producers.length <= mostNamedProducers && areAllKnown(contract) ? sellersIn(contract) : [];

/** Those who sell: whether they are several, and their names. */
export function sellersOf(contract: SalesContractData): { areSeveral: boolean; sellers: string } {
  const areSeveral = sellersIn(contract).length !== 1;
  return { areSeveral, sellers: words(areSeveral, namedSellers(contract).map(nameOf)) };
}

const vatOnInvoice: Record<SellerVat, string> = { standard: "TVA de 20\u00a0%", franchise: "sans TVA" };

/** A seller, with his VAT where another's differs, and all of his is one. */
function withVat(contract: SalesContractData, seller: Seller): string {
  const [vatRegime, ...others] = new Set(seller.map((producer) => vatOf(contract, producer)));
  const differs = vatGroups(contract).length > 1;
  return differs && vatRegime && others.length === 0
    ? `${nameOf(seller)}, ${vatOnInvoice[vatRegime]}`
    : nameOf(seller);
}

/** Sellers by who bills for them; all together where they are not named. */
function billedSellers(contract: SalesContractData): BilledSellers[] {
  const named = namedSellers(contract);
  if (named.length === 0)
    return [{ ...sellersOf(contract), mandate: commonMandate(contract.producers.map(mandateOf)) }];
  return mandates.flatMap((mandate) => {
    const group = named.filter((seller) => commonMandate(seller.map(mandateOf)) === mandate);
    if (group.length === 0) return [];
    const areSeveral = group.length > 1;
    const told = group.map((seller) => withVat(contract, seller));
    const separator = told.some((one) => one.includes(",")) ? "\u00a0; " : ", ";
    return [{ sellers: words(areSeveral, told, separator), areSeveral, mandate }];
  });
}

/** How many invoices come: each names one seller, and is paid to him, whoever writes it. */
function invoicesOf(contract: SalesContractData, areByPlace: boolean): Invoices {
  const count = sellersIn(contract).length;
  const isKnown = count === 1 || (count > 0 && areAllKnown(contract));
  return { sellers: isKnown ? count : null, areByPlace };
}

/** Who writes the invoices of a contract. */
export const billerText = (contract: SalesContractData): string =>
  billerForConsumer(contract.association?.associationName ?? "", billedSellers(contract));

/** Who bills the local part of a contract, by how many invoices, when, and what they come on top of. */
export function contractBilling(
  contract: SalesContractData,
  reader: Parameters<typeof lateSummary>[1],
  { areByPlace }: Pick<Invoices, "areByPlace">,
): string {
  if (isFree(contract)) return `Personne pour la part locale, qui ne coûte rien. ${supplierGoesOn}`;
  const invoices = invoicesOf(contract, areByPlace);
  const count = [invoicesText(invoices), ...howOften(contract)].join(" ");
  return [
    `${billerText(contract)}\u00a0: ${[count, ...howPaid(contract)].join(", ")}.`,
    debitText(contract),
    lateSummary(contract, reader),
    `${moreInvoicesText(invoices)}\u00a0: ${goesOn}`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** Whether these contracts are of several places, of which each has its own invoices. */
export const areOfSeveralPlaces = (contracts: readonly SalesContractData[]): boolean =>
  new Set(contracts.map(({ site }) => JSON.stringify(site))).size > 1;
