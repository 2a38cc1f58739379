import type { PlantSale } from "@mec/api/study";
import { payback, quoteText } from "@mec/domain/point";
import { type ProfileType, type Seller, toTtc } from "@mec/domain/shared";
import { earnedWithOwn, type SoldWithout } from "@mec/domain/study";
import type { ProducerEstimate } from "@mec/energy";
import { t } from "../../../platform/i18n.ts";
import { paybackText, shortPaybackText } from "./revenue-words.ts";

type Earned = Pick<ProducerEstimate, "earnsEur" | "sellingAllEur"> & SoldWithout;

/** What the contracts bring that are signed; its surplus is null where that has no published price. */
type Signed = Pick<NonNullable<NonNullable<PlantSale["signed"]>["sum"]>, "earnsEur" | "surplusEur">;

/**
 * From what the signed contracts bring alone, where that is less than a project with few participants. The first of many contracts
 * says nothing of the years where the surplus is not in its sum, nor where it does not pay the contribution.
 */
export function fromSigned(
  { low, high }: ProducerEstimate["earnsEur"],
  signed: Signed | null | undefined,
): ProducerEstimate["earnsEur"] {
  if (!signed || signed.surplusEur === null || signed.earnsEur <= 0) return { low, high };
  return { low: Math.min(low, signed.earnsEur), high: Math.max(high, signed.earnsEur) };
}

function paidBack(quoteEur: number | null | undefined, { earnsEur, sellingAllEur: all }: Earned) {
  const paid = quoteEur ? payback(quoteEur, earnsEur) : null;
  if (!quoteEur || !paid) return null;
  return { paid, sold: all === null ? null : payback(quoteEur, { low: all, high: all }) };
}

/** In how many years an income pays a quote, as it was typed, with what that leaves out; null without a quote to pay. */
export function quotePaidText(quote: string, earned: Earned): string | null {
  const years = paidBack(quoteText.safeParse(quote).data, earned);
  return years && paybackText(years.paid, years.sold, earned);
}

/** Whether a quote was told without a VAT that its payer does not get back: a business that adds none to its price. */
const leavesVatOut = (payer: Partial<Seller>): boolean =>
  payer.profileType === "professional" && payer.vatRegime === "franchise";

/** The same in a few words, beside the sum of a project. */
export function shortQuotePaidText(
  quoteEur: number | null | undefined,
  earned: Earned,
  payer: Partial<Seller> = {},
): string | null {
  const isVatCounted = leavesVatOut(payer);
  const years = paidBack(quoteEur && isVatCounted ? toTtc(quoteEur) : quoteEur, earned);
  const { sellsSurplus, isContractOver, isSurplusOffered } = earned;
  const sold = { sellsSurplus, isContractOver, isSurplusOffered };
  return years && shortPaybackText(years.paid, years.sold, { isVatCounted, ...sold });
}

/** The same of what a plant sells, with what its owner's own buildings save. */
export function salePaidText(
  quoteEur: number | null | undefined,
  sale: PlantSale,
  profileType: ProfileType,
): string | null {
  if (!sale.earnsEur) return null;
  const earned = fromSigned(sale.earnsEur, sale.signed?.sum);
  const withOwn = earnedWithOwn({ ...sale, earnsEur: sale.earnsEur });
  const { sellingAllEur, sellsSurplus, isContractOver, isSurplusOffered, vatRegime } = sale;
  const payer = { profileType, vatRegime };
  const paid = shortQuotePaidText(
    quoteEur,
    { earnsEur: withOwn ?? earned, sellingAllEur, sellsSurplus, isContractOver, isSurplusOffered },
    payer,
  );
  return paid && withOwn ? t("{{paid}} Ce que vos bâtiments économisent est compté.", { paid }) : paid;
}
