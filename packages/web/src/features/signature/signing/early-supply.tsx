import { Checkbox } from "@mantine/core";
import { t } from "../../../platform/i18n.ts";
import { FieldGroup } from "../../../ui/fields/field-group.tsx";

interface Props {
  /** The request in its own words, which are kept with the signature. */
  text: string;
  isAsked: boolean;
  onChange: (isAsked: boolean) => void;
}

/** What who buys may ask as he signs, and need not: no answer keeps him from signing. */
export const EarlySupply = ({ text, isAsked, onChange }: Props) => (
  <FieldGroup legend={t("Commencer plus tôt (facultatif)")}>
    <Checkbox
      id="asksEarlySupply"
      checked={isAsked}
      onChange={(event) => onChange(event.currentTarget.checked)}
      label={text}
    />
  </FieldGroup>
);
