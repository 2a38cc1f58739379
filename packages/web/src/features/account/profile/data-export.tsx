import { Alert, Button, Divider } from "@mantine/core";
import { accountCalls } from "@mec/api/account";
import { messages } from "@mec/domain/shared";
import { IconDownload } from "@tabler/icons-react";
import type { ComponentType } from "react";
import { useAct } from "../../../platform/act.ts";
import { frenchMessage } from "../../../platform/client.tsx";
import { t } from "../../../platform/i18n.ts";
import { saveFile } from "../../../ui/files/save-file.ts";
import { ProfileCard } from "./profile-card.tsx";

/** The export of the person's data, and the journal of who saw or changed them. */
export function DataExport({ Journal }: { Journal: ComponentType }) {
  const download = useAct((call) => call(accountCalls.exportUser, {}), { after: saveFile });
  return (
    <ProfileCard
      id="donnees"
      title={t("Mes données")}
      text={t(
        "Téléchargez tout ce que la plateforme sait de vous\u00a0: compte, lieux, installations, contrats, consentements, candidatures, projets, et vos fichiers.",
      )}
    >
      {download.error && (
        <Alert color="red" role="alert" mb="md" title={t("Cela n’a pas fonctionné")}>
          {frenchMessage(download.error)}
        </Alert>
      )}
      <Button
        variant="default"
        leftSection={<IconDownload size={18} aria-hidden />}
        onClick={() => !download.isPending && download.mutate()}
        data-disabled={download.isPending || undefined}
        aria-disabled={download.isPending}
      >
        {download.isPending ? messages.loading : t("Télécharger mes données")}
      </Button>
      <Divider my="lg" />
      <Journal />
    </ProfileCard>
  );
}
