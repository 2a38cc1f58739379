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
import type { SalesContractData } from "./content.ts";
import { nameOfParty } from "./identity.ts";
import { howOften, howPaid, lateSummary, mandateOf } from "./sales-billing.ts";
import { mostNamedProducers } from "./sales-installation.ts";
import { isFree } from "./sales-price.ts";
import { namesOf, vatGroups } from "./sellers-vat.ts";

const goesOn = "votre fournisseur continue de facturer tout le reste.";
export const supplierGoesOn = "Votre fournisseur continue de facturer tout le reste.";

/** One who sells by two plants is one; null where one of them is not known by name yet. */
function knownSellers({ producers }: SalesContractData): readonly string[] | null {
  const names = new Set(producers.map(({ identity }) => identity && nameOfParty(identity)));
  const known = [...names].flatMap((name) => name || []);
  return known.length === names.size ? known : null;
}

const words = (areSeveral: boolean, names: readonly string[], separator = ", "): string =>
  `${areSeveral ? "chaque producteur" : "le producteur"}${names.length > 0 ? ` (${names.join(separator)})` : ""}`;

/** Those whom a sentence names: all are known, and a contract's first page has room. */
const namedSellers = (contract: SalesContractData): readonly string[] =>
  contract.producers.length <= mostNamedProducers ? (knownSellers(contract) ?? []) : [];

/** Those who sell: whether they are several, and their names. */
export function sellersOf(contract: SalesContractData): { areSeveral: boolean; sellers: string } {
  const areSeveral = (knownSellers(contract) ?? contract.producers).length !== 1;
  return { areSeveral, sellers: words(areSeveral, namedSellers(contract)) };
}

const vatOnInvoice: Record<SellerVat, string> = { standard: "TVA de 20\u00a0%", franchise: "sans TVA" };

/** A seller, with his VAT where another's differs. */
function withVat(contract: SalesContractData, name: string): string {
  const groups = vatGroups(contract);
  const vatRegime = groups.find((group) => namesOf(group).includes(name))?.vatRegime;
  return groups.length > 1 && vatRegime ? `${name}, ${vatOnInvoice[vatRegime]}` : name;
}

/** Sellers by who bills for them; all together where they are not named. */
function billedSellers(contract: SalesContractData): BilledSellers[] {
  const { producers } = contract;
  const names = namedSellers(contract);
  if (names.length === 0)
    return [{ ...sellersOf(contract), mandate: commonMandate(producers.map(mandateOf)) }];
  const mandateOfSeller = (name: string) =>
    commonMandate(
      producers.filter(({ identity }) => identity && nameOfParty(identity) === name).map(mandateOf),
    );
  return mandates.flatMap((mandate) => {
    const group = names.filter((name) => mandateOfSeller(name) === mandate);
    if (group.length === 0) return [];
    const areSeveral = group.length > 1;
    const told = group.map((name) => withVat(contract, name));
    const separator = told.some((one) => one.includes(",")) ? "\u00a0; " : ", ";
    return [{ sellers: words(areSeveral, told, separator), areSeveral, mandate }];
  });
}

/** How many invoices come: each names one seller, and is paid to him, whoever writes it. */
function invoicesOf(contract: SalesContractData, areByPlace: boolean): Invoices {
  const count = (knownSellers(contract) ?? contract.producers).length;
  const isKnown = count === 1 || (count > 0 && knownSellers(contract) !== null);
  return { sellers: isKnown ? count : null, areByPlace };
}

/** Who bills the local part of a contract, by how many invoices, when, and what they come on top of. */
export function contractBilling(
  contract: SalesContractData,
  reader: Parameters<typeof lateSummary>[1],
  { areByPlace }: Pick<Invoices, "areByPlace">,
): string {
  if (isFree(contract)) return `Personne pour la part locale, qui ne coûte rien. ${supplierGoesOn}`;
  const invoices = invoicesOf(contract, areByPlace);
  const biller = billerForConsumer(contract.association?.associationName ?? "", billedSellers(contract));
  const count = [invoicesText(invoices), ...howOften(contract)].join(" ");
  return [
    `${biller}\u00a0: ${[count, ...howPaid(contract)].join(", ")}.`,
    lateSummary(contract, reader),
    `${moreInvoicesText(invoices)}\u00a0: ${goesOn}`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** Whether these contracts are of several places, of which each has its own invoices. */
export const areOfSeveralPlaces = (contracts: readonly SalesContractData[]): boolean =>
  new Set(contracts.map(({ site }) => JSON.stringify(site))).size > 1;
