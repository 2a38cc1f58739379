import type { Previewed, PricePreview } from "@mec/api/study";
import { isAboveAnnounced, isBelowAnnounced } from "@mec/domain/project";
import {
  conjunction,
  formatNumber,
  formatPercent,
  formatPrice,
  formatPriceRange,
  isMixedVat,
  type PriceRange,
  type ProfileType,
  taxedPart,
  type VatRegime,
} from "@mec/domain/shared";
import { ownBodyText } from "@mec/domain/signatory";
import { energyText, eurOfEnergyRead, paysNobody } from "@mec/domain/study";
import { exemptionSource } from "@mec/energy";
import { t } from "../../../platform/i18n.ts";
import { ifExemptionEnded } from "../../study/exemption-words.ts";
import { feeOfFirstYear } from "../../study/net-sentence.ts";
import { gainWithoutExemption, rangeText } from "../../study/net-words.ts";
import { type Counts, type Losing, type LosingLater, losersText, lossDoubts } from "./losers-words.ts";
import { countedText } from "./places.ts";
import type { Moved } from "./types.ts";

/** Where the energy comes from that newcomers buy in a project that others take part in. */
const takenFromText = (accepted: number): string =>
  t(
    "Ce qui ne vient pas de votre surplus serait pris sur la part {{others}}\u00a0: ce n’est pas forcément autant de recettes en plus.",
    {
      others:
        accepted === 1
          ? t("du participant déjà accepté")
          : t("des {{count}} déjà acceptés", { count: formatNumber(accepted, 0) }),
    },
  );

/** The same where those others are his own buildings: what they save is told as a span that counts other buyers already. */
const takenFromOwnText = (): string =>
  t(
    "Ce qui ne vient pas de votre surplus serait pris sur la part de vos propres bâtiments\u00a0: au plus bas, ce qu’ils économisent en tient déjà compte.",
  );

/**
 * What the people would buy beside those who take part already: an estimate, told without false precision. It is no
 * extra revenue where the others then buy less, and says so.
 */
export function soldText(
  {
    accepted,
    acceptedOwn = 0,
    soldKwh,
    soldEur,
    vatRegime,
    people,
  }: Pick<PricePreview, "accepted" | "acceptedOwn" | "soldKwh" | "soldEur" | "vatRegime"> & {
    people: readonly Pick<Previewed, "ownPart">[];
  },
  asPlaces = false,
): string {
  const buyers = people.filter((one) => !paysNobody(one));
  if (people.length > 0 && buyers.length === 0) return t("{{own}}.", { own: ownBodyText });
  const kwh = energyText(soldKwh);
  // Who adds no VAT has one price, which his dialog calls neither HT nor TTC.
  const eur = rangeText(eurOfEnergyRead(soldEur, soldKwh), vatRegime === "franchise" ? "€" : "€\u00a0HT");
  const sale =
    buyers.length === 1
      ? t("Vous lui vendriez {{kwh}} par an, soit {{eur}}.", { kwh, eur })
      : t("Vous vendriez à ces {{people}} {{kwh}} par an, soit {{eur}} en tout.", {
          people: countedText(buyers.length, asPlaces),
          kwh,
          eur,
        });
  if (accepted === 0) return sale;
  return `${sale} ${acceptedOwn === accepted ? takenFromOwnText() : takenFromText(accepted)}`;
}

/** "10 c€/kWh HT, soit 12 c€/kWh TTC", of a price without VAT. */
export const bothTaxes = (price: number, vatRegime: VatRegime): string =>
  t("{{ht}}, soit {{ttc}}", {
    ht: formatPrice(price, "professional", vatRegime),
    ttc: formatPrice(price, "individual", vatRegime),
  });

/** That the VAT of a price is only supposed, or that of some sellers alone; null once all say the same. The field itself tells both taxes. */
export function vatDoubt({ vatRegime }: Pick<PricePreview, "vatRegime">): string | null {
  if (isMixedVat(vatRegime))
    return t(
      "Le TTC compté est un prix moyen\u00a0: {{part}} des panneaux sont sans TVA, selon la puissance de chacun. Qui récupère la TVA est compté HT.",
      { part: formatPercent(1 - taxedPart(vatRegime)) },
    );

  return vatRegime === null
    ? t(
        "La TVA n’est pas encore dite, ni par tous ceux qui vendent, ni par le contrat de vente\u00a0: elle est comptée, sauf à qui la récupère.",
      )
    : null;
}

/** Until when a price may be accepted, and why a council is left longer. */
export const termText = (people: readonly Pick<Moved, "votes">[]): string =>
  t(
    "Passé ce jour, ce prix ne peut plus être accepté\u00a0; vous pourrez en proposer un autre. {{council}}",
    {
      council: people.some(({ votes }) => votes)
        ? t("Deux mois sont laissés ici à une commune ou à une association, dont le conseil vote.")
        : t("À une commune, dont le conseil vote, laissez deux mois."),
    },
  );

/** What the amounts beside the names are. */
export function leftText({
  people,
}: {
  people: readonly Pick<Previewed, "membershipEur" | "isIndexed">[];
}): string {
  const fee = feeOfFirstYear(people);
  return people.length === 1
    ? t("Ce qu’il lui en resterait, {{fee}}", { fee })
    : t("Ce qu’il en resterait à chacun, {{fee}}", { fee });
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

/** That a price, €/kWh without VAT, is above the announced ones; null when it is not. */
export function aboveRangeText(
  { price, vatRegime }: Pick<PricePreview, "price" | "vatRegime">,
  range: PriceRange | null,
  profileType: ProfileType,
): string | null {
  if (range === null || !isAboveAnnounced(price, range)) return null;
  // Where sellers differ, a price with tax is a mean, which is not to be held against the dearest of theirs.
  const readAs = isMixedVat(vatRegime) ? "professional" : profileType;
  return t("{{price}}, c’est plus que le prix annoncé sur votre page\u00a0: {{range}}.", {
    price: formatPrice(price, readAs, vatRegime),
    range: formatPriceRange(range, readAs, vatRegime),
  });
}

/** That a price, €/kWh without VAT, is below what a surplus is paid, else below the announced ones; null when it is neither. */
export function belowRangeText(
  { price, vatRegime, surplusPrice }: Pick<PricePreview, "price" | "vatRegime" | "surplusPrice">,
  range: PriceRange | null,
  profileType: ProfileType,
): string | null {
  if (surplusPrice && price < surplusPrice)
    return t(
      "{{price}}, c’est moins que le surplus vendu au réseau ({{surplus}})\u00a0: qui produit y perd.",
      {
        price: formatPrice(price, "professional"),
        surplus: formatPrice(surplusPrice, "professional"),
      },
    );
  if (range === null || !isBelowAnnounced(price, range)) return null;
  const readAs = isMixedVat(vatRegime) ? "professional" : profileType;
  return t("{{price}}, c’est moins que le prix annoncé sur votre page\u00a0: {{range}}.", {
    price: formatPrice(price, readAs, vatRegime),
    range: formatPriceRange(range, readAs, vatRegime),
  });
}

/** Beyond this many, the installations are not named. */
const mostNamed = 3;

/** Who sells for more than this price, and may sign no contract at it; null when nobody does. */
export function askingMoreText({ askingMore = [] }: Pick<PricePreview, "askingMore">): string | null {
  const [first, ...others] = askingMore;
  if (!first) return null;
  const least = (min: number) => formatPrice(min, "professional");
  if (others.length >= mostNamed)
    return t(
      "{{count}}\u00a0producteurs demandent plus que ce prix, jusqu’à {{price}}\u00a0: ils peuvent refuser de signer un contrat à ce prix.",
      { count: String(askingMore.length), price: least(Math.max(...askingMore.map(({ min }) => min))) },
    );
  const named = askingMore.map(({ name, min }) =>
    t("{{price}} pour «\u00a0{{name}}\u00a0»", { price: least(min), name }),
  );
  return t("On vous demande au moins {{asked}}\u00a0: {{whose}} refuser de signer un contrat à ce prix.", {
    asked: conjunction(named),
    whose: others.length === 0 ? t("le producteur peut") : t("ces producteurs peuvent"),
  });
}

/** Why the owner is asked again before he proposes this price, €/kWh without VAT; nothing when all is well. */
export function priceDoubts(
  {
    price,
    vatRegime,
    askingMore,
    surplusPrice,
    ...preview
  }: Pick<PricePreview, "price" | "vatRegime" | "askingMore" | "surplusPrice"> & Losing & LosingLater,
  range: PriceRange | null,
  { profileType, people }: { profileType: ProfileType; people: readonly Moved[] },
): string[] {
  const above = aboveRangeText({ price, vatRegime }, range, profileType);
  const below = belowRangeText({ price, vatRegime, surplusPrice }, range, profileType);
  const refused = askingMoreText({ askingMore });
  return [...[above, below, refused].filter((one) => one !== null), ...lossDoubts(preview, people)];
}

/** What would be left to a person each year without the excise exemption; null when no end of it is announced. */
export function yearWithoutExemption(
  person: Pick<Previewed, "withoutExemptionEur" | "savingWithoutVatEur" | "isVatCounted">,
): string | null {
  const amount = gainWithoutExemption(person);
  return amount && t("{{amount}} par an", { amount });
}

/** The same if the excise exemption ended on the announced day: for one person in euros, for many who would lose. */
export function withoutExemptionText(
  losers: Counts,
  people: readonly Parameters<typeof yearWithoutExemption>[0][],
  asPlaces = false,
): string {
  const [first, ...others] = people;
  const gain = first && others.length === 0 ? yearWithoutExemption(first) : null;
  const told = gain === null ? losersText(losers, { sure: [], maybe: [], arePlaces: asPlaces }) : `${gain}.`;
  return ifExemptionEnded(told === "" ? t("personne n’y perdrait.") : told);
}

/** Where this other case comes from. */
export const exemptionSourceText = (): string => t(exemptionSource());
