import { Stack, Text } from "@mantine/core";
import { energyDoubt, formatNumber, isEnergyBegun, kwhTyped } from "@mec/domain/shared";
import { useState } from "react";
import { t } from "../../platform/i18n.ts";
import { afterPress } from "./after-press.ts";
import type { FieldProps } from "./field-props.ts";
import { MeantButton } from "./meant-button.tsx";
import { ThousandsField } from "./thousands-field.tsx";

interface Props extends FieldProps<string> {
  /** A business seldom uses less than 1 000 kWh. */
  isBusiness?: boolean;
}

/** kWh in a year; "40 MWh" is understood, and a figure that was read in MWh is asked about, and corrected in one tap. */
export function EnergyField({ isBusiness = false, error, ...field }: Props) {
  const { value, onChange } = field;
  const [isTyping, setTyping] = useState(false);
  const doubt = energyDoubt(value, { isBusiness });
  const fault = isTyping && isEnergyBegun(value) ? undefined : error;
  return (
    <Stack gap={4}>
      <ThousandsField
        {...field}
        onChange={(typed) => {
          setTyping(true);
          onChange(typed);
        }}
        onBlur={() => {
          afterPress(() => setTyping(false));
          field.onBlur?.();
        }}
        // The question says what is wrong, and what is right.
        error={fault && doubt ? doubt.question : fault}
        clean={kwhTyped}
        unit={t("kWh/an")}
      />
      <Text size="sm" role="status">
        {!fault && doubt?.question}
      </Text>
      <MeantButton
        fieldId={field.id}
        meant={doubt && formatNumber(Number(doubt.meant))}
        onMeant={() => doubt && onChange(doubt.meant)}
      />
    </Stack>
  );
}
