import type { Previewed, PricePreview } from "@mec/api/study";
import { plural } from "@mec/domain/shared";
import { t } from "../../../platform/i18n.ts";
import { ownSaving } from "../../study/net-words.ts";
import { namesText } from "./move-texts.ts";
import type { Moved } from "./types.ts";

export type Counts = Pick<PricePreview, "losing" | "atRisk">;
type Loss = NonNullable<Previewed["loss"]>;

/** What a preview says of who would surely lose. */
export interface Losing extends Pick<Counts, "losing"> {
  readonly people: readonly Pick<Previewed, "applicationId" | "loss">[];
}

type Names = Readonly<Record<Loss, readonly string[]>>;

/** The names of who would lose, surely and maybe. */
export function namesByLoss({ people }: Pick<Losing, "people">, moved: readonly Moved[]): Names {
  const losses = new Map(people.map(({ applicationId, loss }) => [applicationId, loss]));
  const namesOf = (loss: Loss) =>
    moved.filter(({ applicationId }) => losses.get(applicationId) === loss).map(({ name }) => name);
  return { sure: namesOf("sure"), maybe: namesOf("maybe") };
}

/** Whose names are told beside. */
const nobody: Names = { sure: [], maybe: [] };

function sureText(count: number, names: readonly string[]): string {
  const [name] = names;
  if (name !== undefined && count === 1)
    return t("{{name}} y perdrait, même dans le meilleur cas.", { name });
  const people = plural(count, t("personne y perdrait"), t("personnes y perdraient"));
  return name === undefined
    ? t("{{people}}, même dans le meilleur cas.", { people })
    : t("{{people}}, même dans le meilleur cas\u00a0: {{names}}.", { people, names: namesText(names) });
}

function maybeText(count: number, names: readonly string[]): string {
  const [name] = names;
  if (name !== undefined && count === 1) return t("{{name}} pourrait y perdre.", { name });
  const people = plural(count, t("personne pourrait y perdre"), t("personnes pourraient y perdre"));
  return name === undefined
    ? `${people}.`
    : t("{{people}}\u00a0: {{names}}.", { people, names: namesText(names) });
}

/** Who would lose, surely or maybe. */
export const losersText = ({ losing, atRisk }: Counts, { sure, maybe }: Names = nobody): string =>
  [...(losing > 0 ? [sureText(losing, sure)] : []), ...(atRisk > 0 ? [maybeText(atRisk, maybe)] : [])].join(
    " ",
  );

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

/** Why the owner is asked again before a step by which somebody surely loses. */
export const lossDoubts = (preview: Losing, moved: readonly Moved[]): string[] =>
  preview.losing > 0 ? [losersText({ losing: preview.losing, atRisk: 0 }, namesByLoss(preview, moved))] : [];
