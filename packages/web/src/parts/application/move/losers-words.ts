import type { Previewed, PricePreview } from "@mec/api/study";
import { plural } from "@mec/domain/shared";
import { t } from "../../../platform/i18n.ts";
import { ownSaving } from "../../study/net-words.ts";
import { namesText } from "./move-texts.ts";
import { arePlaces } from "./places.ts";
import type { Moved } from "./types.ts";

export type Counts = Pick<PricePreview, "losing" | "atRisk">;
type Loss = NonNullable<Previewed["loss"]>;

/** What a preview says of who would surely lose. */
export interface Losing extends Pick<Counts, "losing"> {
  readonly people: readonly Pick<Previewed, "applicationId" | "loss">[];
}

type Names = Readonly<Record<Loss, readonly string[]>> & {
  /** Whether some of them are one person's: they are counted as places. */
  readonly arePlaces?: boolean;
};

/** How many would lose, as people or as places. */
const losing = (count: number, asPlaces: boolean | undefined): string =>
  asPlaces
    ? plural(count, t("lieu y perdrait"), t("lieux y perdraient"))
    : plural(count, t("personne y perdrait"), t("personnes y perdraient"));
const atRisk = (count: number, asPlaces: boolean | undefined): string =>
  asPlaces
    ? plural(count, t("lieu pourrait y perdre"), t("lieux pourraient y perdre"))
    : plural(count, t("personne pourrait y perdre"), t("personnes pourraient y perdre"));

/** The names of who would lose, surely and maybe. */
export function namesByLoss({ people }: Pick<Losing, "people">, moved: readonly Moved[]): Names {
  const losses = new Map(people.map(({ applicationId, loss }) => [applicationId, loss]));
  const namesOf = (loss: Loss) =>
    moved.filter(({ applicationId }) => losses.get(applicationId) === loss).map(({ name }) => name);
  return { sure: namesOf("sure"), maybe: namesOf("maybe"), arePlaces: arePlaces(moved) };
}

/**
 * Whom one press leaves out: those who would lose even in the best case, while somebody else remains; nobody among people who
 * are no longer moved.
 */
export function leftOutTogether({ people }: Pick<Losing, "people">, moved: readonly Moved[]): string[] {
  const losing = new Set(people.flatMap(({ applicationId, loss }) => (loss === "sure" ? applicationId : [])));
  const ids = moved.map(({ applicationId }) => applicationId).filter((id) => losing.has(id));
  return ids.length < moved.length ? ids : [];
}

/** What a preview says of who loses once a price that rises has risen. */
export interface LosingLater {
  readonly people: readonly Pick<Previewed, "applicationId" | "loss" | "laterLoss" | "later">[];
}

const laterSure = ({ loss, laterLoss }: LosingLater["people"][number]): boolean =>
  laterLoss === "sure" && loss !== "sure";

/** Who would lose in the later year of a rising price and not the first, even in the best case; null when nobody would. */
export function laterLosersText({ people }: LosingLater, moved: readonly Moved[]): string | null {
  const losers = people.filter(laterSure);
  const [first] = losers;
  if (!first?.later) return null;
  const ids = new Set(losers.map(({ applicationId }) => applicationId));
  const names = namesText(
    moved.filter(({ applicationId }) => ids.has(applicationId)).map(({ name }) => name),
  );
  const { year } = first.later;
  return losers.length === 1
    ? t("{{names}} y perdrait l’année {{year}}, même dans le meilleur cas.", { names, year })
    : t("{{people}} l’année {{year}}, même dans le meilleur cas\u00a0: {{names}}.", {
        people: losing(losers.length, arePlaces(moved)),
        year,
        names,
      });
}

/** Why a later year brings another sum than the first; null where the price of nobody rises by an agreed rate. */
export function laterYearText({
  people,
}: {
  readonly people: readonly Pick<Previewed, "later">[];
}): string | null {
  const year = people.find(({ later }) => later !== null)?.later?.year;
  return year === undefined
    ? null
    : t(
        "L’année {{year}}, votre prix aura augmenté chaque année du taux de vos conditions de vente\u00a0; ceux des fournisseurs sont comptés comme aujourd’hui.",
        { year },
      );
}

/** Whose names are told beside. */
const nobody: Names = { sure: [], maybe: [] };

function sureText(count: number, names: readonly string[], asPlaces?: boolean): string {
  const [name] = names;
  if (name !== undefined && count === 1)
    return t("{{name}} y perdrait, même dans le meilleur cas.", { name });
  const people = losing(count, asPlaces);
  return name === undefined
    ? t("{{people}}, même dans le meilleur cas.", { people })
    : t("{{people}}, même dans le meilleur cas\u00a0: {{names}}.", { people, names: namesText(names) });
}

function maybeText(count: number, names: readonly string[], asPlaces?: boolean): string {
  const [name] = names;
  if (name !== undefined && count === 1) return t("{{name}} pourrait y perdre.", { name });
  const people = atRisk(count, asPlaces);
  return name === undefined
    ? `${people}.`
    : t("{{people}}\u00a0: {{names}}.", { people, names: namesText(names) });
}

/** Who would lose, surely or maybe. */
export const losersText = (counts: Counts, { sure, maybe, arePlaces: asPlaces }: Names = nobody): string =>
  [
    ...(counts.losing > 0 ? [sureText(counts.losing, sure, asPlaces)] : []),
    ...(counts.atRisk > 0 ? [maybeText(counts.atRisk, maybe, asPlaces)] : []),
  ].join(" ");

const rankOf: Readonly<Record<Loss, number>> = { sure: 0, maybe: 1 };

/** Those who would lose first, who loses most before the others. */
export function worstFirst(
  people: readonly Moved[],
  previewed: readonly Pick<Previewed, "applicationId" | "loss" | "savingEur" | "savingWithoutVatEur">[],
): Moved[] {
  const byId = new Map(previewed.map((one) => [one.applicationId, one]));
  const placeOf = ({ applicationId }: Moved): [rank: number, eur: number] => {
    const one = byId.get(applicationId);
    return one ? [one.loss ? rankOf[one.loss] : 2, ownSaving(one).high] : [3, 0];
  };
  return people.toSorted((one, other) => {
    const [[rank, eur], [otherRank, otherEur]] = [placeOf(one), placeOf(other)];
    return rank - otherRank || eur - otherEur;
  });
}

/** Why the owner is asked again before a step by which somebody surely loses, the first year or a later one. */
export function lossDoubts(preview: Losing & LosingLater, moved: readonly Moved[]): string[] {
  const surely = { losing: preview.losing, atRisk: 0 };
  const now = surely.losing > 0 ? [losersText(surely, namesByLoss(preview, moved))] : [];
  const later = laterLosersText(preview, moved);
  return later === null ? now : [...now, later];
}
