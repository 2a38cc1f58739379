import { Alert, Button, Group, NativeSelect, Stack, Text, Title } from "@mantine/core";
import { studyCalls } from "@mec/api/study";
import type { RepartitionKey } from "@mec/domain/project";
import { messages } from "@mec/domain/shared";
import { IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import { useAct } from "../../../platform/act.ts";
import { frenchMessage } from "../../../platform/client.tsx";
import { t } from "../../../platform/i18n.ts";
import { UnfoldedHelp } from "../../../ui/fields/unfolded-help.tsx";
import { saveFile } from "../../../ui/files/save-file.ts";
import { monthsAround } from "./months-around.ts";

interface Props {
  projectId: string;
  projectKey: RepartitionKey;
}

const needsNoFile = (key: RepartitionKey): boolean => key === "dynamic-per-default";

/** The file of a period, computed when it is asked for. */
function Download({ projectId }: Pick<Props, "projectId">) {
  const [month, setMonth] = useState("");
  const { mutate, isPending, error } = useAct(
    (call) =>
      call(studyCalls.exportCoefficients, {
        params: { id: projectId },
        query: month === "" ? {} : { month },
      }),
    { after: saveFile },
  );
  return (
    <>
      <div>
        <Text className="prose">
          {t(
            "Les coefficients de la clé du projet, un fichier CSV par producteur, arrondis au dixième de pour cent sans jamais dépasser 100\u00a0%.",
          )}
        </Text>
        <Text className="prose" mt="xs">
          {t(
            "Pour un mois écoulé dont toutes les courbes sont reçues, le fichier est calculé sur ces courbes. Sinon il est prévisionnel, et son nom le dit. Le format attendu par votre gestionnaire de réseau est à confirmer avec lui avant le premier envoi.",
          )}
        </Text>
      </div>
      <Group align="flex-end">
        <NativeSelect
          id="coefficients-month"
          size="md"
          label={t("Période")}
          data={[{ value: "", label: t("Toute l’année étudiée") }, ...monthsAround(new Date())]}
          value={month}
          onChange={(event) => setMonth(event.currentTarget.value)}
        />
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
          disabled={isPending}
          onClick={() => mutate()}
        >
          {isPending ? messages.loading : t("Télécharger")}
        </Button>
      </Group>
      {error && (
        <Alert color="red" role="alert">
          {frenchMessage(error)}
        </Alert>
      )}
    </>
  );
}

/** The coefficients of the project's key, as the grid operator takes them; of the default key it needs none. */
export function Coefficients({ projectId, projectKey }: Props) {
  return (
    <Stack gap="md" component="section" align="flex-start">
      <Title order={3} size="h4">
        {t("Fichier pour le gestionnaire de réseau")}
      </Title>
      {needsNoFile(projectKey) ? (
        <>
          <Text className="prose">
            {t(
              "Avec la clé du projet, aucun fichier n’est à envoyer\u00a0: le gestionnaire la calcule lui-même.",
            )}
          </Text>
          <UnfoldedHelp label={t("Voir les coefficients malgré tout")}>
            <Download projectId={projectId} />
          </UnfoldedHelp>
        </>
      ) : (
        <Download projectId={projectId} />
      )}
    </Stack>
  );
}
