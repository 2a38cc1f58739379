import type { AcceptancePreview } from "@mec/api/study";
import { formatNumber, formatPercent, formatPriceRange, type ProfileType } from "@mec/domain/shared";
import { ownBodyText } from "@mec/domain/signatory";
import { energyText, paysNobody } from "@mec/domain/study";
import { t } from "../../../platform/i18n.ts";
import { feeOfFirstYear, gainsOverYears } from "../../study/net-sentence.ts";

type Preview = AcceptancePreview;
type Person = Preview["people"][number];

/** "de 900 à 1 200 kWh, de 8 à 86 € par an". */
export function personText(
  person: Pick<Person, "sharedKwh" | "savingEur" | "savingWithoutVatEur" | "isVatCounted" | "later">,
): string {
  return t("{{kwh}}, {{gains}}", { kwh: energyText(person.sharedKwh), gains: gainsOverYears(person) });
}

type Vat = Pick<Preview, "vatRegime">;

function priceText({ price }: Pick<Person, "price">, { vatRegime }: Vat, profileType: ProfileType): string {
  if (price === null || price.max === 0) return t("gratuit");
  return formatPriceRange(price, profileType, vatRegime);
}

/** When one and the same thing says everybody's price: the price, and whether they all have the same. */
const pricesOfOneKind: Record<Person["priceFrom"], (price: string, isOne: boolean) => string> = {
  terms: (price, isOne) =>
    isOne
      ? t("Au prix de conditions de vente propres\u00a0: {{price}}.", { price })
      : t("À chacun son prix, celui de ses conditions de vente."),
  proposal: (price, isOne) =>
    isOne
      ? t("Au prix proposé\u00a0: {{price}}.", { price })
      : t("À chacun son prix, celui que vous lui avez proposé."),
  project: (price) => t("Au prix annoncé sur votre page\u00a0: {{price}}.", { price }),
};

/** At which price the gains are counted: the one they all have, else what is said beside each. */
export function pricesText(preview: Pick<Preview, "people"> & Vat, profileType: ProfileType): string {
  const people = preview.people.filter((one) => !paysNobody(one));
  if (people.length === 0 && preview.people.length > 0) return t("{{said}}.", { said: ownBodyText });
  const [price = "", ...others] = new Set(people.map((one) => priceText(one, preview, profileType)));
  const from = new Set(people.map(({ priceFrom }) => priceFrom));
  const isOne = others.length === 0;
  if (from.size < 2) return pricesOfOneKind[people[0]?.priceFrom ?? "project"](price, isOne);
  return from.has("terms")
    ? t(
        "À chacun son prix\u00a0: celui de ses conditions de vente, sinon celui que vous lui avez proposé, sinon le prix annoncé sur votre page.",
      )
    : t("Au prix que vous leur avez proposé\u00a0; sans proposition, au prix annoncé sur votre page.");
}

/** The reserved part of the production, now and once they are accepted. */
export function reservedText({ reserved, people }: Pick<Preview, "reserved" | "people">): string {
  if (reserved === null)
    return t("Votre production annuelle n’est pas connue\u00a0: complétez votre installation.");
  const { before, after } = reserved;
  const told = t("Production réservée\u00a0: {{before}} aujourd’hui, {{after}} après.", {
    before: formatPercent(before),
    after: formatPercent(after),
  });
  const unknown = people.filter(({ isConsumptionKnown }) => !isConsumptionKnown).length;
  if (unknown === 0) return told;
  const left =
    unknown === 1
      ? t("1 personne n’a pas dit ce qu’elle consomme\u00a0: elle n’y compte pas.")
      : t("{{count}} personnes n’ont pas dit ce qu’elles consomment\u00a0: elles n’y comptent pas.", {
          count: formatNumber(unknown, 0),
        });
  return `${told} ${left}`;
}

/** Whether more is then reserved than is produced: everybody would receive less. */
export const isOverbooked = ({ reserved }: Pick<Preview, "reserved">): boolean =>
  reserved !== null && reserved.after > 1;

/** Of a year's kWh, as the gauge counts: what is consumed at night uses none of the sun, so that some may be left by day. */
export const overbookedText = (): string =>
  t(
    "Sur l’année, en kWh, c’est plus que vous ne produisez\u00a0: chacun recevrait une part plus petite. Une partie de cette consommation a lieu hors des heures de production\u00a0: voyez l’étude.",
  );

/** What follows; nothing does where everybody chosen was turned down, or left, since the list was read. */
export function headText({
  people,
}: {
  people: readonly Pick<Person, "membershipEur" | "isIndexed">[];
}): string {
  const [first] = people;
  if (!first) {
    return t(
      "Plus aucune de ces candidatures n’est ouverte\u00a0: fermez cette fenêtre et rechargez la liste.",
    );
  }
  const fee = feeOfFirstYear(people);
  return people.length === 1
    ? t("Ce que cette personne recevrait de vous, et ce qu’il lui en resterait, {{fee}}", { fee })
    : t("Ce que chacun recevrait de vous, et ce qu’il lui en resterait, {{fee}}", { fee });
}
