import type { PricePreview } from "@mec/api/study";
import {
  formatNumber,
  formatPrice,
  formatPriceRange,
  type PriceRange,
  type ProfileType,
  plural,
} from "@mec/domain/shared";
import { formatDay, localExciseExemption } from "@mec/energy";
import { t } from "../../../platform/i18n.ts";
import { type Range, rangeText } from "../../study/net-words.ts";

const rounded = ({ low, high }: Range, to: number): Range => ({
  low: Math.round(low / to) * to,
  high: Math.round(high / to) * to,
});

/** What the people would buy beside those who take part already: an estimate, told without false precision. */
export function soldText({
  accepted,
  soldKwh,
  soldEur,
}: Pick<PricePreview, "accepted" | "soldKwh" | "soldEur">): string {
  const { low, high } = soldKwh;
  const kwh =
    high < 10_000
      ? rangeText(rounded(soldKwh, 100), "kWh")
      : rangeText({ low: low / 1000, high: high / 1000 }, "MWh");
  const eur = rangeText(rounded(soldEur, 10), "€");
  if (accepted === 0) return t("Vous leur vendriez {{kwh}} par an, soit {{eur}} HT pour vous.", { kwh, eur });
  const others =
    accepted === 1
      ? t("avec le participant déjà accepté")
      : t("avec les {{count}} déjà acceptés", { count: formatNumber(accepted, 0) });
  return t("Vous leur vendriez, {{others}}, {{kwh}} par an, soit {{eur}} HT pour vous.", {
    others,
    kwh,
    eur,
  });
}

type Losers = Pick<PricePreview, "losing" | "atRisk">;

/** The price with and without VAT, as a contract writes them; they are equal when no VAT applies. */
export function bothPrices({ price, vatRegime }: Pick<PricePreview, "price" | "vatRegime">): string {
  if (vatRegime === "franchise") return `${formatPrice(price, "professional", vatRegime)}.`;
  const ht = formatPrice(price, "professional");
  const both = t("{{ht}}, soit {{ttc}}.", { ht, ttc: formatPrice(price, "individual") });
  return vatRegime === null
    ? `${both} ${t("Dites votre régime de TVA dans le contrat de vente\u00a0: sans lui, la TVA est comptée.")}`
    : both;
}

/** Who keeps another price, that of his own terms of sale; null when there is nobody. */
export function ownPricesText({
  price,
  people,
}: {
  price: number;
  people: readonly { ownPrice: number | null }[];
}) {
  const bound = people.filter(({ ownPrice }) => ownPrice !== null && ownPrice !== price).length;
  if (bound === 0) return null;
  return bound === 1
    ? t("1 personne a ses propres conditions de vente\u00a0: leur prix l’emporte, et compte ici pour elle.")
    : t(
        "{{count}} personnes ont leurs propres conditions de vente\u00a0: leur prix l’emporte, et compte ici pour elles.",
        {
          count: formatNumber(bound, 0),
        },
      );
}

/** Who would lose, surely or maybe. */
export function losersText({ losing, atRisk }: Losers): string {
  const surely = t("{{people}}, même dans le meilleur cas.", {
    people: plural(losing, t("personne y perdrait"), t("personnes y perdraient")),
  });
  const maybe = `${plural(atRisk, t("personne pourrait y perdre"), t("personnes pourraient y perdre"))}.`;
  return [...(losing > 0 ? [surely] : []), ...(atRisk > 0 ? [maybe] : [])].join(" ");
}

/** Why the owner is asked again before he proposes this price, €/kWh without VAT; nothing when all is well. */
export function priceDoubts(
  { price, losing, vatRegime }: Pick<PricePreview, "price" | "losing" | "vatRegime">,
  range: PriceRange | null,
  profileType: ProfileType,
): string[] {
  return [
    ...(range && price > range.max
      ? [
          t("{{price}}, c’est plus que le prix annoncé sur votre page\u00a0: {{range}}.", {
            price: formatPrice(price, profileType, vatRegime),
            range: formatPriceRange(range, profileType, vatRegime),
          }),
        ]
      : []),
    ...(losing > 0 ? [losersText({ losing, atRisk: 0 })] : []),
  ];
}

const announcedEnd = (): string => formatDay(localExciseExemption.value.announcedEnd);

/** The same if the excise exemption ended on the announced day. */
export function withoutExemptionText(losers: Losers): string {
  const told = losersText(losers);
  return t("Si l’exonération d’accise prenait fin le {{day}}\u00a0: {{told}}", {
    day: announcedEnd(),
    told: told === "" ? t("personne n’y perdrait.") : told,
  });
}

/** Where this other case comes from. */
export const exemptionSourceText = (): string =>
  t(
    "Une source annonce la fin de l’exonération d’accise de l’énergie locale le {{day}}, rien ne le confirme.",
    { day: announcedEnd() },
  );
