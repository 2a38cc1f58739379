import { NativeSelect } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import type { ContractForm } from "@mec/domain/point";
import { monthText } from "@mec/domain/project";
import { t } from "../../../platform/i18n.ts";
import { fieldOf } from "../../../ui/fields/field-props.ts";
import { monthsFrom } from "../../../ui/fields/months-from.ts";

/** How far ahead suppliers fix a price. */
const months = 60;

/** Until when an offer's price is fixed: the comparison with it holds until then. */
export function FixedUntil({ form }: { form: UseFormReturnType<ContractForm> }) {
  const chosen = form.values.fixedUntil ?? "";
  return (
    <NativeSelect
      size="md"
      {...fieldOf(form, "fixedUntil")}
      value={chosen}
      label={t("Prix fixe jusqu’en (facultatif)")}
      data={[
        { value: "", label: t("Pas de fin connue") },
        ...monthsFrom(new Date(), chosen, months).map((value) => ({ value, label: monthText(value) })),
      ]}
    />
  );
}
