import { contractEndPage } from "@mec/api/point";
import { isInOperation, isLive } from "@mec/domain/application";
import {
  contractToEnd,
  contractToEndText,
  heldUntil,
  type ProductionPoint,
  runsTooLong,
} from "@mec/domain/point";
import { formatDate } from "@mec/domain/shared";
import { t } from "../../../platform/i18n.ts";
import type { ProducerStep } from "./next-step.ts";

type Plant = Pick<
  ProductionPoint,
  "id" | "purchaseContract" | "contractSaidAt" | "contractEndsOn" | "operational"
> & {
  readonly applicationProgress: Pick<NonNullable<ProductionPoint["applicationProgress"]>, "progress"> | null;
};

/** When it shares, and when that was said; both null where it does not. */
export const startOf = ({ applicationProgress }: Pick<Plant, "applicationProgress">) => {
  const [newest] = applicationProgress?.progress ?? [];
  return newest && isInOperation(newest.status)
    ? { sharesFrom: newest.startsOn ?? "", startSaidAt: newest.createdAt }
    : { sharesFrom: null, startSaidAt: null };
};

/**
 * Where its holder says when the purchase contract ends of a plant that was accepted, or says it otherwise; null where none has to end.
 * Before, the card's own button leads to the same form.
 */
export function contractEndAction(plant: Plant, today: string): Pick<ProducerStep, "action" | "to"> | null {
  const status = plant.applicationProgress?.progress[0]?.status;
  if (!status || !isLive(status) || status === "APPLICATION") return null;
  const toEnd = contractToEnd({ ...plant, ...startOf(plant) }, today);
  if (toEnd === null) return null;
  const action = {
    older: t("Dire la fin du contrat d’achat"),
    unknown: t("Dire si un contrat d’achat court"),
    ending: t("Corriger la fin du contrat d’achat"),
  }[typeof toEnd === "string" ? toEnd : "ending"];
  return { action, to: contractEndPage(plant.id) };
}

/** The last day of the purchase contract for which documents of a plant wait; null where they do not. */
export const heldBy = (plant: Plant, today: string): string | null =>
  heldUntil({ ...plant, ...startOf(plant) }, today);

/** Of a plant that shares but in years: that its holder keeps what he has, and corrects the day if it is wrong; null of any other. */
export function heldStep(plant: Plant, today: string): ProducerStep | null {
  const endsOn = heldBy(plant, today);
  if (endsOn === null) return null;
  return {
    title: t("Rien à signer pour l’instant"),
    text: t(contractToEndText({ endsOn }, "holder", today)),
    action: t("Corriger la fin du contrat d’achat"),
    to: contractEndPage(plant.id),
    isYours: false,
  };
}

/** Of a plant that is said to share while its purchase contract is said to run: what its holder does about it; null where nothing says so. */
export function contractRunsStep(plant: Plant, today: string): ProducerStep | null {
  const toEnd = runsTooLong({ ...plant, ...startOf(plant) }, today);
  if (toEnd === null) return null;
  return {
    title: t("Votre installation ne doit pas partager"),
    text:
      toEnd === "older"
        ? t(
            "Vous avez dit que votre contrat d’achat, d’avant le 9\u00a0octobre 2021, court encore\u00a0: il ne se cumule pas avec le partage. S’il est terminé, dites depuis quand\u00a0; sinon, écrivez au porteur, qui laisse l’installation hors du partage jusqu’à sa fin.",
          )
        : t(
            "Votre contrat d’achat court jusqu’au {{day}} et ne se cumule pas avec le partage. Si cette date est fausse, corrigez-la\u00a0; si elle est juste, écrivez au porteur, qui laisse l’installation hors du partage jusque-là.",
            { day: formatDate(toEnd.endsOn) },
          ),
    action: toEnd === "older" ? t("Dire la fin du contrat d’achat") : t("Corriger la date"),
    to: contractEndPage(plant.id),
    isYours: true,
  };
}
