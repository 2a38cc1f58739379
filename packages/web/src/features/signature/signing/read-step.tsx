import { Button, Group, Stack, Text } from "@mantine/core";
import { IconArrowRight, IconDownload } from "@tabler/icons-react";
import { useCallback, useState } from "react";
import { t } from "../../../platform/i18n.ts";
import { LoadError } from "../../../ui/feedback/load-error.tsx";
import { wrapping } from "../../../ui/layout/wrapping.ts";
import { PdfView } from "../../../ui/pdf/pdf-view.tsx";
import { Wizard } from "../../../ui/wizard/wizard.tsx";
import { DeclineButton } from "./decline-button.tsx";
import { partNames } from "./part-names.ts";
import styles from "./signing.module.css";
import type { DeclinableProps } from "./step-props.ts";
import { signatureFileUrl, useSignatureFile } from "./use-signature.ts";
import type { SignableDocument } from "./words.ts";

/**
 * Up to this number, all documents must be read in turn; a person who signs dozens of copies may skip to the
 * signature.
 */
const fewDocuments = 3;

/** Goes on only once the document is read; the button says why it cannot yet. */
function NextButton({ isRead, onClick, label }: { isRead: boolean; onClick: () => void; label: string }) {
  return (
    <Button
      className={styles.wide}
      {...wrapping}
      onClick={() => isRead && onClick()}
      aria-disabled={!isRead}
      data-disabled={isRead ? undefined : true}
      aria-describedby="read-first"
      rightSection={<IconArrowRight size={18} aria-hidden />}
    >
      {label}
    </Button>
  );
}

function DownloadButton({ token, document }: { token: string; document: SignableDocument }) {
  return (
    <Button
      component="a"
      href={signatureFileUrl(token, document.id)}
      download={document.fileName}
      variant="default"
      leftSection={<IconDownload size={18} aria-hidden />}
    >
      {t("Télécharger")}
    </Button>
  );
}

/** One document, in full; the next one can be opened once this one was shown to its end. */
export function ReadStep(props: DeclinableProps & { rank: number }) {
  const { token, documents, draft, keep, go, rank, onDecline } = props;
  const document = documents[rank];
  const documentId = document?.id ?? "";
  const file = useSignatureFile(token, documentId);
  const [isAtEnd, setAtEnd] = useState(false);
  const reachEnd = useCallback(() => setAtEnd(true), []);
  if (!document) return null;
  const number = rank + 1;
  const isLast = number === documents.length;
  const isRead = isAtEnd || draft.read.includes(documentId);

  function goOn() {
    keep({ read: [...new Set([...draft.read, documentId])] });
    go(isLast ? { name: "consent" } : { name: "read", rank: rank + 1 });
  }

  return (
    <Wizard
      steps={partNames()}
      current={0}
      share={number / documents.length}
      title={document.title}
      intro={
        documents.length > 1 &&
        t("Document {{number}} sur {{total}}, à lire en entier", { number, total: documents.length })
      }
      onBack={() => go(rank === 0 ? { name: "start" } : { name: "read", rank: rank - 1 })}
    >
      <Stack gap="lg">
        {file.error ? (
          <LoadError error={file.error} retry={file.refetch} />
        ) : (
          <PdfView source={file.data} title={document.title} onEndReached={reachEnd} />
        )}
        {/* Rendered from the start, so that screen readers announce its change. */}
        <Text size="sm" id="read-first" role="status">
          {isRead ? "" : t("Allez jusqu’à la fin du document pour continuer.")}
        </Text>
        <Group>
          <NextButton
            isRead={isRead}
            onClick={goOn}
            label={isLast ? t("J’ai tout lu, continuer") : t("J’ai lu, document suivant")}
          />
          {documents.length > fewDocuments && !isLast && (
            <Button variant="default" onClick={() => go({ name: "consent" })}>
              {t("Aller à la signature")}
            </Button>
          )}
          <DownloadButton token={token} document={document} />
        </Group>
        <Group>
          <DeclineButton onClick={onDecline} />
        </Group>
      </Stack>
    </Wizard>
  );
}
