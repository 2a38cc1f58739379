import { Button, Menu } from "@mantine/core";
import { applicationCalls } from "@mec/api/application";
import type { OwnerTab } from "@mec/domain/application";
import { IconDownload } from "@tabler/icons-react";
import { callUrl } from "../../../../platform/client.tsx";
import { t } from "../../../../platform/i18n.ts";
import { ActionMenu } from "../../../../ui/dialog/action-menu.tsx";
import { type ApplicantSearch, filtersOf } from "./use-applicants.ts";

interface Props {
  projectId: string;
  tab: OwnerTab;
  search: ApplicantSearch;
}

const formats = [
  { format: "xlsx", label: "Tableur (XLSX)" },
  { format: "csv", label: "Texte (CSV)" },
] as const;

/** The list as it is filtered and sorted, as a file: one choice per format. */
export function ExportItems({ projectId, tab, search }: Props) {
  const items = formats.map(({ format, label }) => (
    <Menu.Item
      key={format}
      component="a"
      download
      href={callUrl("/api", applicationCalls.exportApplicants, {
        params: { id: projectId },
        query: { ...filtersOf(tab, search), format },
      })}
    >
      {t(label)}
    </Menu.Item>
  ));
  return (
    <>
      {search.gain && <Menu.Label>{t("Sans le choix sur le gain")}</Menu.Label>}
      {items}
    </>
  );
}

export function ExportMenu(props: Props) {
  return (
    <ActionMenu
      target={
        <Button variant="default" size="sm" leftSection={<IconDownload size={18} aria-hidden />}>
          {t("Exporter")}
        </Button>
      }
    >
      <ExportItems {...props} />
    </ActionMenu>
  );
}
