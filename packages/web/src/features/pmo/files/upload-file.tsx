import { Alert, Button, Group, Progress, Stack, Text } from "@mantine/core";
import { formatPercent } from "@mec/domain/shared";
import { t } from "../../../platform/i18n.ts";
import { DropZone } from "../../../ui/files/drop-zone.tsx";
import { accepted } from "./file-rules.ts";
import type { Upload } from "./use-file-upload.ts";

function UnderWay({ upload }: { upload: Upload }) {
  const name = upload.file?.name ?? "";
  const hasLeft = upload.share >= 1;
  return (
    <Stack gap={4} mt="sm">
      <Progress
        value={upload.share * 100}
        striped={hasLeft}
        animated={hasLeft}
        aria-label={t("Envoi de «\u00a0{{name}}\u00a0»", { name })}
      />
      <Group justify="space-between" gap="xs">
        <Text size="sm" style={{ overflowWrap: "anywhere" }}>
          {hasLeft
            ? t("Vérification de «\u00a0{{name}}\u00a0»…", { name })
            : t("Envoi de «\u00a0{{name}}\u00a0»\u00a0: {{share}}", {
                name,
                share: formatPercent(upload.share),
              })}
        </Text>
        <Button variant="subtle" size="compact-sm" onClick={upload.giveUp}>
          {t("Annuler l’envoi")}
        </Button>
      </Group>
    </Stack>
  );
}

interface Props {
  label: string;
  upload: Upload;
  /** Whether there is such a file already. */
  hasFile: boolean;
  /** Whether the uploaded file is still stored. */
  isKept: boolean;
}

/** The choice of a signed file, and the outcome of its upload. */
export function UploadFile({ label, upload, hasFile, isKept }: Props) {
  const { refusal, isSending, kept, send } = upload;
  return (
    <div>
      <DropZone
        label={label}
        accept={accepted}
        hint={t("ou déposez le fichier ici\u00a0: PDF, DOCX ou ODT, 10\u00a0Mo au plus.")}
        isSending={isSending}
        isQuiet={hasFile}
        onChoose={send}
      />
      {isSending && <UnderWay upload={upload} />}
      <div role="status">
        {kept && isKept && !isSending && !refusal && (
          <Text size="sm" fw={550} c="green.8" mt="sm">
            {t("«\u00a0{{name}}\u00a0» est enregistré.", { name: kept.name })}
          </Text>
        )}
      </div>
      {refusal && (
        <Alert
          mt="sm"
          color="red"
          title={t("«\u00a0{{name}}\u00a0» n’est pas enregistré", { name: upload.file?.name ?? "" })}
          styles={{ title: { overflowWrap: "anywhere" } }}
        >
          {refusal}
        </Alert>
      )}
    </div>
  );
}
