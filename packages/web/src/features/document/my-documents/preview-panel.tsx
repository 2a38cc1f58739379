import { Button, Group, Stack, Text } from "@mantine/core";
import { documentCalls } from "@mec/api/document";
import { idsOf } from "@mec/api/point";
import { type DocumentKind, documentLabels } from "@mec/domain/document";
import { IconDownload } from "@tabler/icons-react";
import { BodySigner } from "../../../parts/document/body-signer.tsx";
import { useAnswer } from "../../../platform/answer.ts";
import { callUrl } from "../../../platform/client.tsx";
import { t } from "../../../platform/i18n.ts";
import { SidePanel } from "../../../ui/dialog/dialog.tsx";
import { LoadError } from "../../../ui/feedback/load-error.tsx";
import { PdfView } from "../../../ui/pdf/pdf-view.tsx";
import type { DocumentLine } from "./rows.ts";

interface Props {
  projectId: string;
  kind: DocumentKind;
  line: DocumentLine;
  onClose: () => void;
}

/** The PDF as it would be sent now. */
export function PreviewPanel({ projectId, kind, line: { participant }, onClose }: Props) {
  const query = idsOf(participant);
  const params = { id: projectId, kind };
  const preview = useAnswer(documentCalls.previewDocument, { params, query }, { staleTime: 0 });
  return (
    <SidePanel title={`${t(documentLabels[kind])}, ${participant.name}`} onClose={onClose} space="indigo">
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {t("Tel qu’il partirait maintenant. Rien n’est encore envoyé.")}
        </Text>
        <BodySigner projectId={projectId} kinds={[kind]} />
        {preview.error ? (
          <LoadError error={preview.error} retry={preview.refetch} />
        ) : (
          <PdfView source={preview.data} title={t("Aperçu du document")} />
        )}
        <Group>
          <Button
            component="a"
            download
            href={callUrl("/api", documentCalls.previewDocument, { params, query })}
            variant="default"
            leftSection={<IconDownload size={18} aria-hidden />}
          >
            {t("Télécharger cet aperçu")}
          </Button>
        </Group>
      </Stack>
    </SidePanel>
  );
}
