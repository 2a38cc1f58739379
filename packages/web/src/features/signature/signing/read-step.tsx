import { Button, Group, Stack } from "@mantine/core";
import { IconArrowRight, IconDownload } from "@tabler/icons-react";
import { t } from "../../../platform/i18n.ts";
import { LoadError } from "../../../ui/feedback/load-error.tsx";
import { PdfView } from "../../../ui/pdf/pdf-view.tsx";
import { Wizard } from "../../../ui/wizard/wizard.tsx";
import { DeclineButton } from "./decline-button.tsx";
import { partNames } from "./part-names.ts";
import type { DeclinableProps } from "./step-props.ts";
import { signatureFileUrl, useSignatureFile } from "./use-signature.ts";

/** A participant reads all he signs one after the other; who signs copies by the dozen may go straight on. */
const fewDocuments = 3;

/** One document, whole; then the next. */
export function ReadStep(props: DeclinableProps & { rank: number }) {
  const { token, documents, draft, keep, go, rank, onDecline } = props;
  const document = documents[rank];
  const documentId = document?.id ?? "";
  const file = useSignatureFile(token, documentId);
  if (!document) return null;
  const isLast = rank === documents.length - 1;

  function goOn() {
    keep({ read: [...new Set([...draft.read, documentId])] });
    go(isLast ? { name: "consent" } : { name: "read", rank: rank + 1 });
  }

  return (
    <Wizard
      steps={partNames()}
      current={0}
      title={document.title}
      intro={
        documents.length > 1 &&
        t("Document {{number}} sur {{total}}, à lire en entier", {
          number: rank + 1,
          total: documents.length,
        })
      }
      onBack={() => go(rank === 0 ? { name: "start" } : { name: "read", rank: rank - 1 })}
    >
      <Stack gap="lg">
        {file.error ? (
          <LoadError error={file.error} retry={file.refetch} />
        ) : (
          <PdfView source={file.data} title={document.title} />
        )}
        <Group>
          <Button onClick={goOn} rightSection={<IconArrowRight size={18} aria-hidden />}>
            {isLast ? t("J’ai tout lu, continuer") : t("J’ai lu, document suivant")}
          </Button>
          {documents.length > fewDocuments && !isLast && (
            <Button variant="default" onClick={() => go({ name: "consent" })}>
              {t("Aller à la signature")}
            </Button>
          )}
          <Button
            component="a"
            href={signatureFileUrl(token, document.id)}
            download={document.fileName}
            variant="default"
            leftSection={<IconDownload size={18} aria-hidden />}
          >
            {t("Télécharger")}
          </Button>
        </Group>
        <Group>
          <DeclineButton onClick={onDecline} />
        </Group>
      </Stack>
    </Wizard>
  );
}
