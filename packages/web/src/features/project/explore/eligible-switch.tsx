import { Switch } from "@mantine/core";
import { t } from "../../../platform/i18n.ts";

interface Props {
  /** How many projects the searched address could join. */
  count: number;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** Only the projects that the searched address could join. */
export function EligibleSwitch({ count, isOn, onChange }: Props) {
  return (
    <Switch
      label={t("Ceux que je peux rejoindre ({{count}})", { count })}
      checked={isOn}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
