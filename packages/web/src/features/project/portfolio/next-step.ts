import { pages } from "@mec/api";
import { currentStatus, type ReadStatus } from "@mec/domain/application";
import type { ConsumptionPoint } from "@mec/domain/point";
import { formatDate } from "@mec/domain/shared";
import type { Standing } from "../../../parts/application/turns.ts";
import type { useStanding } from "../../../parts/application/use-standing.ts";
import { t } from "../../../platform/i18n.ts";

export interface NextStep {
  readonly text: string;
  readonly action: string;
  readonly to: string;
}

/** The same of a producer. */
export interface ProducerStep extends Omit<NextStep, "to"> {
  /** Where he stands, in a few words; empty where the line says it. */
  readonly title: string;
  /** Where the button leads; his documents open on the spot, and the page to sign them at once; `ask` writes to who signs in his stead. */
  readonly to: NextStep["to"] | "documents" | "sign" | "ask";
  /** Whether nothing happens until he has acted: the way is then shown at once. */
  readonly isYours: boolean;
}

type Whereabouts = Omit<ReturnType<typeof useStanding>, "starts" | "isOwnSale" | "isOwn" | "letters"> & {
  /** The letters that end what he signed, while they are his to send. */
  readonly letters?: number;
};

export const statusOf = ({
  applicationProgress,
}: Pick<ConsumptionPoint, "applicationProgress">): ReadStatus =>
  currentStatus(applicationProgress?.progress ?? []);

/** What the holder of a consumption point that applied should do, or is waiting for: as his own page says it, `once` all is signed too. */
export function consumerNextStep(
  point: ConsumptionPoint,
  { standing, documents, lacking, toSign, due, letters = 0 }: Whereabouts,
  once: Pick<Standing, "next"> | null = null,
): NextStep {
  const { status, isYours, next: text } = { ...standing, ...once };
  const consumerId = point.id;
  const follow = { text, action: t("Suivre ma demande"), to: pages.consumerApplication.to({ consumerId }) };
  if (!isYours) return follow;
  if (letters > 0) return { text, action: t("Voir mes lettres"), to: `${follow.to}#departure` };
  if (status === "PROPOSAL") return { ...follow, action: t("Répondre") };
  if (documents === "to-sign")
    return { ...follow, action: toSign === 1 ? t("Signer mon document") : t("Signer mes documents") };
  if (lacking.length === 0 && documents !== "to-confirm" && due !== null)
    return { ...follow, text: `${text} ${due}`, action: t("Voir comment payer") };
  if (lacking.length === 0) return follow;
  return { text, action: t("Compléter mon profil"), to: pages.consumerProfile.to({ consumerId }) };
}

/** What to do with a consumption point that is in no project: what it has left stands on its page. */
export function withoutApplication({
  id,
  consumerType,
  left,
}: Pick<ConsumptionPoint, "id" | "consumerType" | "left">): NextStep {
  if (left)
    return {
      text: t("Participation terminée le {{day}}, projet «\u00a0{{project}}\u00a0».", {
        day: formatDate(left.leftAt),
        project: left.projectName,
      }),
      action: t("Voir ce qui reste"),
      to: pages.consumerApplication.to({ consumerId: id }),
    };
  return {
    text:
      consumerType === "professional"
        ? t("Ce lieu ne participe à aucun projet.")
        : t("Ce logement ne participe à aucun projet."),
    action: t("Trouver un projet"),
    to: pages.explore.to(),
  };
}
