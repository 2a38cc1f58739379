import { gaugeSentence, type PublicGauge, roomLevel } from "@mec/domain/project";
import { t } from "../../../platform/i18n.ts";

/** The answer to "Reste-t-il de la place ?"; none where the production is not known. */
const answers = {
  room: "Oui.",
  "almost-full": "Presque plus.",
  full: "Non\u00a0: tout est réservé, vous rejoindriez la liste d’attente.",
  unknown: null,
} as const;

/** He is on no waiting list: the owner answers whom he invites. */
const fullForInvited =
  "Non\u00a0: tout est réservé aujourd’hui. Le porteur, qui vous invite, vous dira s’il y a une place pour vous.";

/** He brings what is lacking. */
const fullForProducer = "Pas pour consommer\u00a0: tout est réservé. Une production de plus y est bienvenue.";

/** "producer" told only a roof. */
type Reader = "visitor" | "invited" | "applicant" | "producer";

function answerFor(reader: Reader, gauge: PublicGauge): string | null {
  const room = roomLevel(gauge);
  if (reader === "applicant") return null;
  if (room !== "full" || reader === "visitor") return answers[room];
  return reader === "invited" ? fullForInvited : fullForProducer;
}

/** Production against pledged consumption in words, after the answer to who asks whether there is room for him. */
export function roomSentence(gauge: PublicGauge, reader: Reader): string {
  const answer = answerFor(reader, gauge);
  return answer ? `${t(answer)} ${gaugeSentence(gauge)}` : gaugeSentence(gauge);
}
