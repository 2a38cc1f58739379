import type { Engagement } from "@mec/api/study";
import { endingText } from "@mec/domain/document";
import { formatNumber, plural } from "@mec/domain/shared";
import { t } from "../../../platform/i18n.ts";

function priceText({ indexation, indexationRate: rate }: Engagement): string | null {
  if (indexation === "insee") return t("le prix suit chaque année l’indice de l’INSEE");
  if (indexation === "none" || (indexation === "fixed" && rate === 0)) return t("le prix ne change pas");
  if (indexation !== "fixed" || rate === null) return null;
  const told = { rate: formatNumber(Math.abs(rate), 2) };
  return rate > 0
    ? t("le prix monte de {{rate}} % par an", told)
    : t("le prix baisse de {{rate}} % par an", told);
}

/** How long the contract lasts and how it ends: "contrat de 5 ans, résiliable à tout moment avec 3 mois de préavis"; null where neither is said. */
export function contractText({
  durationYears: years,
  noticeMonths,
}: Pick<Engagement, "durationYears" | "noticeMonths">): string | null {
  if (years === null && noticeMonths === null) return null;
  const length =
    years === null ? [] : [t("contrat de {{years}}", { years: plural(years, t("an"), t("ans")) })];
  return [...length, t(endingText(noticeMonths))].join(", ");
}

/**
 * What the project's terms of sale say of the years to come, before anybody proposes a price: "Le prix monte de 1,5 % par
 * an\u00a0; contrat de 5 ans, résiliable à tout moment avec 3 mois de préavis."; null where they say nothing.
 */
export function termsText(engagement: Engagement): string | null {
  const said = [priceText(engagement), contractText(engagement)].filter(Boolean).join("\u00a0; ");
  return said === "" ? null : `${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
}
