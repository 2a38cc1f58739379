import type { VatRegime } from "@mec/domain/shared";
import {
  type CountedAt,
  countedAtText,
  type Earned,
  euros,
  type SoldWithout,
  sellingText,
  toldEuros,
} from "@mec/domain/study";
import type { ProducerEstimate } from "@mec/energy";
import { t } from "../../../platform/i18n.ts";

type Sums = Earned &
  CountedAt &
  SoldWithout &
  Pick<ProducerEstimate, "sellingAllEur"> & {
    /** What his contracts bring, where some are signed or about to be. */
    readonly signedEur?: number | null | undefined;
    /** Whether his project has participants, too few to be told of. */
    readonly hasFew?: boolean;
  };

const capital = (text: string): string => `${text.charAt(0).toLocaleUpperCase("fr")}${text.slice(1)}`;

/** How far a sum is from selling everything, from its least to its most as both are told; null where its least is no less. */
function besideSelling({ low, high }: Earned["earnsEur"], all: number, selling: string): string | null {
  const [less, more] = [toldEuros(all) - toldEuros(low), toldEuros(high) - toldEuros(all)];
  if (less <= 0) return null;
  if (more < 0) return t("moins que {{selling}}", { selling });
  return more === 0
    ? t("jusqu’à {{less}} de moins que {{selling}}", { less: euros(less), selling })
    : t("de {{less}} de moins à {{more}} de plus que {{selling}}", {
        less: euros(less),
        more: euros(more),
        selling,
      });
}

/** What those of today bring beside it, at the price that they pay, where it may be less. */
function todayText(
  today: Earned["earnsEur"],
  all: number,
  { counted, selling }: { readonly counted: string; readonly selling: string },
): string | null {
  const than = besideSelling(today, all, selling);
  return (
    than &&
    t("Avec les participants d’aujourd’hui, {{counted}}, partager rapporte {{than}}.", { counted, than })
  );
}

/** Where sharing may bring less than selling everything: in which case, and how much; null where it never does. */
export function lessThanSellingText(
  {
    earnsEur: { low, high },
    todayEur,
    signedEur = null,
    hasFew = false,
    sellingAllEur: all,
    sellsSurplus,
    isContractOver,
    isSurplusOffered,
    ...counted
  }: Sums,
  vatRegime: VatRegime,
): string | null {
  const selling = sellingText({ sellsSurplus, isContractOver, isSurplusOffered });
  if (all === null || low >= all) return null;
  if (high < all)
    return capital(
      t("{{counted}}, partager rapporte moins que {{selling}}, même quand beaucoup y participent.", {
        selling,
        counted: countedAtText(counted, vatRegime),
      }),
    );
  // Their sums stand above.
  const { soldAt } = counted;
  if (todayEur)
    return todayText(todayEur, all, {
      counted: countedAtText({ soldAt, comingAt: soldAt }, vatRegime),
      selling,
    });
  // What holds stands above, and is no supposition of few.
  if (signedEur !== null)
    return signedEur < all
      ? t("Avec ces seuls contrats, partager rapporte moins que {{selling}}.", { selling })
      : null;
  if (hasFew)
    return t("Avec si peu de participants, partager peut rapporter moins que {{selling}}.", { selling });
  // Which homes that supposes, and both sums, stand above.
  return t("Au plus bas, partager rapporte moins que {{selling}}.", { selling });
}
