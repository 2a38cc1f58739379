import { pages } from "@mec/api";
import { currentStatus, type ReadStatus } from "@mec/domain/application";
import type { ConsumptionPoint, ProductionPoint } from "@mec/domain/point";
import type { useStanding } from "../../../parts/application/use-standing.ts";
import type { DocumentsStanding } from "../../../parts/document/holder-states.ts";
import { t } from "../../../platform/i18n.ts";

export interface NextStep {
  readonly text: string;
  readonly action: string;
  readonly to: string;
}

type Whereabouts = ReturnType<typeof useStanding>;

export const statusOf = ({
  applicationProgress,
}: Pick<ConsumptionPoint, "applicationProgress">): ReadStatus =>
  currentStatus(applicationProgress?.progress ?? []);

/** What the holder of a consumption point that applied should do, or is waiting for: as his own page says it. */
export function consumerNextStep(
  point: ConsumptionPoint,
  { standing, documents, lacking }: Whereabouts,
): NextStep {
  const { status, isYours, next: text } = standing;
  const consumerId = point.id;
  const follow = { text, action: t("Suivre ma demande"), to: pages.consumerApplication.to({ consumerId }) };
  if (!isYours) return follow;
  if (status === "PROPOSAL") return { ...follow, action: t("Répondre") };
  if (documents === "to-sign") return { ...follow, action: t("Signer mes documents") };
  if (lacking.length === 0) return follow;
  return { text, action: t("Compléter mon profil"), to: pages.consumerProfile.to({ consumerId }) };
}

/** What to do with a consumption point that has not applied anywhere. */
export const withoutApplication = (): NextStep => ({
  text: t("Ce logement ne participe à aucun projet."),
  action: t("Trouver un projet"),
  to: pages.explore.to(),
});

const waiting: Partial<Record<ReadStatus, string>> = {
  APPLICATION: t("Le porteur du projet étudie votre proposition. Comptez une semaine environ."),
  SIGNED: t("Vos documents sont signés. Le partage commencera bientôt."),
  EXPLOITATION: t("Vous participez à l’opération."),
};

/** An accepted producer's turn, by the state of his documents. */
const signing = (): Record<DocumentsStanding, string> => ({
  preparing: t("Le porteur prépare les documents à signer. Vous recevrez un e-mail."),
  "to-sign": t("Vos documents sont prêts\u00a0: lisez-les et signez-les."),
  "to-confirm": t(
    "Vos documents sont prêts. La personne qui signe confirme d’abord son adresse, par le lien qu’elle a reçu par e-mail.",
  ),
  signed: t("Vous avez signé, merci. Il reste la signature des autres."),
});

/** What the holder of a production point should do, or is waiting for. */
export function producerNextStep(
  point: ProductionPoint,
  ownProjects: ReadonlySet<string>,
  documents: DocumentsStanding = "preparing",
): NextStep {
  const { id, projectId, operational } = point;
  if (projectId && ownProjects.has(projectId)) {
    return {
      text: t("Cette installation fait partie de votre projet."),
      action: t("Voir dans mon projet"),
      to: pages.ownerProducer.to({ projectId }),
    };
  }
  const status = statusOf(point);
  const edit = {
    action: status === "APPLICATION" ? t("Modifier l’installation") : t("Modifier"),
    to: pages.producerStep.to({ step: "typology" }, { query: { productionPointId: id } }),
  };
  const wait = status === "SIGNATURE" ? signing()[documents] : waiting[status];
  if (!wait) {
    return {
      text: t("Cette installation n’est dans aucun projet."),
      action: t("Trouver un projet"),
      to: pages.explore.to(),
    };
  }
  if (operational.isOperational) return { ...edit, text: wait };
  // A meter comes with the connection. The documents need it, so it is asked for after the acceptance only.
  if (status !== "APPLICATION") {
    const to = pages.producerStep.to({ step: "sge" }, { query: { productionPointId: id } });
    return { text: wait, action: t("Renseigner le PDL"), to };
  }
  return { ...edit, text: wait };
}
