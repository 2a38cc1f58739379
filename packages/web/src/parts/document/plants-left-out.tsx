import { Alert, Button, Text } from "@mantine/core";
import type { ParticipantDocuments } from "@mec/api/document";
import { conjunction, plural } from "@mec/domain/shared";
import { t } from "../../platform/i18n.ts";
import { plantsLeftOut } from "./sending.ts";
import { useDocuments } from "./use-documents.ts";

interface Props {
  projectId: string;
  /** Whose documents are to be sent. */
  chosen: readonly ParticipantDocuments[];
  onAdd: (plants: readonly ParticipantDocuments[]) => void;
}

/** Which plants a sending leaves out that have documents to sign as each participant has, and the one press that takes them along. */
export function PlantsLeftOut({ projectId, chosen, onAdd }: Props) {
  const { data = [] } = useDocuments(projectId);
  const plants = plantsLeftOut(data, chosen);
  if (plants.length === 0) return null;
  const names = plants.map(({ name, pointName }) => `«\u00a0${pointName || name}\u00a0»`);
  return (
    <Alert
      color="sun"
      title={plural(
        plants.length,
        t("installation reste à faire signer"),
        t("installations restent à faire signer"),
      )}
    >
      <Text size="sm" style={{ overflowWrap: "anywhere" }}>
        {t(
          "{{plants}}\u00a0: le producteur adhère et donne son accord, lui aussi. Ses documents ne sont pas dans cet envoi.",
          { plants: conjunction(names) },
        )}
      </Text>
      <Button mt="xs" size="xs" variant="default" onClick={() => onAdd(plants)}>
        {plants.length === 1 ? t("L’ajouter à l’envoi") : t("Les ajouter à l’envoi")}
      </Button>
    </Alert>
  );
}
