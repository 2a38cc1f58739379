import { applicationCalls } from "@mec/api/application";
import {
  type ApplicationProgress,
  countsAsParticipant,
  currentStatus,
  newestProgress,
  type Transition,
} from "@mec/domain/application";
import type { ConsumptionPoint } from "@mec/domain/point";
import { useAct } from "../../../../platform/act.ts";
import { byRefusal, frenchMessage, isRefusal } from "../../../../platform/client.tsx";
import { t } from "../../../../platform/i18n.ts";
import { ownPoints } from "../../../../platform/session.ts";
import { about } from "../../../../platform/stale.ts";
import { useSameMeter } from "../../point-fields/use-same-meter.ts";

/** Somebody takes part with the same meter: a place of the person's own is named, nobody else's. */
function meterTaken(others: readonly ConsumptionPoint[]): string {
  const takesPart = ({ applicationProgress }: ConsumptionPoint) =>
    countsAsParticipant(currentStatus(applicationProgress?.progress ?? []));
  const own = others.find(takesPart);
  return own
    ? t(
        "Ce lieu a le même PDL que «\u00a0{{name}}\u00a0», qui participe déjà. Corrigez le numéro qui est faux\u00a0: vous pourrez ensuite accepter.",
        { name: own.name },
      )
    : t("Le PDL de ce lieu participe déjà à un projet, et ne peut en rejoindre qu’un. Vérifiez-le.");
}

/** The messages when the application has changed meanwhile, or when the meter takes part already. */
const refusals = (others: readonly ConsumptionPoint[]) => ({
  INVALID_TRANSITION: t("Votre candidature a changé entre-temps. Voici où elle en est."),
  PRICE_CHANGED: t(
    "Le porteur vient de proposer un autre prix. Le voici\u00a0: relisez-le avant de l’accepter.",
  ),
  PRM_ALREADY_ACCEPTED: meterTaken(others),
});

function explain(error: unknown, others: readonly ConsumptionPoint[]): string {
  return byRefusal(error, refusals(others)) ?? frenchMessage(error);
}

/**
 * A step of the application by its holder, who accepts the price that this page shows and no other; `error` is in
 * French.
 */
export function useMove(application: ApplicationProgress, point: Pick<ConsumptionPoint, "id" | "prm">) {
  const others = useSameMeter(point.prm, point.id);
  const { mutateAsync, isPending, error } = useAct(
    (call, { to: status }: Transition) => {
      const price = status === "SIGNATURE" ? newestProgress(application.progress)?.price : undefined;
      const body = { status, ...(price === undefined ? {} : { price }) };
      return call(applicationCalls.moveApplication, { params: { id: application.id }, body });
    },
    { staleAnyway: [about("consumption-point", application.consumerId ?? ""), ownPoints] },
  );
  /** Whether the step was taken, once the page shows it: the buttons that asked for it may be gone by then. */
  const move = (step: Transition) =>
    mutateAsync(step).then(
      () => true,
      () => false,
    );
  const isOfMeter = isRefusal(error, "PRM_ALREADY_ACCEPTED");
  return { move, isPending, error: error ? explain(error, others) : null, isOfMeter };
}
