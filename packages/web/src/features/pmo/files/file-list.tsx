import { Alert, Button, Group, Text } from "@mantine/core";
import type { PmoFile } from "@mec/api/pmo";
import type { PmoFileKind } from "@mec/domain/pmo";
import { formatDate, messages } from "@mec/domain/shared";
import { IconDownload, IconFileText, IconTrash } from "@tabler/icons-react";
import { projectAnswers } from "../../../parts/project/own-project.ts";
import { useAct } from "../../../platform/act.ts";
import { frenchMessage } from "../../../platform/client.tsx";
import { t } from "../../../platform/i18n.ts";
import { useConfirm } from "../../../ui/feedback/confirm.tsx";
import { openFile } from "../../../ui/files/open-file.ts";
import { sizeText } from "./file-rules.ts";
import styles from "./files.module.css";
import { fileCalls } from "./pmo-file-calls.ts";

interface Props {
  projectId: string;
  kind: PmoFileKind;
  file: PmoFile;
}

/** Links expire, so that one is asked for when the button is pressed. */
function useDownload({ projectId, kind, file }: Props) {
  return useAct((call) => call(fileCalls[kind].link, { params: { id: projectId, docId: file.id } }), {
    after: ({ presignedUrl }) => openFile(presignedUrl),
  });
}

function useRemoval({ projectId, kind, file }: Props) {
  return useAct((call) => call(fileCalls[kind].remove, { params: { id: projectId, docId: file.id } }), {
    stale: projectAnswers(projectId),
  });
}

/** A new action clears the errors of the earlier ones. */
function useActs(props: Props) {
  const download = useDownload(props);
  const removal = useRemoval(props);
  return {
    download,
    removal,
    startDownload() {
      removal.reset();
      download.mutate();
    },
    startRemoval() {
      download.reset();
      removal.mutate();
    },
  };
}

function Failure({ download, removal }: { download: Error | null; removal: Error | null }) {
  if (!download && !removal) return null;
  return (
    <Alert color="red" role="alert" className={styles.failure}>
      {removal
        ? frenchMessage(removal, messages.deletionFailed)
        : frenchMessage(download, messages.projectDataFailed)}
    </Alert>
  );
}

function FileRow(props: Props) {
  const { name, size, createdAt } = props.file;
  const confirm = useConfirm();
  const { download, removal, startDownload, startRemoval } = useActs(props);

  async function remove() {
    const isSure = await confirm({
      space: "indigo",
      title: t("Supprimer ce fichier\u202f?"),
      body: t("«\u00a0{{name}}\u00a0» est effacé aussitôt. Vos participants ne pourront plus le lire.", {
        name,
      }),
      confirmLabel: t("Supprimer le fichier"),
      danger: true,
    });
    if (isSure) startRemoval();
  }

  return (
    <li className={styles.file}>
      <IconFileText size={24} aria-hidden className={styles.icon} />
      <div className={styles.name}>
        <Text fw={550}>{name}</Text>
        <Text size="sm" c="dimmed">
          {t("{{size}}, déposé le {{date}}", { size: sizeText(size), date: formatDate(createdAt) })}
        </Text>
      </div>
      <Group gap="xs" className={styles.actions}>
        <Button
          variant="default"
          size="sm"
          leftSection={<IconDownload size={16} aria-hidden />}
          aria-label={t("Télécharger {{name}}", { name })}
          disabled={download.isPending}
          onClick={startDownload}
        >
          {t("Télécharger")}
        </Button>
        <Button
          variant="subtle"
          color="red"
          c="red.9"
          size="sm"
          leftSection={<IconTrash size={16} aria-hidden />}
          aria-label={t("Supprimer {{name}}", { name })}
          disabled={removal.isPending}
          onClick={remove}
        >
          {removal.isPending ? messages.loading : t("Supprimer")}
        </Button>
      </Group>
      <Failure download={download.error} removal={removal.error} />
    </li>
  );
}

/** The uploaded files, newest first. */
export function FileList({ files, ...props }: Omit<Props, "file"> & { files: readonly PmoFile[] }) {
  if (files.length === 0) return null;
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <FileRow key={file.id} file={file} {...props} />
      ))}
    </ul>
  );
}
