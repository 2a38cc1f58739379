import { Alert, Checkbox, Text } from "@mantine/core";
import { type ReactNode, useState } from "react";
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
function OtherPrices({ texts, isConfirmed, isAsked = false, onConfirm }: Props) {
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

/** The same, and whether it was confirmed: another price that is written meanwhile is confirmed again. */
export function useOtherPrices(texts: readonly string[]): {
  readonly isConfirmed: boolean;
  /** Says that it is to be confirmed first. */
  readonly ask: () => void;
  readonly notice: ReactNode;
} {
  const [confirmed, setConfirmed] = useState("");
  const [isAsked, setAsked] = useState(false);
  const all = texts.join(" ");
  const isConfirmed = all === "" || confirmed === all;
  return {
    isConfirmed,
    ask: () => setAsked(true),
    notice: (
      <OtherPrices
        texts={texts}
        isConfirmed={isConfirmed}
        isAsked={isAsked}
        onConfirm={(isSure) => setConfirmed(isSure ? all : "")}
      />
    ),
  };
}
