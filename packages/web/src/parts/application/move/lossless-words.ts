import type { PricePreview } from "@mec/api/study";
import { type BreakingEven, lossAtAnyPrice, losslessPrice } from "@mec/domain/application";
import { formatPrice, type ProfileType, plural, priceToKeep } from "@mec/domain/shared";
import { t } from "../../../platform/i18n.ts";
import { namesText } from "./move-texts.ts";
import { bothTaxes } from "./price-preview-words.ts";
import type { Moved } from "./types.ts";

type Person = Pick<
  PricePreview["people"][number],
  "applicationId" | "ownPrice" | "breakEven" | "loss" | "isIndexed" | "later" | "withoutExemptionEur"
>;
interface Priced {
  readonly people: readonly Person[];
}

/** Those of whom it is known at which price they begin to lose: nobody, by a server of the former release. */
const known = (people: readonly Person[]): (Person & BreakingEven)[] =>
  people.flatMap((one) => (one.breakEven ? [{ ...one, breakEven: one.breakEven }] : []));

/**
 * The highest price at which nobody loses, as it is typed and as it is kept (€/kWh without VAT); null when there is none
 * under the price that was asked about.
 */
export function losslessBelow(
  { price, people, vatRegime }: Priced & Pick<PricePreview, "price" | "vatRegime">,
  readAs: ProfileType,
): { typed: number; price: number } | null {
  const typed = losslessPrice(known(people), readAs, vatRegime);
  if (typed === null) return null;
  const kept = priceToKeep(typed, readAs, vatRegime);
  return kept < price ? { typed, price: kept } : null;
}

/** Whether what becomes of the price after the first year is unknown for somebody to whom it is proposed. */
const isOfFirstYear = (people: readonly Person[]): boolean =>
  people.some(({ ownPrice, isIndexed, later }) => ownPrice === null && isIndexed && later === null);

/** The price, and that it holds with the excise exemption where its end is announced for somebody. */
function limitText(price: number, { people, vatRegime }: Priced & Pick<PricePreview, "vatRegime">): string {
  const told =
    vatRegime === "franchise" ? formatPrice(price, "professional", vatRegime) : bothTaxes(price, vatRegime);
  return people.some(({ withoutExemptionEur }) => withoutExemptionEur !== null)
    ? t("{{price}}, tant que l’exonération d’accise dure", { price: told })
    : told;
}

/** The name of the person, where the step is about one alone who has not been left out meanwhile. */
const nameOfOne = (people: readonly Person[], moved: readonly Moved[]): string | undefined =>
  people.length === 1
    ? moved.find(({ applicationId }) => applicationId === people[0]?.applicationId)?.name
    : undefined;

/**
 * "Personne n’y perd jusqu’à 9,12 c€/kWh HT, soit 10,94 c€/kWh TTC."; "Personne d’autre" where somebody loses at any
 * proposed price; "Paul Roux n’y perd pas jusqu’à…" where he is asked about alone.
 */
export function losslessText(
  price: number,
  preview: Priced & Pick<PricePreview, "vatRegime">,
  moved: readonly Moved[] = [],
) {
  const { people } = preview;
  const told = limitText(price, preview);
  const isAnybodyLeft =
    known(people).some((one) => lossAtAnyPrice(one) !== null) ||
    people.some(({ ownPrice, loss }) => ownPrice !== null && loss !== null);
  const name = nameOfOne(people, moved);
  if (name !== undefined && !isAnybodyLeft) {
    return isOfFirstYear(people)
      ? t("La première année, {{name}} n’y perd pas jusqu’à {{price}}.", { name, price: told })
      : t("{{name}} n’y perd pas jusqu’à {{price}}.", { name, price: told });
  }
  if (isOfFirstYear(people)) {
    return isAnybodyLeft
      ? t("La première année, personne d’autre n’y perd jusqu’à {{price}}.", { price: told })
      : t("La première année, personne n’y perd jusqu’à {{price}}.", { price: told });
  }
  return isAnybodyLeft
    ? t("Personne d’autre n’y perd jusqu’à {{price}}.", { price: told })
    : t("Personne n’y perd jusqu’à {{price}}.", { price: told });
}

/** By name, who would lose whatever price is proposed, surely or maybe; null when nobody would. */
export function atAnyPriceText({ people }: Priced, moved: readonly Moved[]): string | null {
  const losses = new Map(known(people).map((one) => [one.applicationId, lossAtAnyPrice(one)]));
  const namesOf = (loss: "sure" | "maybe") =>
    moved.filter(({ applicationId }) => losses.get(applicationId) === loss).map(({ name }) => name);
  const told = [sureText(namesOf("sure")), maybeText(namesOf("maybe"))].filter((text) => text !== null);
  return told.length === 0 ? null : told.join(" ");
}

function sureText(names: readonly string[]): string | null {
  const [name] = names;
  if (name === undefined) return null;
  return names.length === 1
    ? t("{{name}} y perdrait à tout prix.", { name })
    : t("{{people}} à tout prix\u00a0: {{names}}.", {
        people: plural(names.length, t("personne y perdrait"), t("personnes y perdraient")),
        names: namesText(names),
      });
}

function maybeText(names: readonly string[]): string | null {
  const [name] = names;
  if (name === undefined) return null;
  return names.length === 1
    ? t("{{name}} pourrait y perdre à tout prix.", { name })
    : t("{{people}} à tout prix\u00a0: {{names}}.", {
        people: plural(names.length, t("personne pourrait y perdre"), t("personnes pourraient y perdre")),
        names: namesText(names),
      });
}
