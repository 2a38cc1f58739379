import { Button } from "@mantine/core";
import { accountCalls } from "@mec/api/account";
import { IconDownload } from "@tabler/icons-react";
import { callUrl } from "../../../platform/client.tsx";
import { t } from "../../../platform/i18n.ts";
import { ProfileCard } from "./profile-card.tsx";

export function DataExport() {
  return (
    <ProfileCard
      title={t("Vos données")}
      text={t(
        "Téléchargez tout ce que la plateforme sait de vous\u00a0: compte, points, contrats, consentements, candidatures, projets, et vos fichiers.",
      )}
    >
      <Button
        component="a"
        href={callUrl("/api", accountCalls.exportUser, {})}
        download
        variant="default"
        leftSection={<IconDownload size={18} aria-hidden />}
      >
        {t("Télécharger mes données")}
      </Button>
    </ProfileCard>
  );
}
