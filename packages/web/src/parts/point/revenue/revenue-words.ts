import type { PlantSale } from "@mec/api/study";
import { firstDayAfter, type Payback, powerUnit } from "@mec/domain/point";
import { documentsLeftOutText } from "@mec/domain/service";
import {
  ceilingOf,
  formatDate,
  formatEuro,
  formatKwh,
  formatNumber,
  formatPercent,
  formatPrice,
  formatWholeEuro,
  type PriceRange,
  plural,
  type Seller,
  sellerPrice,
  type VatRegime,
} from "@mec/domain/shared";
import { amountText, euros, fewHomesText, type SoldWithout, sellingText } from "@mec/domain/study";
import {
  type BetterPower,
  formatDay,
  localExciseExemption,
  type ProducerEstimate,
  type ProducerInput,
  purchaseYears,
} from "@mec/energy";
import { t } from "../../../platform/i18n.ts";

// The mails say the same sum in the same words.
export {
  againstText,
  amountText,
  earnsText,
  euros,
  fullAmount,
  insteadOfText,
  lossText,
  upTo,
  yearAmount,
} from "@mec/domain/study";

/** A computed production as a field takes it, to ten kWh. */
export const roundedKwh = (kwh: number): string => String(Math.round(kwh / 10) * 10);

/** "36 kWc ≈ 41 MWh par an". */
export function plantText(
  { type, powerKw }: Pick<ProducerInput["plant"], "type" | "powerKw">,
  { producedKwh }: Pick<ProducerEstimate, "producedKwh">,
): string {
  return t("{{power}} ≈ {{energy}} par an", {
    power: `${formatNumber(powerKw, 1)}\u00a0${powerUnit([type])}`,
    energy: formatKwh(producedKwh),
  });
}

/** "de 2 400 à 3 900 € par an en partageant, de 5 logements à un projet complet", as long as no project is chosen. */
export const earnsAnywhereText = (estimate: ProducerEstimate): string =>
  t("{{amount}} en partageant, de {{homes}} à un projet complet", {
    amount: amountText(estimate.earnsEur),
    homes: fewHomesText(estimate.fewestKwh),
  });

/** Why a little less power sells for more. */
export function betterPowerText(
  { powerKw }: Pick<ProducerInput["plant"], "powerKw">,
  { producedKwh }: ProducerEstimate,
  better: BetterPower,
): string {
  const kwh = (producedKwh * better.powerKw) / powerKw;
  const values = {
    power: `${formatNumber(better.powerKw)}\u00a0kWc`,
    price: formatNumber(better.price * 100, 2),
    lower: formatNumber(better.insteadOf * 100, 2),
    more: euros(kwh * better.price),
    less: euros(producedKwh * better.insteadOf),
  };
  return t(
    "En vous limitant à {{power}}, tout vendre rapporterait plus\u00a0: environ {{more}} par an au lieu de {{less}}. Jusqu’à cette puissance, le kWh se vend {{price}} c€ HT, contre {{lower}} c€ HT au-dessus.",
    values,
  );
}

/** Under which price neighbours would still gain if the exemption of local energy ended; null when that is not counted. */
export const withoutExemptionText = (
  { highestPriceWithoutExemption: highest }: Pick<ProducerEstimate, "highestPriceWithoutExemption">,
  seller: Seller,
): string | null =>
  highest === null
    ? null
    : t(
        "Si l’exonération d’accise de l’énergie locale s’arrêtait, vos voisins n’y gagneraient que si votre prix reste sous {{high}}. Ce pourrait être le {{day}}, ce n’est pas confirmé.",
        {
          high: sellerPrice(ceilingOf(highest, seller), seller),
          day: formatDay(localExciseExemption.value.announcedEnd),
        },
      );

const yearsText = ({ shortest, longest }: Payback): string =>
  shortest === longest
    ? t("environ {{years}}", { years: plural(longest, t("an"), t("ans")) })
    : t("{{shortest}} à {{longest}}\u00a0ans", { shortest, longest });

/**
 * "Remboursé en 9 à 15 ans": how long the income takes to pay what the panels cost, beside selling everything. Where that has no
 * published price, the surplus has none either, and is not in the income.
 */
export function paybackText(paid: Payback, sellingAll: Payback | null, sold: SoldWithout = {}): string {
  const years = yearsText(paid);
  return sellingAll === null
    ? t("Remboursé en {{years}}, sans compter le surplus, l’entretien ni l’emprunt.", { years })
    : t("Remboursé en {{years}}, contre {{others}} à {{selling}}, sans compter l’entretien ni l’emprunt.", {
        years,
        others: yearsText(sellingAll),
        selling: sellingText(sold),
      });
}

/** "Devis remboursé en 9 à 15 ans": what `paybackText` says, where it was read in full before. */
export function shortPaybackText(
  paid: Payback,
  sellingAll: Payback | null,
  { isVatCounted = false, ...sold }: SoldWithout & { readonly isVatCounted?: boolean } = {},
): string {
  const years = yearsText(paid);
  const quote = isVatCounted ? t("Devis, TVA comprise,") : t("Devis");
  return sellingAll === null
    ? t("{{quote}} remboursé en {{years}}, sans compter le surplus.", { quote, years })
    : t("{{quote}} remboursé en {{years}}, contre {{others}} à {{selling}}.", {
        quote,
        years,
        others: yearsText(sellingAll),
        selling: sellingText(sold),
      });
}

/** What the association asks, to the cent: it is no estimate. */
const feeText = (fee: number): string => (Number.isInteger(fee) ? formatWholeEuro(fee) : formatEuro(fee));

/** Of his own buildings, those whose documents cost less. */
export interface OwnDocuments {
  readonly own?: Parameters<typeof documentsLeftOutText>[0] | undefined;
}

/** What a year's income leaves out, and what it pays: beside the income, whatever else is folded. */
export function countedText({
  membershipEur,
  own,
}: Pick<ProducerEstimate, "membershipEur"> & OwnDocuments): string {
  const documents = documentsLeftOutText(own);
  if (membershipEur === null) return t("Hors TVA, charges et cotisation. {{documents}}", { documents });
  return membershipEur === 0
    ? t("Hors TVA et charges, sans cotisation à payer. {{documents}}", { documents })
    : t("Hors TVA et charges, une fois payée la cotisation de {{fee}} par an. {{documents}}", {
        documents,
        fee: feeText(membershipEur),
      });
}

/** Which year a table of sums tells: as long as his purchase contract keeps the plant from sharing, one that begins after it. */
export function yearText(
  { purchaseContract, contractEndsOn }: Pick<PlantSale, "purchaseContract" | "contractEndsOn">,
  day: string,
): string {
  if (purchaseContract === "older") return t("Par an, une fois fini votre contrat d’achat");
  return contractEndsOn && contractEndsOn >= day
    ? t("Par an à partir du {{first}}", { first: formatDate(firstDayAfter(contractEndsOn)) })
    : t("Par an");
}

/** The same above a table of sums; a server of the former release does not tell the contribution that it counts. */
export function captionText(
  { membershipEur: fee }: Partial<Pick<ProducerEstimate, "membershipEur">>,
  year: string,
): string {
  if (fee === undefined) return t("{{year}}, hors TVA et charges, cotisation payée", { year });
  if (fee === null) return t("{{year}}, hors TVA, charges et cotisation", { year });
  return fee === 0
    ? t("{{year}}, hors TVA et charges, sans cotisation à payer", { year })
    : t("{{year}}, hors TVA et charges, cotisation de {{fee}} payée", { year, fee: feeText(fee) });
}

/** What lies between the two ends of an income, and which part of the production is sold at each. */
export function casesText({
  sharedKwh,
  producedKwh,
  fewestKwh,
}: Pick<ProducerEstimate, "sharedKwh" | "producedKwh" | "fewestKwh">) {
  const part = (kwh: number) => formatPercent(kwh / producedKwh);
  return t(
    "Une année ordinaire, avec {{homes}} ({{low}} de votre électricité partagée) ou beaucoup de participants qui consomment en journée ({{high}}).",
    { homes: fewHomesText(fewestKwh), low: part(sharedKwh.low), high: part(sharedKwh.high) },
  );
}

/** The same beside a sum that names its homes. */
export function sharesText({ sharedKwh, producedKwh }: Pick<ProducerEstimate, "sharedKwh" | "producedKwh">) {
  const part = (kwh: number) => formatPercent(kwh / producedKwh);
  return t(
    "Une année ordinaire\u00a0: {{low}} de votre électricité est partagée au plus bas, {{high}} au plus haut, où beaucoup consomment en journée.",
    { low: part(sharedKwh.low), high: part(sharedKwh.high) },
  );
}

/** That a sum goes from the lowest of the prices that are typed to the highest; null where there is one. */
export function pricesOfSumText(price: PriceRange | null, vatRegime: VatRegime): string | null {
  if (price === null || price.min === price.max) return null;
  const told = (ht: number) => formatPrice(ht, "professional", vatRegime);
  return t("Au plus bas à {{min}}, au plus haut à {{max}}.", { min: told(price.min), max: told(price.max) });
}

/** At which published price selling all counts, or a surplus, and for how long a new plant is paid it; null where none is published. */
export function publishedSaleText(
  {
    fullSalePrice,
    sellsSurplus,
    isContractOver,
    isSurplusOffered,
  }: Pick<ProducerEstimate, "fullSalePrice" | "sellsSurplus" | "isContractOver" | "isSurplusOffered">,
  isLaid: boolean,
  mayHaveContract = isLaid,
): string | null {
  if (fullSalePrice === null) return null;
  const price = formatPrice(fullSalePrice, "professional");
  if (isContractOver && isSurplusOffered)
    return t(
      "Votre contrat d’achat est terminé\u00a0: ce qui n’est pas partagé compte à {{price}}, le prix que votre acheteur propose.",
      { price },
    );
  if (isContractOver)
    return t(
      "Votre contrat d’achat est terminé\u00a0: ce qui n’est pas partagé compte à {{price}}, le dernier tarif publié du surplus.",
      { price },
    );
  if (!mayHaveContract && (sellsSurplus || isLaid))
    return sellsSurplus
      ? t("Vendre le surplus au réseau compte à {{price}}, le dernier tarif publié du surplus.", { price })
      : t("Tout vendre compte à {{price}}, le dernier tarif publié.", { price });
  if (sellsSurplus)
    return t(
      "Vendre le surplus au réseau compte à {{price}}, le dernier tarif publié du surplus, et non celui de votre contrat.",
      { price },
    );
  return isLaid
    ? t("Tout vendre compte à {{price}}, le dernier tarif publié, et non celui de votre contrat.", { price })
    : t("Tout vendre compte à {{price}}, que l’obligation d’achat paie pendant {{years}}\u00a0ans.", {
        price,
        years: purchaseYears,
      });
}

/** What the figures rest on, so that nobody takes them for a promise; the tax in the words of the price above them. */
export function restsOn(estimate: ProducerEstimate, vatRegime: VatRegime, mayHaveContract = true): string {
  const { surplusPrice, fullSalePrice } = estimate;
  const priced = (price: number) => formatPrice(price, "professional", vatRegime);
  const { sellsSurplus, isContractOver, isSurplusOffered } = estimate;
  if ((sellsSurplus || isContractOver) && surplusPrice !== null) {
    const told = { shares: sharesText(estimate), surplus: priced(surplusPrice) };
    if (isSurplusOffered)
      return t("{{shares}} Le surplus compte pour {{surplus}}, que votre acheteur propose.", told);
    return isContractOver
      ? t("{{shares}} Le surplus compte pour {{surplus}}\u00a0: demandez à un acheteur son prix.", told)
      : t("{{shares}} Le surplus compte pour {{surplus}}, à comparer à votre contrat.", told);
  }
  const sale =
    surplusPrice === null || fullSalePrice === null
      ? t(
          "Le tarif publié vaut pour des panneaux de 100\u00a0kWc au plus. Au-delà, le surplus et la vente de tout se vendent par appel d’offres, et les autres filières par leur propre contrat, à un prix qui ne nous est pas connu\u00a0: comparez avec le vôtre.",
        )
      : t(
          mayHaveContract
            ? "Le surplus compte pour {{surplus}}, la vente de tout pour {{all}}, à comparer à votre contrat."
            : "Le surplus compte pour {{surplus}}, la vente de tout pour {{all}}.",
          { surplus: priced(surplusPrice), all: priced(fullSalePrice) },
        );
  return `${sharesText(estimate)} ${sale}`;
}
