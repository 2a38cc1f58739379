import { placeholder } from "./schemas.ts";

const MARCH = 2;

/** The next year whose March is still to come at `now` (UTC). */
function nextMarchYear(now: Date): number {
  return now.getUTCMonth() < MARCH ? now.getUTCFullYear() : now.getUTCFullYear() + 1;
}

/** The template's two milestones. */
const calendar = (year: number | string): string =>
  `Le calendrier :\n– étude d’entrée dans l’opération : à partir de mars ${year} ;\n– contrats et partage de l’électricité : à partir de juillet ${year}.`;
const isCalendar = (paragraph: string): boolean => paragraph.replace(/\d{4}/gu, "") === calendar("");

/**
 * The promotional text that an owner starts from (§9), with its two milestones in the year of the next March.
 * Each placeholder stands where the owner must write; `descriptionSchema` refuses the text while one remains.
 */
export function descriptionTemplate(now: Date): string {
  const year = nextMarchYear(now);
  return [
    `Nous montons une opération d’autoconsommation collective à ${placeholder} : l’électricité produite par ${placeholder} sera partagée entre les habitants, les commerces et les services des environs.`,
    `Pourquoi nous rejoindre ? Vous consommez une énergie locale et renouvelable, à un prix connu d’avance, et vous gardez votre fournisseur pour le reste. Il n’y a pas de travaux à faire : un compteur communicant suffit.`,
    calendar(year),
    `Qui sommes-nous ? ${placeholder}`,
    `Déposez votre candidature en quelques minutes : nous vous répondrons personnellement.`,
  ].join("\n\n");
}

/**
 * The text without the template's calendar: once an expected month is given, the page tells it beside the text, and the
 * study's milestone may no longer come before it. A calendar that the owner changed stays.
 */
export const withoutCalendar = (text: string): string =>
  text
    .split("\n\n")
    .filter((paragraph) => !isCalendar(paragraph))
    .join("\n\n");
