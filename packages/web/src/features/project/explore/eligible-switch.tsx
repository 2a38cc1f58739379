import { Switch } from "@mantine/core";
import { t } from "../../../platform/i18n.ts";

interface Props {
  /** How many projects the searched address is within reach of, full ones too. */
  count: number;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** Only the projects within reach of the searched address. */
export function EligibleSwitch({ count, isOn, onChange }: Props) {
  return (
    <Switch
      label={t("Ceux à ma portée ({{count}})", { count })}
      checked={isOn}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
