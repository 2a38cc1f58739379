import { Alert, Checkbox, Text } from "@mantine/core";
import { t } from "../../platform/i18n.ts";

interface Props {
  /** Who accepted another price than his contract would say; none where each says the accepted one. */
  texts: readonly string[];
  isConfirmed: boolean;
  /** Whether it was to be saved without. */
  isAsked?: boolean;
  onConfirm: (isSure: boolean) => void;
}

/** A contract that would say another price than was accepted is confirmed before it is written or sent. */
export function OtherPrices({ texts, isConfirmed, isAsked = false, onConfirm }: Props) {
  if (texts.length === 0) return null;
  return (
    <Alert color="sun" title={t("Un autre prix que celui de l’accord")}>
      {texts.map((text) => (
        <Text key={text} size="sm" style={{ overflowWrap: "anywhere" }}>
          {text}
        </Text>
      ))}
      <Checkbox
        mt="sm"
        label={t("Oui, à cet autre prix. Chacun lira les deux, et reste libre de refuser.")}
        checked={isConfirmed}
        error={isAsked && !isConfirmed && t("Cochez pour enregistrer cet autre prix.")}
        onChange={(event) => onConfirm(event.currentTarget.checked)}
      />
    </Alert>
  );
}
