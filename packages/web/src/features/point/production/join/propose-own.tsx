import { pointCalls } from "@mec/api/point";
import { isPlanned, type ProductionPoint } from "@mec/domain/point";
import * as z from "zod";
import { toProductionForm, toProductionUpdate } from "../../../../parts/point/publishing/production-form.ts";
import { tariffFor } from "../../../../parts/point/publishing/quote-of-roof.ts";
import { type RoofForm, useRoof } from "../../../../parts/point/publishing/roof.ts";
import {
  checkTariff,
  contractAnswers,
  noTariff,
  surplusBuyers,
  type TariffAnswers,
  tariffAnswers,
  tariffChange,
} from "../../../../parts/point/publishing/tariff.ts";
import { t } from "../../../../platform/i18n.ts";
import { ownPoints } from "../../../../platform/session.ts";
import { about } from "../../../../platform/stale.ts";
import { useSchemaForm } from "../../../../ui/forms/use-schema-form.ts";
import { useSubmit } from "../../../../ui/forms/use-submit.ts";
import { CheckedForm } from "../../../../ui/wizard/index.ts";
import { SoldChoice, TariffFields } from "../../tariff-fields.tsx";
import { applyWith } from "./send-point.ts";
import type { ProducerTarget } from "./use-producer-target.ts";

const contractSchema = z
  .object({
    contract: z.enum(["", ...contractAnswers]),
    endsOn: z.string(),
    buyBack: z.string(),
    surplusBuyer: z.enum(surplusBuyers),
    surplusOffer: z.string(),
  })
  .superRefine((told, context) => {
    for (const { path, message } of checkTariff(told))
      context.addIssue({ code: "custom", path: [path], message });
  });

/** The contract of an installation that is there, as its holder has told it, be it of the roof that he described. */
export function knownContract(point: ProductionPoint, roof: RoofForm): TariffAnswers {
  const told = tariffAnswers(point);
  return told.contract === "" ? tariffFor(toProductionForm(point, "professional"), roof) : told;
}

interface Props {
  target: ProducerTarget;
  point: ProductionPoint;
  onSent: (pointId: string) => void;
}

/** Proposes an installation that is registered: where it is there, its purchase contract is confirmed before. */
export function ProposeOwn({ target, point, onSent }: Props) {
  const [roof] = useRoof();
  const isAsked = !isPlanned(point.operational);
  const form = useSchemaForm<{ own: TariffAnswers }>(
    isAsked ? z.object({ own: contractSchema }) : z.object({}),
    { own: isAsked ? knownContract(point, roof) : noTariff },
  );
  const proposing = useSubmit(
    form,
    async (call, { own }) => {
      const change = isAsked ? tariffChange(tariffAnswers(point), own) : {};
      if (Object.keys(change).length > 0) {
        const body = { ...toProductionUpdate(toProductionForm(point, "professional"), point), ...change };
        await call(pointCalls.updateProductionPoint, { params: { id: point.id }, body });
      }
      await applyWith(call, target, point.id);
    },
    {
      stale: [ownPoints, about("production-point", point.id)],
      after: () => onSent(point.id),
      rename: (path) =>
        path
          .replace(/^buyBack\.surplusOffer$/u, "own.surplusOffer")
          .replace(/^buyBack.*$/u, "own.buyBack")
          .replace(/^contractEndsOn$/u, "own.endsOn"),
    },
  );
  return (
    <CheckedForm {...proposing} submitLabel={t("Proposer cette installation")}>
      {isAsked && (
        <>
          <SoldChoice form={form} within="own." />
          <TariffFields form={form} typed={form.values.own} within="own." />
        </>
      )}
    </CheckedForm>
  );
}
