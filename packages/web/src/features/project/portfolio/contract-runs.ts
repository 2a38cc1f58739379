import { pages } from "@mec/api";
import { isInOperation } from "@mec/domain/application";
import { type ProductionPoint, runsTooLong } from "@mec/domain/point";
import { formatDate } from "@mec/domain/shared";
import { t } from "../../../platform/i18n.ts";
import type { ProducerStep } from "./next-step.ts";

type Plant = Pick<ProductionPoint, "id" | "purchaseContract" | "contractEndsOn" | "operational"> & {
  readonly applicationProgress: Pick<NonNullable<ProductionPoint["applicationProgress"]>, "progress"> | null;
};

/** Of a plant that is said to share while its purchase contract is said to run: what its holder does about it; null where nothing says so. */
export function contractRunsStep(
  { applicationProgress, ...plant }: Plant,
  today: string,
): ProducerStep | null {
  const [newest] = applicationProgress?.progress ?? [];
  if (!newest || !isInOperation(newest.status)) return null;
  const toEnd = runsTooLong({ ...plant, sharesFrom: newest.startsOn ?? "" }, today);
  // Of one that is said to run, with no end, the owner confirmed that it will have ended.
  if (toEnd === null || toEnd === "older") return null;
  return {
    title: t("Votre installation ne doit pas partager"),
    text: t(
      "Votre contrat d’achat court jusqu’au {{day}} et ne se cumule pas avec le partage. Si cette date est fausse, corrigez-la\u00a0; si elle est juste, écrivez au porteur, qui laisse l’installation hors du partage jusque-là.",
      { day: formatDate(toEnd.endsOn) },
    ),
    action: t("Modifier l’installation"),
    to: pages.producerStep.to({ step: "typology" }, { query: { productionPointId: plant.id } }),
    isYours: true,
  };
}
