import { Switch } from "@mantine/core";
import { t } from "../../../platform/i18n.ts";

interface Props {
  /** How many projects the searched address is within reach of, full ones too, and those that are so near the limit that it is to check. */
  count: number;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** Only the projects within reach of the searched address. */
export function EligibleSwitch({ count, isOn, onChange }: Props) {
  return (
    <Switch
      label={t("À ma portée, ou à vérifier ({{count}})", { count })}
      checked={isOn}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
