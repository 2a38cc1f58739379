import { Alert, Anchor, Button, Group, List, Progress, Stack, Text } from "@mantine/core";
import { messages } from "@mec/domain/shared";
import { Link } from "react-router";
import { t } from "../../../platform/i18n.ts";
import { DropZone } from "../../../ui/files/drop-zone.tsx";
import { Unbroken } from "../../../ui/layout/unbroken.tsx";
import { Remarks, ReportOf } from "./curve-report.tsx";
import type { Refusal, Upload } from "./use-curve-upload.ts";

interface RefusalProps {
  refusal: Refusal;
  upload: Upload;
  consentPath: string;
}

function ToConfirm({ refusal, upload }: RefusalProps) {
  return (
    <Alert color="sun" title={t("À vérifier avant d’enregistrer")}>
      <Stack gap="sm" align="flex-start">
        <List size="sm">
          {(refusal.report?.toConfirm ?? [refusal.message]).map((question) => (
            <List.Item key={question}>{question}</List.Item>
          ))}
        </List>
        {refusal.report && <ReportOf report={refusal.report} />}
        <Text size="sm">
          <Unbroken
            text={t("Rien n’est encore enregistré. Ces relevés sont-ils bien ceux de ce compteur\u202f?")}
          />
        </Text>
        <Group>
          <Button size="sm" disabled={upload.isSending} onClick={upload.confirm}>
            {upload.isSending ? messages.loading : t("Oui, enregistrer ces relevés")}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}

function Refused({ refusal, upload, consentPath }: RefusalProps) {
  return (
    <Alert
      color="red"
      title={t("«\u00a0{{name}}\u00a0» n’est pas enregistré", { name: upload.file?.name ?? "" })}
    >
      <Stack gap="sm" align="flex-start">
        {refusal.report ? <Remarks report={refusal.report} /> : <Text size="sm">{refusal.message}</Text>}
        {refusal.next === "consent" && (
          <Anchor component={Link} to={consentPath} size="sm">
            {t("Donner mon PDL et mon autorisation")}
          </Anchor>
        )}
      </Stack>
    </Alert>
  );
}

interface Props {
  label: string;
  upload: Upload;
  consentPath: string;
}

/** The choice of a file, and the outcome of its upload. */
export function UploadCurve({ label, upload, consentPath }: Props) {
  const { refusal, isSending, kept, send } = upload;
  return (
    <Stack gap="md">
      <DropZone
        label={label}
        hint={t(
          "ou déposez le fichier ici\u00a0: CSV d’Enedis ou d’EDF, compressé en ZIP ou non, 20\u00a0Mo au plus.",
        )}
        accept=".csv,.zip,.txt,text/csv,application/zip"
        isSending={isSending}
        onChoose={send}
      />
      <div role="status">
        {isSending && (
          <>
            <Progress value={100} striped animated aria-hidden />
            <Text size="sm" mt={4}>
              {t("Lecture de «\u00a0{{name}}\u00a0»…", { name: upload.file?.name ?? "" })}
            </Text>
          </>
        )}
        {kept && !isSending && (
          <Alert color="green" title={t("Vos relevés sont enregistrés")}>
            {t(
              "Les prochaines études les utilisent. Seuls leurs résultats sont montrés, jamais vos relevés.",
            )}
            <Remarks report={kept} />
          </Alert>
        )}
      </div>
      <div role="alert">
        {refusal &&
          (refusal.next === "confirm" ? (
            <ToConfirm refusal={refusal} upload={upload} consentPath={consentPath} />
          ) : (
            <Refused refusal={refusal} upload={upload} consentPath={consentPath} />
          ))}
      </div>
    </Stack>
  );
}
