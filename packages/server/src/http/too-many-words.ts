import { plural } from "@mec/domain/shared";

const [minute, hour] = [60, 3600];

/** How long to wait, rounded up: nobody who waits it is refused again. */
function waitText(seconds: number): string {
  if (seconds <= minute) return "une minute";
  if (seconds <= hour) return plural(Math.ceil(seconds / minute), "minute", "minutes");
  const hours = Math.ceil(seconds / hour);
  return hours === 1 ? "une heure" : plural(hours, "heure", "heures");
}

/** To who has tried too often: when he may again. */
export const tooManyTriesText = (seconds: number): string =>
  `Trop d’essais\u00a0: réessayez dans ${waitText(seconds)}.`;
