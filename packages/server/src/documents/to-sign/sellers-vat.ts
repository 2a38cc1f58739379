import type { SellerVat, VatRegime } from "@mec/domain/shared";
import { conjunction, taxedPart, vatOfSellers, vatRegimes } from "@mec/domain/shared";
import { vatNumber } from "@mec/domain/signatory";
import { say, type Text } from "../legal/model.ts";
import type { ContractProducer, SalesContractData } from "./content.ts";
import { grouped, nameOfParty } from "./identity.ts";

/** The sellers of a contract whose VAT is the same; null as long as neither they nor the terms say it. */
export interface VatGroup {
  readonly vatRegime: SellerVat | null;
  readonly producers: readonly ContractProducer[];
}

/** What a seller said himself; in documents made before he was asked, what the terms said of all. */
export const vatOf = (
  { terms }: Pick<SalesContractData, "terms">,
  { vatRegime }: ContractProducer,
): SellerVat | null => vatRegime ?? terms?.vatRegime ?? null;

/** The sellers by their VAT, those who add it first; one group where all are alike, or nobody is known. */
export function vatGroups(contract: Pick<SalesContractData, "producers" | "terms">): readonly VatGroup[] {
  const groups = [...vatRegimes, null].map((vatRegime) => ({
    vatRegime,
    producers: contract.producers.filter((producer) => vatOf(contract, producer) === vatRegime),
  }));
  const known = groups.filter(({ producers }) => producers.length > 0);
  return known.length > 0 ? known : [{ vatRegime: contract.terms?.vatRegime ?? null, producers: [] }];
}

/** The part of the subscription to which VAT is added: it divides between the sellers as their powers do. */
export function taxedPartOf(contract: SalesContractData): number {
  const shares = contract.producers.map((producer) => ({
    powerKwc: producer.site.power,
    vatRegime: vatOf(contract, producer),
  }));
  return taxedPart(vatOfSellers(contract.terms?.vatRegime ?? null, shares));
}

/** The one regime of a contract; undefined where its sellers differ. */
export function onlyVat(contract: SalesContractData): VatRegime | undefined {
  const [group, ...others] = vatGroups(contract);
  return others.length === 0 ? (group?.vatRegime ?? null) : undefined;
}

/** Whether nobody who sells adds VAT. */
export const addsNoVat = (contract: SalesContractData): boolean => onlyVat(contract) === "franchise";

/** Whether somebody sells without VAT, who may have to add it one day. */
export const mayAddVat = (contract: SalesContractData): boolean =>
  vatGroups(contract).some(({ vatRegime }) => vatRegime === "franchise");

/** The names of a group, as they are bound; of a home that is not named yet, nothing. */
export const namesOf = ({ producers }: Pick<VatGroup, "producers">): string[] => [
  ...new Set(producers.flatMap(({ identity }) => (identity ? nameOfParty(identity) : []))),
];

/** Those by name, then those who are not named yet or may not be: "EARL du Pré et un autre producteur". */
export const calledSellers = ({ producers }: Pick<VatGroup, "producers">): string =>
  conjunction(calledEach(producers));

/** Each of them so. */
export function calledEach(producers: readonly ContractProducer[]): string[] {
  const names = namesOf({ producers });
  const unnamed = producers.filter(({ identity }) => identity === null).length;
  const other = names.length > 0 ? "autre " : "";
  const rest = unnamed > 1 ? `${unnamed}\u00a0${other && "autres "}producteurs` : `un ${other}producteur`;
  return unnamed > 0 ? [...names, rest] : names;
}

/** What a contract says of a seller's VAT beside his name; documents made before he was asked say nothing. */
export function vatOfParty({ vatRegime, identity }: ContractProducer): Text | null {
  if (!vatRegime) return null;
  const number = vatNumber(identity);
  const numbered = number === null ? "" : ` (numéro de TVA ${grouped(number, 4, 3, 3)}, d’après son SIREN)`;
  return vatRegime === "standard"
    ? say`qui ajoute la TVA au prix de son électricité${numbered}`
    : say`qui n’ajoute pas de TVA au prix de son électricité (franchise en base, art. 293\u00a0B du CGI)`;
}
