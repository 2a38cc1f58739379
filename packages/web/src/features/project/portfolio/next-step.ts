import { pages } from "@mec/api";
import { currentStatus, type ReadStatus } from "@mec/domain/application";
import type { ConsumptionPoint, ProductionPoint } from "@mec/domain/point";
import { t } from "../../../platform/i18n.ts";

export interface NextStep {
  readonly text: string;
  readonly action: string;
  readonly to: string;
}

export const statusOf = ({
  applicationProgress,
}: Pick<ConsumptionPoint, "applicationProgress">): ReadStatus =>
  currentStatus(applicationProgress?.progress ?? []);

const waiting: Partial<Record<ReadStatus, string>> = {
  APPLICATION: "Le porteur du projet étudie votre candidature. Comptez une semaine environ.",
  SIGNATURE: "Le porteur prépare les documents à signer. Vous recevrez un e-mail.",
  SIGNED: "Vos documents sont signés. Le partage commencera bientôt.",
  EXPLOITATION: "Vous participez à l’opération.",
};

/** What the holder of a consumption point should do, or is waiting for. */
export function consumerNextStep(point: ConsumptionPoint): NextStep {
  const status = statusOf(point);
  const follow = {
    action: t("Suivre ma demande"),
    to: pages.consumerApplication.to({ consumerId: point.id }),
  };
  if (status === "PROPOSAL") {
    return {
      ...follow,
      text: t("Un prix vous est proposé\u00a0: c’est à vous de répondre."),
      action: t("Répondre"),
    };
  }
  const wait = waiting[status];
  if (wait && point.prm === "") {
    const to = pages.consumerProfile.to({ consumerId: point.id });
    return { text: t("Il manque votre numéro de PDL."), action: t("Compléter mon profil"), to };
  }
  if (wait) return { ...follow, text: t(wait) };
  if (status === "REJECTED") {
    return {
      ...follow,
      text: t("Cette candidature n’a pas abouti. D’autres projets sont peut-être à portée."),
    };
  }
  return {
    text: t("Ce logement ne participe à aucun projet."),
    action: t("Trouver un projet"),
    to: pages.explore.to(),
  };
}

/** What the holder of a production point should do, or is waiting for. */
export function producerNextStep(point: ProductionPoint, ownProjects: ReadonlySet<string>): NextStep {
  const { id, projectId, operational } = point;
  if (projectId && ownProjects.has(projectId)) {
    return {
      text: t("Cette installation fait partie de votre projet."),
      action: t("Voir dans mon projet"),
      to: pages.ownerProducer.to({ projectId }),
    };
  }
  const edit = {
    action: t("Modifier"),
    to: pages.producerStep.to({ step: "typology" }, { query: { productionPointId: id } }),
  };
  const wait = waiting[statusOf(point)];
  if (wait && !operational.isOperational) {
    const to = pages.producerStep.to({ step: "sge" }, { query: { productionPointId: id } });
    return { text: t(wait), action: t("Renseigner le PDL"), to };
  }
  if (wait) return { ...edit, text: t(wait) };
  return {
    text: t("Cette installation n’est dans aucun projet."),
    action: t("Trouver un projet"),
    to: pages.explore.to(),
  };
}
