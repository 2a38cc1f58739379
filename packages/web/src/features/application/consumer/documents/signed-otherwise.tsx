import { Alert, Text } from "@mantine/core";
import type { ParticipantDocuments } from "@mec/api/document";
import { t } from "../../../../platform/i18n.ts";
import { Unbroken } from "../../../../ui/layout/unbroken.tsx";

/** To who changed his address or his SIRET once all had signed: what his documents name, and what is his to do. */
export function SignedOtherwise({ things = [] }: { things: ParticipantDocuments["namedBefore"] }) {
  const texts = [
    ...(things.includes("address")
      ? [
          t(
            "Vos papiers signés nomment une autre adresse. Si vous avez changé de lieu, quittez le projet, puis candidatez avec le nouveau compteur.",
          ),
        ]
      : []),
    ...(things.includes("siret")
      ? [
          t(
            "Vos papiers signés nomment un autre SIRET. Si une autre structure a repris ce lieu, quittez le projet\u00a0: elle candidatera à son nom.",
          ),
        ]
      : []),
  ];
  if (texts.length === 0) return null;
  return (
    <Alert color="sun" mb="sm" title={t("Changé depuis les signatures")}>
      {texts.map((text) => (
        <Text key={text} size="sm">
          <Unbroken text={text} />
        </Text>
      ))}
    </Alert>
  );
}
