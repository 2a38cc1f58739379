import { NativeSelect } from "@mantine/core";
import { t } from "../../../platform/i18n.ts";

interface Props {
  /** Tells this choice from others on the page. */
  id: string;
  value: boolean | null;
  onChange: (reclaimsVat: boolean | null) => void;
}

const answers = { "": null, true: true, false: false } as const;
const isAnswer = (value: string): value is keyof typeof answers => value in answers;

/** Whether a business gets the VAT of its bills back; who tells nothing is counted as one that does, and reads so. */
export function VatChoice({ id, value, onChange }: Props) {
  return (
    <NativeSelect
      id={id}
      size="md"
      label={t("Récupérez-vous la TVA de vos factures\u202f?")}
      data={[
        { value: "", label: t("Je ne sais pas\u00a0: comptée récupérée") },
        { value: "true", label: t("Oui, nos sommes sont hors taxes") },
        { value: "false", label: t("Non (mairie, école, association…)") },
      ]}
      value={`${value ?? ""}`}
      onChange={({ currentTarget }) => {
        if (isAnswer(currentTarget.value)) onChange(answers[currentTarget.value]);
      }}
    />
  );
}
