import { Stack, Text, Title } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { meterReasonText } from "@mec/domain/point";
import { ConsentField } from "../../../parts/point/consent-field.tsx";
import { prmLength } from "../../../parts/point/prm.ts";
import { PrmField } from "../../../parts/point/prm-field.tsx";
import { t } from "../../../platform/i18n.ts";
import { fieldOf } from "../../../ui/fields/field-props.ts";
import { FindMyPdl } from "./find-my-pdl.tsx";
import type { MeterForm } from "./meter-form.ts";
import { TypedTwice } from "./same-meter.tsx";

interface Props {
  form: UseFormReturnType<MeterForm>;
  /** The place that the number is given for, once it is kept. */
  place: string | null;
  /** Shows the consent only once a number is being typed. */
  unfolds?: boolean;
}

/** The meter's number, where to find it as long as it is not whole, and the consent to read its data. */
export function MeterFields({ form, place, unfolds = false }: Props) {
  const asksConsent = !unfolds || form.values.prm !== "" || form.values.sge;
  const prm = fieldOf(form, "prm");

  /** Without a number, nothing asks for the consent any more. */
  function typeNumber(number: string) {
    prm.onChange(number);
    if (number === "") form.clearFieldError("sge");
  }

  return (
    <Stack gap="lg">
      <div>
        <PrmField {...prm} onChange={typeNumber} />
        <TypedTwice prm={prm.value} place={place} />
      </div>
      {form.values.prm.length < prmLength && <FindMyPdl />}
      {asksConsent && (
        <>
          <Title order={2} size="h4" mt="sm">
            {t("Votre autorisation")}
          </Title>
          <Text size="sm">{t(meterReasonText)}</Text>
          <ConsentField {...fieldOf(form, "sge")} />
        </>
      )}
    </Stack>
  );
}
