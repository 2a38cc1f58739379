import type { ParticipantDocuments } from "@mec/api/document";
import { conjunction, plural } from "@mec/domain/shared";
import { t } from "../../platform/i18n.ts";

const mostNamed = 3;

/** "5 lieux et 1 installation": a plant is no place. */
export function placesAndPlants(participants: readonly Pick<ParticipantDocuments, "kind">[]): string {
  const plants = participants.filter(({ kind }) => kind === "producer").length;
  const places = participants.length - plants;
  return conjunction([
    ...(places > 0 || plants === 0 ? [plural(places, t("lieu"), t("lieux"))] : []),
    ...(plants > 0 ? [plural(plants, t("installation"), t("installations"))] : []),
  ]);
}

/** "Pour Hugo Petit, Inès Benali, la mairie et 2 autres". */
export function goingToText(participants: readonly Pick<ParticipantDocuments, "name">[]): string {
  const names = [...new Set(participants.map(({ name }) => name))];
  const others = names.length - mostNamed;
  const rest = others > 0 ? [plural(others, t("autre"), t("autres"))] : [];
  return t("Pour {{who}}", { who: conjunction([...names.slice(0, mostNamed), ...rest]) });
}
