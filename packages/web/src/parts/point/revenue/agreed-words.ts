import { type PriceRange, type Seller, sellerRange, type VatRegime } from "@mec/domain/shared";
import {
  type Earned,
  type GainRange,
  isUntaxedYes,
  leftOfUntaxed,
  refusedVatEur,
  untaxedPriceText,
  untaxedYesText,
} from "@mec/domain/study";
import type { ProducerEstimate } from "@mec/energy";
import { t } from "../../../platform/i18n.ts";

/** A price that others accepted, as this seller reads it: one that has no VAT, which he adds or may add, as they accepted it. */
export const agreedRange = (agreed: PriceRange, seller: Seller, agreedVat: VatRegime): string =>
  seller.vatRegime !== "franchise" && isUntaxedYes("standard", agreedVat)
    ? untaxedPriceText(agreed)
    : sellerRange(agreed, seller);

/** Whether the price that others accepted was told them without the VAT that this seller adds. */
interface Untaxed {
  readonly vatRegime: VatRegime;
  readonly projectVat: VatRegime;
  /** What the plant brings; undefined where no sum stands beside. */
  readonly revenue?: Revenue | undefined;
}

type Revenue = Pick<ProducerEstimate, "todayEur" | "sharedKwh"> & Pick<Earned, "unsaidVat" | "mayRefuseVat">;

/** The sum where they refuse it: of one that goes from there already, its least is that. */
function refusedSum({ todayEur, sharedKwh, ...told }: Revenue, agreed: PriceRange): GainRange | null {
  if (!todayEur) return null;
  const refused = refusedVatEur(todayEur, sharedKwh.low, { from: agreed, to: leftOfUntaxed(agreed) });
  return told.unsaidVat || told.mayRefuseVat ? { low: todayEur.low, high: refused.high } : refused;
}

function untaxedText(
  agreed: PriceRange | null,
  { vatRegime, projectVat, revenue }: Untaxed,
  reader: "seller" | "owner",
): string | null {
  if (!agreed || !isUntaxedYes(vatRegime, projectVat)) return null;
  const refusedEur = revenue && refusedSum(revenue, agreed);
  return untaxedYesText(agreed, { reader, refusedEur });
}

/** What his VAT makes of a price that was accepted without any; null where it changes nothing. */
export const untaxedAgreed = (agreed: PriceRange | null, told: Untaxed): string | null =>
  untaxedText(agreed, told, "seller");

/** The same, to the owner of the project that he asks to join. */
export const untaxedOfOther = (agreed: PriceRange | null, told: Untaxed): string | null =>
  untaxedText(agreed, told, "owner");

/** That a price is settled with some already, to who has not proposed his own yet. */
export const agreedTitle = (agreed: PriceRange, seller: Seller, agreedVat: VatRegime): string =>
  agreed.max === 0
    ? t("Des participants reçoivent déjà cette électricité gratuitement")
    : t("Prix déjà retenu pour des participants\u00a0: {{range}}", {
        range: agreedRange(agreed, seller, agreedVat),
      });

/** At which price his proposal is counted as long as it has no answer: what participants have accepted, else what he asks. */
export function proposedPriceText(
  agreed: PriceRange | null,
  asked: PriceRange | null,
  seller: Seller,
  agreedVat: VatRegime,
): string {
  const wanted = asked && sellerRange(asked, seller);
  if (agreed === null || agreed.max === 0) {
    return wanted === null ? t("Électricité offerte") : t("Prix demandé\u00a0: {{range}}", { range: wanted });
  }
  const range = agreedRange(agreed, seller, agreedVat);
  const told = t("Prix retenu pour des participants\u00a0: {{range}}", { range });
  return wanted === null || wanted === range
    ? told
    : t("{{told}}\u00a0; vous demandez {{wanted}}", { told, wanted });
}
