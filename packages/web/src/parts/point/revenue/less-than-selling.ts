import type { VatRegime } from "@mec/domain/shared";
import { type CountedAt, countedAtText, type Earned } from "@mec/domain/study";
import type { ProducerEstimate } from "@mec/energy";
import { t } from "../../../platform/i18n.ts";

type Sums = Earned &
  CountedAt &
  Pick<ProducerEstimate, "sellingAllEur"> & {
    /** What his contracts bring, where some are signed or about to be. */
    readonly signedEur?: number | null | undefined;
    /** Whether his project has participants, too few to be told of. */
    readonly hasFew?: boolean;
  };

const capital = (text: string): string => `${text.charAt(0).toLocaleUpperCase("fr")}${text.slice(1)}`;

/** That those of today bring less, at the price that they pay. */
const todayText = ({ soldAt }: CountedAt, vatRegime: VatRegime): string =>
  t("Avec les participants d’aujourd’hui, {{counted}}, partager rapporte moins que tout vendre.", {
    counted: countedAtText({ soldAt, comingAt: soldAt }, vatRegime),
  });

/** Where sharing may bring less than selling everything: in which case, and how much; null where it never does. */
export function lessThanSellingText(
  {
    earnsEur: { low, high },
    todayEur,
    signedEur = null,
    hasFew = false,
    sellingAllEur: all,
    ...counted
  }: Sums,
  vatRegime: VatRegime,
): string | null {
  if (all === null || low >= all) return null;
  if (high < all)
    return capital(
      t("{{counted}}, partager rapporte moins que tout vendre, même quand beaucoup y participent.", {
        counted: countedAtText(counted, vatRegime),
      }),
    );
  // Their sums stand above.
  if (todayEur) return todayEur.low < all ? todayText(counted, vatRegime) : null;
  // What holds stands above, and is no supposition of few.
  if (signedEur !== null)
    return signedEur < all ? t("Avec ces seuls contrats, partager rapporte moins que tout vendre.") : null;
  if (hasFew) return t("Avec si peu de participants, partager peut rapporter moins que tout vendre.");
  // Which homes that supposes, and both sums, stand above.
  return t("Au plus bas, partager rapporte moins que tout vendre.");
}
