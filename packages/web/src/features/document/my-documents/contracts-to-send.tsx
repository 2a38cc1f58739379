import { Alert, Button, Group, Text } from "@mantine/core";
import type { ParticipantDocuments } from "@mec/api/document";
import { plural } from "@mec/domain/shared";
import { IconSend } from "@tabler/icons-react";
import { useState } from "react";
import { SendDialog } from "../../../parts/document/send-dialog.tsx";
import { useOwnPoints } from "../../../parts/point/use-own-points.ts";
import { t } from "../../../platform/i18n.ts";
import { lackingContract } from "./rows.ts";

interface Props {
  projectId: string;
  participants: readonly ParticipantDocuments[];
}

/** The contracts that waited for a meter, or that a producer who came later has still to make: all leave by one button. */
export function ContractsToSend({ projectId, participants }: Props) {
  const [chosen, setChosen] = useState<readonly ParticipantDocuments[] | null>(null);
  const ownPoints = useOwnPoints();
  const lacking = lackingContract(participants);
  return (
    <>
      {lacking.length > 0 && (
        <Alert
          color="indigo"
          mb="lg"
          icon={<IconSend aria-hidden />}
          title={plural(lacking.length, t("contrat de vente à envoyer"), t("contrats de vente à envoyer"))}
        >
          <Group justify="space-between" gap="sm">
            <Text size="sm">
              {lacking.length === 1
                ? t("Il ne lui manque plus rien.")
                : t("Il ne leur manque plus rien\u00a0: ils partent tous en une fois.")}
            </Text>
            <Button size="sm" onClick={() => setChosen(lacking)}>
              {lacking.length === 1 ? t("Envoyer le contrat") : t("Envoyer les contrats")}
            </Button>
          </Group>
        </Alert>
      )}
      {chosen && (
        <SendDialog
          projectId={projectId}
          participants={chosen}
          kind="salesContract"
          ownPoints={ownPoints}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  );
}
