import type { Engagement } from "@mec/api/study";
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

function noticeText(months: number | null): string | null {
  if (months === null) return null;
  return months === 0
    ? t("sans préavis")
    : t("préavis de {{months}}\u00a0mois", { months: formatNumber(months) });
}

/** How long the contract lasts and its notice: "contrat de 5 ans, préavis de 3 mois"; null where neither is said. */
export function contractText({
  durationYears: years,
  noticeMonths,
}: Pick<Engagement, "durationYears" | "noticeMonths">): string | null {
  const said = [
    years === null ? null : t("contrat de {{years}}", { years: plural(years, t("an"), t("ans")) }),
    noticeText(noticeMonths),
  ].filter((one) => one !== null);
  return said.length > 0 ? said.join(", ") : null;
}

/**
 * What the project's terms of sale say of the years to come, before anybody proposes a price: "Le prix monte de 1,5 % par
 * an\u00a0; contrat de 5 ans, préavis de 3 mois."; null where they say nothing.
 */
export function termsText(engagement: Engagement): string | null {
  const said = [priceText(engagement), contractText(engagement)].filter(Boolean).join("\u00a0; ");
  return said === "" ? null : `${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
}
