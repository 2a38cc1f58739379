import { t } from "../../platform/i18n.ts";
import type { FieldProps } from "./field-props.ts";
import { ThousandsField } from "./thousands-field.tsx";

/** kWh in a year. */
export const EnergyField = (field: FieldProps<string>) => <ThousandsField {...field} unit={t("kWh/an")} />;
