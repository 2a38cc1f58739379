import type { PriceProposal } from "@mec/api/study";
import { duesOf, nextDuesText } from "@mec/domain/pmo";
import { formatDate, formatEuro, formatYearlyUse, taxedPart, vatRate } from "@mec/domain/shared";
import {
  addedUp,
  boughtKwh,
  boughtText,
  energyRead,
  euroOf,
  type GainRange,
  gainWithoutExemption,
  type LocalBuyer,
  laterCase,
  type NamedSum,
  ownGain,
  ownSaving,
  paysNobody,
  rangeText,
  wholeEuros,
  worstCase,
} from "@mec/domain/study";
import { supplierGoesOn } from "../to-sign/billing-of-consumer.ts";
import { paymentMeans } from "../to-sign/bulletin.ts";
import { feeToCome } from "../to-sign/commitment.ts";
import type { BulletinData } from "../to-sign/content.ts";
import { lowerFirst } from "../to-sign/essentials.ts";
import type { AccountingData } from "./data.ts";
import { associationRows } from "./parties.ts";
import { counted, exact, plainText, type SheetRow, type SheetSection, told } from "./sheet.ts";

const paidBy = (bulletin: BulletinData): string => {
  const text = paymentMeans(bulletin).map(plainText).join("\u00a0; ou ");
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
};

/** What is owed to the association, which the energy's invoices do not have. */
export function membershipSection({
  bulletin,
  isWritten,
  earlyDues,
  calledOn,
}: AccountingData): SheetSection[] {
  if (!bulletin) return [];
  const { fee } = bulletin;
  const { yearly, once } = duesOf(fee);
  const amount = (label: string, euros: number, rhythm: string, unit: string): SheetRow =>
    counted(
      label,
      euros > 0 ? `${formatEuro(euros)}${rhythm}, sans TVA` : "Aucun montant demandé",
      exact(euros, unit),
    );
  return [
    {
      title: "L’adhésion à l’association",
      rows: [
        ...associationRows(bulletin),
        ...(fee
          ? [
              amount("Cotisation", yearly, " par an", "€ par an"),
              amount("Droit d’entrée", once, ", une seule fois", "€ une fois"),
              ...(yearly > 0
                ? [
                    told(
                      "Échéances",
                      ["Premier paiement à votre admission.", nextDuesText, earlyDues]
                        .filter(Boolean)
                        .join(" "),
                    ),
                  ]
                : []),
              ...(calledOn === null
                ? []
                : [
                    told(
                      "Appel de cotisation",
                      `Le dernier est du ${formatDate(calledOn)}, dit le porteur du projet. Envoyé par la plateforme, c’est un e-mail de ce jour-là.`,
                    ),
                  ]),
              ...(yearly + once > 0
                ? [
                    // An account is told to whom the bulletin tells it.
                    ...(isWritten ? [told("Comment la payer", paidBy(bulletin))] : []),
                    told(
                      "À enregistrer",
                      "À part de l’électricité, sur l’appel de cotisation de l’association. Compte usuel\u00a0: 6281 (concours divers, cotisations).",
                    ),
                  ]
                : []),
            ]
          : [told("Cotisation", feeToCome)]),
      ],
    },
  ];
}

const each = ({ low, high }: GainRange, of: (end: number) => number): GainRange => ({
  low: wholeEuros(of(low)),
  high: wholeEuros(of(high)),
});

/**
 * What a place pays to those who sell in a year, to the euro, on the screen, on paper and in the table: its kilowatt-hours times its
 * price, then the VAT at its rate, so that they add up. The place's page rounds the same to ten.
 */
export function costsOf(sum: LocalBuyer): { net: GainRange; vat: GainRange; gross: GainRange } {
  const rate = vatRate * taxedPart(sum.vatRegime);
  const subscription = sum.costsWithoutVat?.subscriptionEur ?? sum.subscriptionEur / (1 + rate);
  const net = each(energyRead(addedUp([sum], boughtKwh)), (kwh) => kwh * sum.price + subscription);
  const vat = each(net, (end) => end * rate);
  return { net, vat, gross: { low: net.low + vat.low, high: net.high + vat.high } };
}

/** The same in the tax of its sums: "de 950 à 2 118 € TTC". */
export function costText(sum: LocalBuyer): string {
  const { net, gross } = costsOf(sum);
  return rangeText(sum.savingWithoutVatEur ? net : gross, euroOf(sum));
}

/** What is left in the later year of the place's page, once the price has risen. */
function laterRows(sum: PriceProposal, unit: string): SheetRow[] {
  const { later } = sum;
  const [told, worst] = [laterCase(sum), worstCase(sum)];
  const ended = later?.withoutExemptionEur;
  const row = (named: NamedSum, range: GainRange): SheetRow =>
    counted(`Économie, ${lowerFirst(named[0])}`, named[1], { ...each(range, (end) => end), unit });
  return [
    ...(worst && ended ? [row(worst, ended)] : []),
    ...(told && later ? [row(told, ownSaving(later))] : []),
  ];
}

/** A year's energy before and after, as on the place's page: the supplier, those who sell and the association together. */
function billRows(sum: PriceProposal, unit: string): SheetRow[] {
  const bill = wholeEuros(sum.billWithoutVatEur ?? sum.billEur);
  const euro = euroOf(sum);
  const after = (label: string, saving: GainRange) => {
    const { low, high } = each(saving, (end) => end);
    const range = { low: bill - high, high: bill - low };
    return counted(label, rangeText(range, euro), { ...range, unit });
  };
  const ended = sum.withoutExemptionEur;
  return [
    counted(
      "Énergie aujourd’hui, hors abonnement du fournisseur",
      rangeText({ low: bill, high: bill }, euro),
      exact(bill, unit),
    ),
    ...(ended ? [after(`${ifEnded}\u00a0: la même, le partage compris`, ended)] : []),
    after(
      `La même en partageant${ended ? withIt : ""}\u00a0: fournisseur, qui vend et association`,
      ownSaving(sum),
    ),
  ];
}

const ifEnded = "Si l’exonération d’accise s’arrêtait";
const withIt = ", avec l’exonération d’accise";

/** What a year would bring, by the sums of the place's page. */
export function yearSection({ sum, date, isVatPaid }: AccountingData): SheetSection[] {
  if (!sum) return [];
  const euros = (label: string, amount: GainRange, tax: string): SheetRow =>
    counted(label, rangeText(amount, `€\u00a0${tax}`), { ...amount, unit: `€ par an ${tax}` });
  const { net, vat, gross } = costsOf(sum);
  const ended = gainWithoutExemption(sum);
  const unit = `€ par an ${isVatPaid ? "TTC" : "HT"}`;
  const basis = `Estimé le ${formatDate(date)}, comme sur la page de ce lieu, pour ${formatYearlyUse(sum.yearlyKwh)} par an${sum.isConsumptionKnown ? "" : ", supposés tant que sa consommation n’est pas dite"}\u00a0: du cas le moins favorable au plus favorable. Ici à l’euro près\u00a0; la page du lieu arrondit à la dizaine ce qui va à qui vend.`;
  const sale = paysNobody(sum)
    ? []
    : [
        counted("Électricité locale achetée", boughtText([sum]), {
          ...energyRead(addedUp([sum], boughtKwh)),
          unit: "kWh par an",
        }),
        euros("À payer à qui vend, HT", net, "HT"),
        euros(sum.vatRegime === null ? "TVA de ces factures, au plus" : "TVA de ces factures", vat, "de TVA"),
        euros("À payer à qui vend, TTC", gross, "TTC"),
      ];
  return [
    {
      title: "Une année, en prévision\u00a0: pas une facture",
      rows: [
        told("D’où viennent ces sommes", basis),
        ...sale,
        // The case without it stands first, as everywhere.
        ...(ended && sum.withoutExemptionEur
          ? [
              counted(`${ifEnded}\u00a0: économie prévue`, ended, {
                ...each(sum.withoutExemptionEur, (end) => end),
                unit,
              }),
            ]
          : []),
        counted(`Économie prévue, tout compté${ended ? withIt : ""}`, ownGain(sum), {
          ...each(ownSaving(sum), (end) => end),
          unit,
        }),
        ...laterRows(sum, unit),
        ...billRows(sum, unit),
        ...(sale.length > 0
          ? [
              told(
                "Compte usuel des factures de qui vend",
                "6061 (fournitures non stockables, eau et énergie), comme celles du fournisseur.",
              ),
            ]
          : []),
        told("Facture du fournisseur", supplierGoesOn),
      ],
    },
  ];
}
