import { formatWholeEuro, plural, type VatShare, weightOf } from "../shared/index.ts";
import { countedHourlyText } from "./counted-apart.ts";
import { besideExempted, endedName } from "./exemption-cases.ts";
import { wholeEuros } from "./whole-sum.ts";

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, one) => sum + one, 0);

/**
 * The part of a place's local kilowatt-hours that its own body sells to it, by the powers of the plants as their VAT is counted: 1
 * where all are its own, 0 where none is.
 */
export function ownPartOf(
  plants: readonly (Pick<VatShare, "powerKwc"> & { readonly isOwn: boolean })[],
): number {
  const powerOf = (some: typeof plants) => sumOf(some.map(weightOf));
  const own = plants.filter(({ isOwn }) => isOwn);
  return own.length === 0 ? 0 : powerOf(own) / powerOf(plants);
}

/** Whether a place buys from nobody: it pays nobody for its part, and has no contract of sale. */
export const paysNobody = ({ ownPart }: { readonly ownPart?: number | undefined }): boolean => ownPart === 1;

/** A place of one who sells, too: what it saves in a year, and what that counts as paid to those who sell, €. */
export interface OwnPlace {
  /** As its holder reads it: without VAT where he gets it back. */
  readonly savingEur: number;
  /** Without VAT: the energy, and the subscription of the contract. */
  readonly energyEur: number;
  readonly subscriptionEur: number;
  /** The VAT on both that the saving counts. */
  readonly vatEur: number;
  /** What the announced end of the excise exemption would take of the saving; 0 where none is announced. */
  readonly exemptionEur: number;
}

/** What one of his plants sells in a year, € without VAT. */
export interface OwnSale {
  readonly sharedKwh: number;
  readonly localSaleEur: number;
  /** Null where its price is not known. */
  readonly surplusSaleEur: number | null;
  /** What selling all to the grid would bring instead; null where its price is not known. */
  readonly wholeSaleEur: number | null;
  /** What it pays to take part, as a place does; 0 where nothing is yearly. */
  readonly membershipEur?: number;
}

/** What a year leaves to one who produces and consumes, €. */
export interface OwnBodyGain {
  readonly savingEur: number;
  /** What he pays to himself without VAT, and the VAT on it that his savings count: neither a cost nor an income. */
  readonly paidToItselfEur: number;
  readonly vatOnItEur: number;
  readonly soldToOthersEur: number;
  readonly surplusSaleEur: number | null;
  /** What his plants pay to take part, which the total leaves out; absent where nothing is. */
  readonly plantFeesEur?: number | undefined;
  readonly totalEur: number;
  /** What selling all to the grid would bring instead of sharing, without VAT; null where the price of a plant is not known. */
  readonly wholeSaleEur: number | null;
  /** Of that, what the announced end of the excise exemption would take; 0 where none is announced. */
  readonly exemptionEur: number;
}

const sumOfKnown = (amounts: readonly (number | null)[]): number | null => {
  const known = amounts.filter((amount) => amount !== null);
  return known.length === amounts.length ? sumOf(known) : null;
};

/**
 * What he gains in all. His savings count what his places pay, to himself as well: that part comes back, with its VAT, since nobody
 * invoices himself. Beside other sellers it is the part of the shared energy that is his, as each seller's income is counted.
 */
export function ownBodyGain(
  places: readonly OwnPlace[],
  sales: readonly OwnSale[],
  sharedKwh: number,
): OwnBodyGain {
  const part = sharedKwh > 0 ? sumOf(sales.map((one) => one.sharedKwh)) / sharedKwh : 0;
  const energyEur = part * sumOf(places.map((one) => one.energyEur));
  const savingEur = sumOf(places.map((one) => one.savingEur));
  const paidToItselfEur = energyEur + part * sumOf(places.map(({ subscriptionEur }) => subscriptionEur));
  const vatOnItEur = part * sumOf(places.map(({ vatEur }) => vatEur));
  const soldToOthersEur = sumOf(sales.map(({ localSaleEur }) => localSaleEur)) - energyEur;
  const surplusSaleEur = sumOfKnown(sales.map((one) => one.surplusSaleEur));
  const plantFeesEur = sumOf(sales.map(({ membershipEur = 0 }) => membershipEur));
  return {
    ...(plantFeesEur > 0 && { plantFeesEur }),
    savingEur,
    paidToItselfEur,
    vatOnItEur,
    soldToOthersEur,
    surplusSaleEur,
    totalEur:
      savingEur + paidToItselfEur + vatOnItEur + soldToOthersEur + (surplusSaleEur ?? 0) - plantFeesEur,
    wholeSaleEur: sumOfKnown(sales.map((one) => one.wholeSaleEur)),
    exemptionEur: sumOf(places.map(({ exemptionEur }) => exemptionEur)),
  };
}

/** Who it is, by what: each place and plant by its name. */
export interface OwnBody extends OwnBodyGain {
  readonly name: string;
  readonly places: readonly string[];
  readonly plants: readonly string[];
  /** Of which of its places the saving is without VAT. */
  readonly withoutVat: "all" | "some" | "none";
}

const taxes = { all: "HT", some: "HT ou TTC", none: "TTC" } as const;

/** What its gain is made of, in the order that is read, each with its tax; null where a price is not known. */
export const ownBodyLines = (body: OwnBody): [label: string, eur: number | null][] => [
  [
    `Économies de ${plural(body.places.length, "point", "points")} de consommation, ${taxes[body.withoutVat]}`,
    body.savingEur,
  ],
  ["Payé à soi-même, HT\u00a0: ni coût, ni revenu", body.paidToItselfEur],
  ...(wholeEuros(body.vatOnItEur) === 0
    ? []
    : [["TVA que les économies comptent sur ce paiement", body.vatOnItEur] satisfies [string, number]]),
  ["Ventes aux autres participants, HT", body.soldToOthersEur],
  ["Vente du surplus, HT", body.surplusSaleEur],
  ...(wholeEuros(body.plantFeesEur ?? 0) === 0
    ? []
    : [
        [
          `Cotisation de ${plural(body.plants.length, "installation", "installations")}`,
          -(body.plantFeesEur ?? 0),
        ] satisfies [string, number],
      ]),
];

/** A year as it is told in one of its cases. */
export interface OwnBodyCase {
  readonly total: string;
  /** "si l’exonération s’arrêtait"; null where one case is told. */
  readonly name: string | null;
  /** "540 € de moins que tout vendre au réseau"; null where a price is not known. */
  readonly compared: string | null;
}

/** Whether a total is more than selling all would bring, by the sums that are read; nothing where a price is not known. */
function besideWholeSale({ surplusSaleEur, wholeSaleEur }: OwnBody, total: number): string | null {
  if (wholeSaleEur === null || surplusSaleEur === null) return null;
  const more = total - wholeEuros(wholeSaleEur);
  return more === 0
    ? "autant que tout vendre au réseau"
    : `${formatWholeEuro(Math.abs(more))} de ${more > 0 ? "plus" : "moins"} que tout vendre au réseau`;
}

/**
 * The same as it is read, whole €: the lines add up to the sum with the excise exemption. The case without it stands first, as
 * everywhere; one case where no end of the exemption is announced.
 */
export function ownBodySum(body: OwnBody): {
  cases: OwnBodyCase[];
  lines: [label: string, sum: string][];
} {
  const lines = ownBodyLines(body);
  const total = sumOf(lines.map(([, eur]) => wholeEuros(eur ?? 0)));
  const taken = wholeEuros(body.exemptionEur);
  const caseOf = (eur: number, name: string | null): OwnBodyCase => ({
    total: formatWholeEuro(eur),
    name,
    compared: besideWholeSale(body, eur),
  });
  return {
    cases:
      taken === 0 ? [caseOf(total, null)] : [caseOf(total - taken, endedName), caseOf(total, besideExempted)],
    lines: lines.map(([label, eur]) => [label, eur === null ? "non connue" : formatWholeEuro(eur)]),
  };
}

/** A case as a table's row: "En tout, si l’exonération s’arrêtait", "9 132 €\u00a0: 540 € de moins que tout vendre au réseau". */
export const ownBodyCaseRow = ({ total, name, compared }: OwnBodyCase): [label: string, sum: string] => [
  ["En tout", name].filter(Boolean).join(", "),
  [total, compared].filter(Boolean).join("\u00a0: "),
];

/** What all who produce and consume pay to themselves: an income of their plants that nobody receives, € a year. */
export const paidToThemselves = (bodies: readonly Pick<OwnBody, "paidToItselfEur">[]): number =>
  sumOf(bodies.map(({ paidToItselfEur }) => paidToItselfEur));

/** Who it is taken to be, why the sum is not the two above it, and what it does not count. */
export function ownBodyNotes(body: OwnBody): string[] {
  const { name, places, plants, withoutVat, vatOnItEur, surplusSaleEur, wholeSaleEur, exemptionEur } = body;
  const saved = {
    all: "Ses économies sont hors taxes, car la TVA de ses factures est récupérée.",
    some: "Ses économies sont hors taxes là où la TVA des factures est récupérée, et TTC ailleurs.",
    none: "Ses économies sont TTC, car la TVA de ses factures n’est pas récupérée.",
  } as const;
  const back = wholeEuros(vatOnItEur) === 0 ? "" : " La TVA que les économies y comptent est rendue.";
  const isCompared = wholeSaleEur !== null && surplusSaleEur !== null;
  return [
    ...(isCompared
      ? [
          `Tout vendre au réseau lui rapporterait ${formatWholeEuro(wholeSaleEur)} HT par an, sans rien économiser.`,
        ]
      : []),
    ...(wholeEuros(exemptionEur) === 0 ? [] : ["Les lignes s’ajoutent à la somme avec l’exonération."]),
    `D’après qui signe pour eux ou le compte qui les porte, «\u00a0${name}\u00a0» consomme (${places.join(", ")}) et produit (${plants.join(", ")}).`,
    `Ce qu’on se paie à soi-même est retiré des économies et compté dans la vente locale\u00a0: ce n’est ni un coût ni un revenu. On ne se facture pas à soi-même\u00a0: aucune TVA n’y est comptée.${back}`,
    `${saved[withoutVat]} Les ventes sont hors taxes.`,
    "Ligne par ligne, l’étude compte l’économie de chacun de ces lieux après ce paiement à soi-même. La page d’un lieu qui n’achète qu’à soi ne le compte pas, et va du cas le moins favorable au plus favorable, selon un profil type\u00a0; l’étude, d’après les relevés s’il y en a, dit une seule somme.",
    countedHourlyText,
    "Ne sont pas comptés\u00a0: ce que coûtent l’installation et son entretien, l’impôt, un abonnement que paieraient les autres, ni une TVA qui serait due sur ce qu’on consomme soi-même, à vérifier avec votre comptable.",
  ];
}
