import { Card, Stack, Text, Title } from "@mantine/core";
import type { PmoFile } from "@mec/api/pmo";
import type { PmoFileKind } from "@mec/domain/pmo";
import { t } from "../../../platform/i18n.ts";
import { Acts } from "../../../ui/read-only/index.ts";
import { useAnchor } from "../../../ui/sections/use-anchor.ts";
import { FileList } from "./file-list.tsx";
import { UploadFile } from "./upload-file.tsx";
import { useFileUpload } from "./use-file-upload.ts";

interface KindProps {
  projectId: string;
  kind: PmoFileKind;
  title: string;
  text: string;
  label: string;
  files: readonly PmoFile[];
}

function FilesOfKind({ projectId, kind, title, text, label, files }: KindProps) {
  const upload = useFileUpload(projectId, kind);
  return (
    <Stack gap="sm">
      <div>
        <Title order={4} size="h5">
          {title}
        </Title>
        <Text size="sm" c="dimmed">
          {text}
        </Text>
      </div>
      <FileList projectId={projectId} kind={kind} files={files} />
      <Acts>
        <UploadFile
          label={files.length > 0 ? t("Déposer une autre version") : label}
          upload={upload}
          hasFile={files.length > 0}
          isKept={files.some(({ id }) => id === upload.kept?.id)}
        />
      </Acts>
    </Stack>
  );
}

interface Props {
  projectId: string;
  statutes: readonly PmoFile[];
  rules: readonly PmoFile[];
}

/** The signed files of the legal body, which participants read once they applied. */
export function FilesSection({ projectId, statutes, rules }: Props) {
  const { section } = useAnchor("files");
  return (
    <Card
      component="section"
      id="files"
      ref={section}
      aria-labelledby="files-title"
      style={{ scrollMarginTop: 80 }}
    >
      <Title order={3} size="h4" id="files-title" mb="md">
        {t("Statuts et règlement intérieur")}
      </Title>
      <Stack gap="xl">
        <FilesOfKind
          projectId={projectId}
          kind="pmo-status"
          title={t("Statuts signés")}
          text={t("Vos participants les lisent avant d’adhérer.")}
          label={t("Choisir les statuts")}
          files={statutes}
        />
        <FilesOfKind
          projectId={projectId}
          kind="internal-rules"
          title={t("Règlement intérieur (facultatif)")}
          text={t("Il précise les statuts\u00a0: réunions, données, départs.")}
          label={t("Choisir le règlement")}
          files={rules}
        />
      </Stack>
    </Card>
  );
}
