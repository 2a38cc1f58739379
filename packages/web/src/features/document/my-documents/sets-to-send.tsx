import { Alert, Button, Group, Text } from "@mantine/core";
import { IconSend } from "@tabler/icons-react";
import { placesAndPlants } from "../../../parts/document/going-to.ts";
import { t } from "../../../platform/i18n.ts";
import type { DocumentLine } from "./rows.ts";

interface Props {
  lines: readonly DocumentLine[];
  onSend: (lines: readonly DocumentLine[]) => void;
}

/** All that the owner's home counts as to be sent, by one button: nothing has to be ticked first. */
export function SetsToSend({ lines, onSend }: Props) {
  if (lines.length === 0) return null;
  return (
    <Alert
      color="indigo"
      mb="md"
      icon={<IconSend aria-hidden />}
      title={t("Documents à envoyer pour {{places}}", {
        places: placesAndPlants(lines.map(({ participant }) => participant)),
      })}
    >
      <Group justify="space-between" gap="sm">
        <Text size="sm">{t("Vous relisez ce qui part, et pour qui, avant d’envoyer.")}</Text>
        <Button size="sm" onClick={() => onSend(lines)}>
          {t("Préparer l’envoi")}
        </Button>
      </Group>
    </Alert>
  );
}
