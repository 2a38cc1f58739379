import {
  displayedPrice,
  formatNumber,
  formatPrice,
  isMixedVat,
  type ProfileType,
  type VatRegime,
} from "@mec/domain/shared";
import type { Estimate } from "@mec/energy";
import { euroOf, gainText, isLoss, ownSaving, type Range } from "../../../parts/study/net-words.ts";
import { t } from "../../../platform/i18n.ts";

type Told = Pick<Estimate, "byPrice" | "isVatCounted">;

type AtPrice = Estimate["byPrice"][number];
type Sums = Omit<AtPrice, "price">;

/** The case that is told first: the one without the exemption where both are. */
const leading = (sum: Sums, isUnexempted: boolean): Range =>
  (isUnexempted && sum.withoutExemptionEur) || ownSaving(sum);

const casesText = (
  { byPrice, isVatCounted }: Told,
  format: (htPerKwh: number) => string,
  isUnexempted: boolean,
): readonly string[] =>
  byPrice.map(({ price, ...saving }) => {
    const unit = euroOf({ ...saving, isVatCounted });
    return t("à {{price}}, {{gain}}", {
      price: format(price),
      gain: gainText(leading(saving, isUnexempted), unit),
    });
  });

/** Of which case the sums by price are: the other one stands above, for all prices. */
const yearText = ({ byPrice }: Told, isUnexempted: boolean): string =>
  isUnexempted && byPrice.some(({ withoutExemptionEur }) => withoutExemptionEur)
    ? t("Par an, si l’exonération s’arrêtait")
    : t("Par an");

/** Whether the price that is still to be agreed on makes more of the range than all else does. */
function isMadeByPrice({ byPrice: [cheap, dear] }: Told, isUnexempted: boolean): boolean {
  if (!cheap || !dear) return false;
  const [best, worst] = [leading(cheap, isUnexempted), leading(dear, isUnexempted)];
  const byPrice = best.low - worst.low + (best.high - worst.high);
  return byPrice >= best.high - worst.low;
}

/**
 * What makes a range that may go either way, and its cases, one a line: the price that is still to be agreed on, or what the
 * others do. Null where the range says enough.
 */
export function spreadText(
  told: Told & Sums,
  format: (htPerKwh: number) => string,
  isUnexempted: boolean,
): { readonly text: string; readonly cases: readonly string[] } | null {
  const { low, high } = leading(told, isUnexempted);
  if (!isLoss({ low, high }) || high < 0.5) return null;
  return isMadeByPrice(told, isUnexempted)
    ? {
        text: t("L’écart vient surtout du prix, que vous connaîtrez avant de dire oui. {{year}}\u00a0:", {
          year: yearText(told, isUnexempted),
        }),
        cases: casesText(told, format, isUnexempted),
      }
    : {
        text: t(
          "L’écart vient surtout des autres\u00a0: dans le cas le moins favorable, ils consomment en journée au moins trois fois ce que le projet produit.",
        ),
        cases: [],
      };
}

/** What the saving would be at each end of the announced prices; null where there is a single one. */
export function byPriceText(
  told: Told,
  format: (htPerKwh: number) => string,
  isUnexempted: boolean,
): string | null {
  if (told.byPrice.length === 0) return null;
  return t("{{year}}, selon le prix qui vous sera proposé\u00a0: {{cases}}.", {
    year: yearText(told, isUnexempted),
    cases: casesText(told, format, isUnexempted).join("\u202f; "),
  });
}

/**
 * Why the sum reasons with other prices than those that are announced: of sellers of whom some add VAT and others do not, each is
 * paid the price that is proposed with his own, and a household pays what that makes on average. Null where they have one, or one
 * reads them without tax.
 */
export function manySellersText(
  { byPrice: [cheap, dear] }: { readonly byPrice: readonly { readonly price: number }[] },
  profileType: ProfileType,
  vatRegime: VatRegime,
): string | null {
  if (!cheap || !dear || profileType === "professional" || !isMixedVat(vatRegime)) return null;
  return t("Plusieurs producteurs, chacun sa TVA\u00a0: vous paieriez de {{least}} à {{most}}.", {
    least: formatNumber(displayedPrice(cheap.price, profileType, vatRegime) * 100),
    most: formatPrice(dear.price, profileType, vatRegime),
  });
}
