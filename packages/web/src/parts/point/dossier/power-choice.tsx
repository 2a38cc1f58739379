import { NativeSelect } from "@mantine/core";
import {
  meterPowers,
  type PowerAnswer,
  powerAnswer,
  powerAnswerText,
  type ToldPower,
  toldPower,
} from "@mec/domain/point";
import type { ReactNode } from "react";
import { t } from "../../../platform/i18n.ts";

/** What can be answered besides "I do not know", in the order of a bill's figures. */
export const powerAnswers = (): { value: PowerAnswer; label: string }[] =>
  ([...meterPowers.map((kva) => `${kva}` as const), "over36"] as const).map((value) => ({
    value,
    label: powerAnswerText(value) ?? "",
  }));

interface Props {
  /** Tells this choice from others on the page. */
  id: string;
  told: ToldPower;
  onChange: (told: ReturnType<typeof toldPower>) => void;
  /** Where it is read, after what stands on the bill. */
  help?: ReactNode;
  error?: ReactNode;
  autoFocus?: boolean;
}

/** The power of a place's meter; who tells nothing is counted at the usual one, and reads so. */
export const PowerChoice = ({ told, onChange, help, ...field }: Props) => (
  <NativeSelect
    {...field}
    size="md"
    label={t("Puissance du compteur")}
    description={
      <>
        {t("Sur votre facture\u00a0: «\u00a0puissance souscrite\u00a0», en kVA.")} {help}
      </>
    }
    data={[{ value: "", label: t("Je ne sais pas\u00a0: 36\u00a0kVA au plus, supposé") }, ...powerAnswers()]}
    value={powerAnswer(told)}
    onChange={({ currentTarget }) => onChange(toldPower(currentTarget.value))}
  />
);
