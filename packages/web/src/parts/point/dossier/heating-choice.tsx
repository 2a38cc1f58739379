import { NativeSelect } from "@mantine/core";
import { t } from "../../../platform/i18n.ts";

interface Props {
  /** Tells this choice from others on the page. */
  id: string;
  value: boolean | null;
  onChange: (electricHeating: boolean | null) => void;
}

const answers = { "": null, true: true, false: false } as const;
const isAnswer = (value: string): value is keyof typeof answers => value in answers;

/** Whether a home heats with electricity, so that most of its year is in winter; who tells nothing is counted as the mean of homes. */
export function HeatingChoice({ id, value, onChange }: Props) {
  return (
    <NativeSelect
      id={id}
      size="md"
      label={t("Chauffage à l’électricité (facultatif)")}
      data={[
        { value: "", label: t("Je ne sais pas") },
        { value: "true", label: t("Oui, pompe à chaleur comprise") },
        { value: "false", label: t("Non") },
      ]}
      value={`${value ?? ""}`}
      onChange={({ currentTarget }) => {
        if (isAnswer(currentTarget.value)) onChange(answers[currentTarget.value]);
      }}
    />
  );
}
