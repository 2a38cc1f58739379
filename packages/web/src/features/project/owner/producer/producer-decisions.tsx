import { Button, Group } from "@mantine/core";
import type { ProjectProducer } from "@mec/api/point";
import { allowedTransitions, currentStatus, isLive, mayStart } from "@mec/domain/application";
import { isPlanned } from "@mec/domain/point";
import { stepText } from "../../../../parts/application/move/move-texts.ts";
import { stepLook } from "../../../../parts/application/move/step-look.ts";
import type { Movement } from "../../../../parts/application/move/types.ts";
import { toProductionForm } from "../../../../parts/point/publishing/production-form.ts";
import { t } from "../../../../platform/i18n.ts";

/** Prices are proposed to consumers only; a producer sets his own. */
const kind = "producer";
const isForProducers = (to: string) => to !== "PROPOSAL";

interface Props {
  point: ProjectProducer;
  onMove: (movement: Movement) => void;
}

/** The steps that the owner may take with somebody else's installation. */
export function ProducerDecisions({ point, onMove }: Props) {
  const { applicationProgress: application, name, prmSharedWith } = point;
  const producedKwh = Number(point.annualProduction);
  const selling = {
    plant: toProductionForm(point, "professional"),
    price: point.price,
    isPlanned: isPlanned(point.operational),
    vatRegime: point.vatRegime ?? null,
    buyBack: point.buyBack ?? null,
    purchaseContract: point.purchaseContract ?? null,
    contractEndsOn: point.contractEndsOn ?? null,
    sellsSurplus: point.sellsSurplus ?? false,
  };
  const status = currentStatus(application?.progress ?? []);
  if (!application || !isLive(status)) return null;
  const steps = allowedTransitions(status, "owner").filter(
    ({ to }) => isForProducers(to) && (to !== "EXPLOITATION" || mayStart(application.departure)),
  );
  if (steps.length === 0) return null;
  return (
    <Group gap="xs" mt="md">
      {steps.map((transition, index) => (
        <Button
          key={transition.to}
          data-start={transition.to === "EXPLOITATION" || undefined}
          size="sm"
          // Who leaves is led to nothing but his departure.
          variant={stepLook(transition, application.departure ? index + 1 : index)}
          aria-label={t("{{action}}\u00a0: {{name}}", { action: stepText({ kind, ...transition }, 1), name })}
          onClick={() =>
            onMove({
              kind,
              transition,
              people: [
                {
                  ...{ applicationId: application.id, name, prmSharedWith, producedKwh, selling },
                  departure: application.departure,
                },
              ],
            })
          }
        >
          {stepText({ kind, ...transition }, 1)}
        </Button>
      ))}
    </Group>
  );
}
