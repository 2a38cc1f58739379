import { Checkbox } from "@mantine/core";
import { retractionDays } from "@mec/domain/signature";
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
  <FieldGroup legend={t("Le début de la fourniture (facultatif)")}>
    <Checkbox
      id="asksEarlySupply"
      checked={isAsked}
      onChange={(event) => onChange(event.currentTarget.checked)}
      label={text}
      description={t("Sans cette demande, la fourniture commence après ces {{days}}\u00a0jours.", {
        days: retractionDays,
      })}
    />
  </FieldGroup>
);
