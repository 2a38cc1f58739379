import { Stack, Title } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { t } from "../../../platform/i18n.ts";
import { ConsentField } from "../consent-field.tsx";
import { fieldOf } from "../field-props.ts";
import { PrmField } from "../prm-field.tsx";
import { FindMyPdl } from "./find-my-pdl.tsx";
import type { MeterForm } from "./meter-form.ts";

/** The meter's number, where to find it, and the consent to read its data. */
export function MeterFields({ form }: { form: UseFormReturnType<MeterForm> }) {
  return (
    <Stack gap="lg">
      <PrmField {...fieldOf(form, "prm")} />
      <FindMyPdl />
      <Title order={2} size="h4" mt="sm">
        {t("Votre autorisation")}
      </Title>
      <ConsentField {...fieldOf(form, "sge")} />
    </Stack>
  );
}
