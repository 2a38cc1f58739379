import { pointCalls } from "@mec/api/point";
import { asConsumer, type ConsumptionPoint } from "@mec/domain/point";
import { useAskSigned } from "../../../../parts/document/use-ask-signed.ts";
import { pointField } from "../../../../parts/point/point-field.ts";
import { t } from "../../../../platform/i18n.ts";
import { ownPoints } from "../../../../platform/session.ts";
import { about } from "../../../../platform/stale.ts";
import { useSchemaForm } from "../../../../ui/forms/use-schema-form.ts";
import { useSubmit } from "../../../../ui/forms/use-submit.ts";
import { CancelButton } from "../../../../ui/sections/cancel-button.tsx";
import { CheckedForm } from "../../../../ui/wizard/checked-form.tsx";
import { MeterFields } from "../../point-fields/meter-fields.tsx";
import { type MeterForm, meterFormSchema } from "../../point-fields/meter-form.ts";

interface Props {
  point: ConsumptionPoint;
  close: (saved: boolean) => void;
}

/** Gives or renews the consent, for the same meter or for another, which then becomes the point's. */
export function MeterEditor({ point, close }: Props) {
  const form = useSchemaForm<MeterForm>(meterFormSchema, { prm: point.prm, sge: false });

  const giving = useSubmit(
    form,
    (call, values) =>
      call(pointCalls.giveConsumptionConsent, {
        params: { id: point.id },
        body: meterFormSchema.parse(values),
      }),
    {
      stale: [about("consumption-point", point.id), ownPoints],
      rename: (path, _, code) => pointField(path, code),
      after: () => close(true),
    },
  );

  const isAnother = (prm: string) => meterFormSchema.shape.prm.parse(prm) !== point.prm;
  const { ask, isAsking } = useAskSigned(asConsumer(point.id), "meter");
  return (
    <CheckedForm
      {...giving}
      onValid={async (values) => (await ask(isAnother(values.prm))) && giving.onValid(values)}
      isPaused={isAsking}
      submitLabel={t("Donner cette autorisation pour 12\u00a0mois")}
      beside={<CancelButton onClick={() => close(false)} />}
    >
      <MeterFields form={form} place={point.id} />
    </CheckedForm>
  );
}
