import type { PublicProject } from "@mec/api/project";
import { gaugeSentence, roomLevel } from "@mec/domain/project";
import { t } from "../../../platform/i18n.ts";

/** The answer to "Reste-t-il de la place ?"; none where the production, or what few consume, is not known. */
const answers = {
  room: "Oui.",
  "almost-full": "Presque plus.",
  full: "Non\u00a0: tout est réservé ou demandé, vous rejoindriez la liste d’attente.",
  unknown: null,
} as const;

/** The same in a word or two, in the title behind which the rest stands. */
const inShort = { room: "Oui", "almost-full": "Presque plus", full: "Non", unknown: null } as const;

/** He is on no waiting list: the owner answers whom he invites. */
const fullForInvited =
  "Non\u00a0: tout est réservé ou demandé. Le porteur, qui vous invite, vous dira s’il y a une place pour vous.";

/** Consuming is not what he asks. */
const welcome = "Une production de plus y est bienvenue.";
const forProducer = {
  room: welcome,
  "almost-full": welcome,
  full: `Pas pour consommer\u00a0: tout est réservé ou demandé. ${welcome}`,
  unknown: null,
} as const;

/** "producer" told only a roof. */
type Reader = "visitor" | "invited" | "applicant" | "producer";

type RoomOf = Pick<PublicProject, "gauge" | "numberOfConsumers">;

function answerFor(reader: Reader, { gauge, numberOfConsumers }: RoomOf): string | null {
  if (reader === "applicant") return null;
  if (reader === "producer") return forProducer[roomLevel(gauge)];
  const room = roomLevel(gauge, numberOfConsumers);
  return room === "full" && reader === "invited" ? fullForInvited : answers[room];
}

/** What is behind it, with its answer; who takes part asks for no room. */
export function roomTitle(project: RoomOf, reader: Reader): string {
  if (reader === "applicant") return t("Ce que le projet produit");
  const room = roomLevel(project.gauge, reader === "producer" ? undefined : project.numberOfConsumers);
  const answer =
    reader === "producer" && inShort[room] ? t("Oui, pour une production de plus") : inShort[room];
  return answer
    ? t("Reste-t-il de la place\u202f? {{answer}}", { answer: t(answer) })
    : t("Reste-t-il de la place\u202f?");
}

/** Production against pledged consumption in words, after the answer to who asks whether there is room for him. */
export function roomSentence(project: RoomOf, reader: Reader): string {
  const { gauge } = project;
  const answer = answerFor(reader, project);
  return answer ? `${t(answer)} ${gaugeSentence(gauge)}` : gaugeSentence(gauge);
}
