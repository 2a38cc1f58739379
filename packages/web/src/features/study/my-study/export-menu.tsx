import { Button, Menu } from "@mantine/core";
import { studyCalls } from "@mec/api/study";
import { IconChevronDown, IconDownload } from "@tabler/icons-react";
import { callUrl } from "../../../platform/client.tsx";
import { t } from "../../../platform/i18n.ts";
import { ActionMenu } from "../../../ui/dialog/action-menu.tsx";
import type { StudyChoice } from "./use-study.ts";

const formats = [
  ["pdf", "Rapport en PDF, avec les graphiques"],
  ["xlsx", "Classeur XLSX"],
  ["csv", "Fichier CSV"],
] as const;

/** The study as it is on the screen, to hand on. */
export function ExportMenu({ projectId, choice }: { projectId: string; choice: StudyChoice }) {
  return (
    <ActionMenu
      target={
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
          rightSection={<IconChevronDown size={16} aria-hidden />}
        >
          {t("Exporter")}
        </Button>
      }
    >
      {formats.map(([format, label]) => (
        <Menu.Item
          key={format}
          component="a"
          download
          href={callUrl("/api", studyCalls.exportStudy, {
            params: { id: projectId },
            query: { ...choice, format },
          })}
        >
          {t(label)}
        </Menu.Item>
      ))}
    </ActionMenu>
  );
}
