import type { Engagement } from "@mec/api/study";
import { formatNumber, plural } from "@mec/domain/shared";
import { t } from "../../../platform/i18n.ts";

function changeText({ indexation, indexationRate: rate }: Engagement): string[] {
  if (indexation === "insee") return [t("prix indexé (INSEE)")];
  if (indexation === "none" || (indexation === "fixed" && rate === 0)) return [t("prix fixe")];
  if (indexation !== "fixed" || rate === null) return [];
  const sign = rate > 0 ? "+" : "\u2212";
  return [t("{{change}}\u00a0%/an", { change: `${sign}${formatNumber(Math.abs(rate), 2)}` })];
}

function noticeText({ noticeMonths: months }: Engagement): string[] {
  if (months === null) return [];
  return [months === 0 ? t("sans préavis") : t("préavis {{months}}\u00a0mois", { months })];
}

/** What a project's contracts say of the years to come: "5 ans, +1,5 %/an, préavis 2 mois"; null where nothing is said. */
export function shortTermsText(engagement: Engagement): string | null {
  const { durationYears: years } = engagement;
  const length = years === null ? [] : [plural(years, t("an"), t("ans"))];
  return [...length, ...changeText(engagement), ...noticeText(engagement)].join(t(", ")) || null;
}

/** The same as what it means for who sells, a line each. */
export function termsLines({ durationYears: years, noticeMonths: months, ...price }: Engagement): string[] {
  const isRising = price.indexation === "fixed" && (price.indexationRate ?? 0) > 0;
  return [
    ...(years === null ? [] : [t("Chaque acheteur signe son contrat avec vous pour cette durée.")]),
    ...(isRising ? [t("Votre prix monte d’autant chaque année.")] : []),
    ...(months === null
      ? []
      : months === 0
        ? [t("Chacun peut y mettre fin à tout moment.")]
        : [t("Chacun peut y mettre fin avant, par écrit, avec ce préavis.")]),
    t("Ce sont les conditions du projet aujourd’hui\u00a0: les vôtres sont celles que vous signerez."),
  ];
}
