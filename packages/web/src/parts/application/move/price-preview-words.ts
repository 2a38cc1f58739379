import type { PricePreview } from "@mec/api/study";
import { formatPrice, plural } from "@mec/domain/shared";
import { formatDay, localExciseExemption } from "@mec/energy";
import { t } from "../../../platform/i18n.ts";

type Losers = Pick<PricePreview, "losing" | "atRisk">;

/** The price with and without VAT, as a contract writes them; they are equal when no VAT applies. */
export function bothPrices({ price, vatRegime }: Pick<PricePreview, "price" | "vatRegime">): string {
  const ht = formatPrice(price, "professional");
  if (vatRegime === "franchise") {
    return t("{{ht}}, sans TVA\u00a0: vous n’en facturez pas.", { ht });
  }
  const both = t("{{ht}}, soit {{ttc}}.", { ht, ttc: formatPrice(price, "individual") });
  return vatRegime === null
    ? `${both} ${t("Dites votre régime de TVA dans le contrat de vente\u00a0: sans lui, la TVA est comptée.")}`
    : both;
}

/** Who would lose, surely or maybe. */
export function losersText({ losing, atRisk }: Losers): string {
  const surely = t("{{people}}, même dans le meilleur cas.", {
    people: plural(losing, t("personne y perdrait"), t("personnes y perdraient")),
  });
  const maybe = `${plural(atRisk, t("personne pourrait y perdre"), t("personnes pourraient y perdre"))}.`;
  return [...(losing > 0 ? [surely] : []), ...(atRisk > 0 ? [maybe] : [])].join(" ");
}

/** The same if the excise exemption ended on the announced day. */
export function withoutExemptionText(losers: Losers): string {
  const told = losersText(losers);
  return t(
    "Une source annonce la fin de l’exonération d’accise de l’énergie locale le {{day}}, rien ne le confirme. Sans elle\u00a0: {{told}}",
    {
      day: formatDay(localExciseExemption.value.announcedEnd),
      told: told === "" ? t("personne n’y perdrait.") : told,
    },
  );
}
