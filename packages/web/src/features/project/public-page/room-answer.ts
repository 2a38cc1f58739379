import { gaugeSentence, type PublicGauge, roomLevel } from "@mec/domain/project";
import { t } from "../../../platform/i18n.ts";

/** The answer to "Reste-t-il de la place ?"; none where the production is not known. */
const answers = {
  room: "Oui.",
  "almost-full": "Presque plus.",
  full: "Non\u00a0: tout est réservé, vous rejoindriez la liste d’attente.",
  unknown: null,
} as const;

/** Production against pledged consumption in words, after the answer to who asks whether there is room for him. */
export function roomSentence(gauge: PublicGauge, isAsked: boolean): string {
  const answer = isAsked ? answers[roomLevel(gauge)] : null;
  return answer ? `${t(answer)} ${gaugeSentence(gauge)}` : gaugeSentence(gauge);
}
