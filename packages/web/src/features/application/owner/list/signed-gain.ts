import type { AcceptancePreview } from "@mec/api/study";
import { formatPriceRange, formatWholeEuro, type ProfileType } from "@mec/domain/shared";
import { isSureLoss, paidEachYear, paysNobody } from "@mec/domain/study";
import { firstSayWhoSigns } from "../../../../parts/signatory/own-signatory-words.ts";
import { euroOf, ownSaving, type Range, rangeText } from "../../../../parts/study/net-words.ts";
import { t } from "../../../../platform/i18n.ts";

export interface Gain {
  text: string;
  /** € a year, over its cases. */
  range: Range;
  /** Whether even his best case costs him money. */
  isLoss: boolean;
  /** The same year if the excise exemption ended as announced; null when no end is announced. */
  other: { text: string; range: Range; isLoss: boolean } | null;
  /** At which price: "selon la fourchette du projet\u00a0: de 10 à 12 c€/kWh HT". */
  atPrice: string;
  /** That price was proposed to him: a column of proposed prices says it. */
  isProposed: boolean;
  /** That price is the announced one, the same for all whose terms or proposals say no other: said once above the list. */
  isAnnounced: boolean;
  /** Why even his best case costs him money; null when it does not. */
  cause: string | null;
}

type Person = Pick<
  AcceptancePreview["people"][number],
  | "savingEur"
  | "savingWithoutVatEur"
  | "isVatCounted"
  | "withoutExemptionEur"
  | "price"
  | "priceFrom"
  | "ownPart"
  | "sellerUntold"
  | "sharedKwh"
  | "participationEur"
  | "membershipEur"
  | "subscriptionEur"
  | "entranceEur"
>;

/** The cause of a loss, as the consumer's own page says it to him, who alone reads what a kWh costs him more. */
function causeOf(sum: Person): string {
  const { sharedKwh, savingEur, savingWithoutVatEur } = sum;
  if (sharedKwh.low < 1)
    return t("Il n’y a pour l’instant aucune énergie à partager aux heures où il consomme.");
  if (savingWithoutVatEur) {
    return t(
      "Hors taxes, l’énergie locale lui épargne moins chez son fournisseur que ce qu’il en coûte de participer.",
    );
  }
  const costs = paidEachYear(sum).reduce((all, { eur }) => all + eur, 0);
  return savingEur.high + costs > 0
    ? t(
        "Ce que l’énergie locale lui épargne ne couvre pas les {{cost}} par an qu’il en coûte de participer.",
        { cost: formatWholeEuro(costs) },
      )
    : t("Le kWh local lui coûterait plus que celui de son fournisseur.");
}

/** What says the price of a gain: one that was agreed or proposed, else what the project announces. */
function atPrice(
  { price, priceFrom, ownPart }: Pick<Person, "price" | "priceFrom" | "ownPart">,
  { vatRegime }: Pick<AcceptancePreview, "vatRegime">,
  profileType: ProfileType,
): string {
  if (paysNobody({ ownPart })) return t("sans prix\u00a0: il n’achète qu’à lui-même");
  if (price === null || price.max === 0) return t("pour une énergie donnée");
  const told = { price: formatPriceRange(price, profileType, vatRegime) };
  if (priceFrom === "terms") return t("au prix de ses conditions de vente, {{price}}", told);
  if (priceFrom === "proposal") return t("au prix proposé, {{price}}", told);
  return price.min === price.max
    ? t("à votre prix annoncé, {{price}}", told)
    : t("selon la fourchette du projet {{price}}", told);
}

function otherOf(sum: Person): Gain["other"] {
  const range = sum.withoutExemptionEur;
  return range && { text: rangeText(range, euroOf(sum)), range, isLoss: isSureLoss(range) };
}

/** Where nobody has said yet whether he buys from himself: no price, and no loss. */
const untoldGain = (range: Range): Gain => ({
  text: "–",
  range,
  isLoss: false,
  other: null,
  atPrice: firstSayWhoSigns(),
  isProposed: false,
  isAnnounced: false,
  cause: null,
});

/** A gain as a table's column shows it: "de −4 à 8 €". A loss has a minus sign, where sentences say it in words. */
export function signedGain(
  sum: Person,
  preview: Pick<AcceptancePreview, "vatRegime">,
  profileType: ProfileType,
): Gain {
  const range: Range = ownSaving(sum);
  if (sum.sellerUntold) return untoldGain(range);
  const isLoss = isSureLoss(range);
  return {
    text: rangeText(range, euroOf(sum)),
    range,
    isLoss,
    other: otherOf(sum),
    atPrice: atPrice(sum, preview, profileType),
    isProposed: sum.priceFrom === "proposal" && !paysNobody(sum),
    isAnnounced: sum.priceFrom === "project" && !paysNobody(sum),
    cause: isLoss ? causeOf(sum) : null,
  };
}

/** At which price the gains of a list are, said once; null when each has a price of its own. */
export function announcedText(gains: readonly Gain[]): string | null {
  const announced = gains.find(({ isAnnounced }) => isAnnounced);
  if (!announced) return null;
  const { atPrice: price } = announced;
  return gains.every(({ isAnnounced }) => isAnnounced)
    ? t("Gains {{price}}.", { price })
    : t("Gains {{price}}, sauf autre prix sous la somme.", { price });
}
