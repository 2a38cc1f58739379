import { pointCalls } from "@mec/api/point";
import type { ConsumptionPoint } from "@mec/domain/point";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { frenchMessage, useClient } from "../../../../platform/client.tsx";
import { t } from "../../../../platform/i18n.ts";
import { pointsKey } from "../../../../platform/session.ts";
import { useSchemaForm } from "../../../../ui/forms/use-schema-form.ts";
import { CancelButton } from "../../../../ui/sections/cancel-button.tsx";
import { CheckedForm } from "../../../../ui/wizard/checked-form.tsx";
import { MeterFields } from "../../point-fields/meter-fields.tsx";
import { type MeterForm, meterFormSchema } from "../../point-fields/meter-form.ts";
import { pointKey } from "../space/use-point.ts";

interface Props {
  point: ConsumptionPoint;
  close: (saved: boolean) => void;
}

/** Gives or renews the consent, for the same meter or for another, which becomes the point's. */
export function MeterEditor({ point, close }: Props) {
  const call = useClient();
  const queries = useQueryClient();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useSchemaForm<MeterForm>(meterFormSchema, { prm: point.prm, sge: false });

  async function give(values: MeterForm) {
    setFailure(null);
    try {
      const body = meterFormSchema.parse(values);
      await call(pointCalls.giveConsumptionConsent, { params: { id: point.id }, body });
      await queries.invalidateQueries({ queryKey: pointKey(point.id) });
      await queries.invalidateQueries({ queryKey: pointsKey });
      close(true);
    } catch (error) {
      setFailure(frenchMessage(error));
    }
  }

  return (
    <CheckedForm
      form={form}
      submitLabel={t("Donner cette autorisation pour 12 mois")}
      onValid={give}
      failure={failure}
      beside={<CancelButton onClick={() => close(false)} />}
    >
      <MeterFields form={form} />
    </CheckedForm>
  );
}
