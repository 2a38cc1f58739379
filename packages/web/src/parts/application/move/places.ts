import { plural } from "@mec/domain/shared";
import { t } from "../../../platform/i18n.ts";
import type { Moved } from "./types.ts";

/** Whether one person has several of the places that move: they are then counted as places, and not as people. */
export function arePlaces(people: readonly Pick<Moved, "holder">[]): boolean {
  const holders = people.flatMap(({ holder }) => holder ?? []);
  return new Set(holders).size < holders.length;
}

/** "3 personnes", or "3 lieux" where some are one person's. */
export const countedText = (count: number, asPlaces: boolean): string =>
  asPlaces ? plural(count, t("lieu"), t("lieux")) : plural(count, t("personne"), t("personnes"));

/** What the sums of a step count, where one person has several of the places: the list beside tells each place's page, which counts it alone. */
export const countedTogether = (people: readonly Pick<Moved, "holder">[]): string | null =>
  arePlaces(people)
    ? t(
        "Comptés tous ensemble\u00a0: les lieux d’un même compte se partagent la production. La liste donne la somme que chacun lit aujourd’hui sur sa page.",
      )
    : null;
