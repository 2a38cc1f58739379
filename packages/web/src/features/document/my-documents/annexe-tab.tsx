import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { annexeCalls } from "@mec/api/document";
import { IconDownload } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { callUrl, useClient } from "../../../platform/client.tsx";
import { t } from "../../../platform/i18n.ts";
import { LoadError } from "../../../ui/feedback/load-error.tsx";
import { projectKey } from "../../../ui/owner-space/index.ts";
import { PdfView } from "../../../ui/pdf/pdf-view.tsx";

const formats = [
  { format: "pdf", label: "PDF" },
  { format: "xlsx", label: "Tableur (XLSX)" },
  { format: "csv", label: "Texte (CSV)" },
] as const;

/** The list of participants and the key, to copy into the grid operator's form. */
export function AnnexeTab({ projectId }: { projectId: string }) {
  const call = useClient();
  const params = { id: projectId };
  const annexe = useQuery({
    queryKey: [...projectKey(projectId), "annexe2"],
    queryFn: ({ signal }) => call(annexeCalls.getAnnexe2, { params, query: { format: "pdf" }, signal }),
  });
  return (
    <Stack gap="md" component="section" aria-labelledby="annexe">
      <div>
        <Title order={3} size="h4" id="annexe">
          {t("Annexe 2 de la convention")}
        </Title>
        <Text c="dimmed" mt={4} className="prose">
          {t(
            "La liste des participants et leurs coefficients, à recopier dans le modèle du gestionnaire de réseau. Elle se met à jour toute seule.",
          )}
        </Text>
      </div>
      <Group gap="xs">
        {formats.map(({ format, label }) => (
          <Button
            key={format}
            component="a"
            download
            href={callUrl("/api", annexeCalls.getAnnexe2, { params, query: { format } })}
            variant="default"
            size="sm"
            leftSection={<IconDownload size={18} aria-hidden />}
          >
            {t(label)}
          </Button>
        ))}
      </Group>
      {annexe.error ? (
        <LoadError error={annexe.error} retry={annexe.refetch} />
      ) : (
        <PdfView source={annexe.data} title={t("Aperçu de l’annexe")} />
      )}
    </Stack>
  );
}
