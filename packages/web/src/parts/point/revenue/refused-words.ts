import type { PlantSale, RefusedSale } from "@mec/api/study";
import { formatDate, formatNumber } from "@mec/domain/shared";
import { t } from "../../../platform/i18n.ts";

/** How many are told by name: each was told in a mail of its own. */
const mostNamed = 3;

/** "Hugo Petit, le 27 novembre 2026": what is known of one; empty where nothing is. */
function oneText({ by, isOwn, at }: RefusedSale): string {
  const who = isOwn ? t("par vous") : by;
  const day = at && t("le {{day}}", { day: formatDate(at) });
  return [who, day].filter(Boolean).join(t(", "));
}

/** "Contrat de vente refusé : Hugo Petit, le 27 novembre 2026." */
function toldText(refused: readonly [RefusedSale, ...RefusedSale[]]): string {
  const [one] = refused;
  if (refused.length > 1) {
    const others = refused.length - mostNamed;
    const rest = others > 0 ? [t("et {{count}} autres", { count: formatNumber(others) })] : [];
    const named = [...refused.slice(0, mostNamed).map(oneText), ...rest].filter(Boolean);
    return t("{{count}} contrats de vente refusés\u00a0: {{named}}.", {
      count: formatNumber(refused.length),
      named: named.join("\u00a0; "),
    });
  }
  const known = oneText(one);
  if (!known) return t("Contrat de vente refusé.");
  return one.by || one.isOwn
    ? t("Contrat de vente refusé\u00a0: {{known}}.", { known })
    : t("Contrat de vente refusé, {{known}}.", { known });
}

/** That contracts of his were refused, by whom and when, that no sum counts them, and what he can do; null where none was. */
export function refusedText({ refused: [one, ...others] = [] }: Pick<PlantSale, "refused">): string | null {
  if (!one) return null;
  const told = toldText([one, ...others]);
  return others.length === 0
    ? t(
        "{{told}} Il ne vous engage à rien et n’est plus compté. Écrivez au porteur, qui peut en envoyer un autre, par exemple si vous acceptez un autre prix.",
        { told },
      )
    : t(
        "{{told}} Ils ne vous engagent à rien et ne sont plus comptés. Écrivez au porteur, qui peut en envoyer d’autres, par exemple si vous acceptez un autre prix.",
        { told },
      );
}
