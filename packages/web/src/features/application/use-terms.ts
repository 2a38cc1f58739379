import type { EstimateBasis } from "@mec/api/study";
import { formatEuro, formatPriceRange, type ProfileType } from "@mec/domain/shared";
import type { Home } from "../../parts/point/dossier/home-of.ts";
import { useOwnPrices } from "../../parts/point/dossier/use-own-prices.ts";
import { termsText } from "../../parts/project/answer/terms-words.ts";
import { basesFor, listEstimateBases } from "../../parts/project/answer/use-answers.ts";
import { useAnswer } from "../../platform/answer.ts";
import { t } from "../../platform/i18n.ts";

type Asked = Pick<EstimateBasis, "price" | "vatRegime" | "fees" | "ownPart">;

/** "Prix annoncé : 13,2 c€/kWh TTC ; cotisation à l’association : 15,00 € par an."; null where neither is asked. */
export function askedText({ price, vatRegime, fees, ownPart }: Asked, readAs: ProfileType): string | null {
  const [yearly, once] = [fees.membership ?? 0, fees.entrance];
  const asked = [
    ...(price && ownPart !== 1
      ? [t("Prix annoncé\u00a0: {{price}}", { price: formatPriceRange(price, readAs, vatRegime) })]
      : []),
    ...(yearly > 0
      ? [t("cotisation à l’association\u00a0: {{fee}} par an", { fee: formatEuro(yearly) })]
      : []),
    ...(once > 0 ? [t("droit d’entrée\u00a0: {{fee}}, une seule fois", { fee: formatEuro(once) })] : []),
  ].join("\u00a0; ");
  return asked === "" ? null : `${asked.charAt(0).toUpperCase()}${asked.slice(1)}.`;
}

/** What a project asks, now and in the years to come, of the answer that its sum is computed from; null where nothing says it. */
export function useTerms(projectId: string, home: Home | null, isLast: boolean): string | null {
  const { profileType } = useOwnPrices();
  const { data } = useAnswer(listEstimateBases, home && basesFor([projectId], home));
  const [basis] = data ?? [];
  if (!basis) return null;
  const terms = basis.engagement && termsText(basis.engagement);
  return [isLast && askedText(basis, profileType), terms].filter(Boolean).join(" ") || null;
}
