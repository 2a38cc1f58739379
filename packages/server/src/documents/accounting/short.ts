import { duesOf } from "@mec/domain/pmo";
import { formatEuro, vatRate } from "@mec/domain/shared";
import { paysNobody } from "@mec/domain/study";
import { billerText } from "../to-sign/billing-of-consumer.ts";
import type { SalesContractData } from "../to-sign/content.ts";
import { howOften, howPaid } from "../to-sign/sales-billing.ts";
import { isFree, priceRows } from "../to-sign/sales-price.ts";
import { calledSellers, vatGroups } from "../to-sign/sellers-vat.ts";
import type { AccountingData } from "./data.ts";
import { firstInvoicesText } from "./days.ts";
import { plainText, type SheetSection, told } from "./sheet.ts";
import { costText } from "./year.ts";

const capitalised = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** What several contracts answer alike is told once. */
const eachOnce = (contracts: readonly SalesContractData[], of: (contract: SalesContractData) => string) =>
  [...new Set(contracts.map(of).filter(Boolean))].join("\u00a0; ");

const billers = (contract: SalesContractData): string =>
  isFree(contract) ? "Personne\u00a0: la part locale ne coûte rien" : billerText(contract);

/** A year's sum where one is foreseen, else the price. */
function howMuch({ contracts, sum, bulletin }: AccountingData): string {
  const sold =
    sum && !paysNobody(sum)
      ? `${costText(sum)} par an à qui vend, en prévision`
      : eachOnce(
          contracts,
          (one) => plainText(priceRows(one)[0]?.[1] ?? []) && `${plainText(priceRows(one)[0]?.[1] ?? [])} HT`,
        );
  const { yearly, once } = duesOf(bulletin?.fee ?? null);
  const dues = [
    ...(yearly > 0 ? [`${formatEuro(yearly)} par an à l’association`] : []),
    ...(once > 0 ? [`${formatEuro(once)} de droit d’entrée, une seule fois`] : []),
  ];
  return capitalised([sold, ...dues].filter(Boolean).join("\u00a0; "));
}

/** How often, by which means and within which time, then from when; what the contract leaves open is said to be. */
const whenOf =
  ({ sharesFrom }: AccountingData) =>
  (contract: SalesContractData): string => {
    if (isFree(contract)) return "";
    if (!contract.terms) return "pas encore écrit, le contrat de vente le dira";
    const [rhythm = "au moins une fois par an"] = howOften(contract);
    const first = firstInvoicesText(contract, sharesFrom);
    return [
      [rhythm, ...howPaid(contract)].join(", "),
      ...(first ? [`premières factures\u00a0: ${first}`] : []),
    ].join("\u00a0; ");
  };

const vats = { standard: `${vatRate * 100}\u00a0%`, franchise: "aucune, en franchise" } as const;

/** Which VAT its invoices have, by who sells where that differs. */
function vatOf(contract: SalesContractData): string {
  const groups = vatGroups(contract);
  const one = (group: (typeof groups)[number]) =>
    group.vatRegime ? vats[group.vatRegime] : "pas encore dite";
  return groups
    .map((group) => (groups.length > 1 ? `${calledSellers(group)}, ${one(group)}` : one(group)))
    .join("\u00a0; ");
}

/** The four answers that an accountant looks for, above all that the sheet tells of them. */
export function shortSection(data: AccountingData): SheetSection[] {
  const { contracts, isVatPaid, isVatTold } = data;
  if (contracts.length === 0) return [];
  const reclaimed = isVatPaid
    ? "vous ne la récupérez pas"
    : isVatTold
      ? "vous la récupérez"
      : "vous êtes supposé la récupérer";
  const hasVat = contracts.some((contract) =>
    vatGroups(contract).some(({ vatRegime }) => vatRegime !== "franchise"),
  );
  const when = eachOnce(contracts, whenOf(data));
  const vat = eachOnce(contracts, vatOf);
  return [
    {
      title: "En bref",
      rows: [
        told("Qui facture", eachOnce(contracts, billers)),
        told("Combien", howMuch(data)),
        ...(when ? [told("Quand", capitalised(when))] : []),
        told("TVA", hasVat ? `${capitalised(vat)}\u00a0; ${reclaimed}.` : `${capitalised(vat)}.`),
      ],
    },
  ];
}
