import { Button, Text } from "@mantine/core";
import type { ParticipantDocument, ParticipantDocuments } from "@mec/api/document";
import { type DocumentKind, documentKinds, documentLabels } from "@mec/domain/document";
import { IconCircleCheck, IconDownload, IconFileText, IconSignature } from "@tabler/icons-react";
import { t } from "../../../../platform/i18n.ts";
import styles from "./papers.module.css";
import { SignNow } from "./sign-now.tsx";
import { type HolderState, holderStateOf, papersStanding, stateLabels } from "./states.ts";
import { useDownloadPaper } from "./use-papers.ts";

const iconOf = (state: HolderState) => {
  if (state === "signed" || state === "waiting") return IconCircleCheck;
  return state === "to-sign" ? IconSignature : IconFileText;
};

/** States whose file there is to keep. */
const hasFile = (state: HolderState) => state === "to-sign" || state === "waiting" || state === "signed";

interface LineProps {
  kind: DocumentKind;
  document: ParticipantDocument;
  onDownload: (signatureRequestId: string) => void;
}

function Line({ kind, document, onDownload }: LineProps) {
  const state = holderStateOf(document);
  const Icon = iconOf(state);
  const { signatureId } = document;
  const label = t(documentLabels[kind]);
  return (
    <li className={styles.line}>
      <Icon size={24} aria-hidden className={styles.icon} data-state={state} />
      <div className={styles.name}>
        <Text fw={600}>{label}</Text>
        <Text size="sm" c="dimmed">
          {stateLabels()[state]}
        </Text>
      </div>
      {signatureId !== null && hasFile(state) && (
        <Button
          variant="default"
          size="sm"
          leftSection={<IconDownload size={18} aria-hidden />}
          aria-label={t("Télécharger\u00a0: {{document}}", { document: label })}
          onClick={() => onDownload(signatureId)}
        >
          {t("Télécharger")}
        </Button>
      )}
    </li>
  );
}

interface Props {
  pointId: string;
  papers: ParticipantDocuments;
  hasSignButton: boolean;
}

/** The three documents that make a participant, and the way to sign what waits. */
export function PapersToSign({ pointId, papers, hasSignButton }: Props) {
  const download = useDownloadPaper(pointId);
  return (
    <>
      <ul className={styles.list}>
        {documentKinds.map((kind) => (
          <Line key={kind} kind={kind} document={papers[kind]} onDownload={download} />
        ))}
      </ul>
      {hasSignButton && papersStanding(papers) === "to-sign" && (
        <div className={styles.sign}>
          <SignNow pointId={pointId} />
        </div>
      )}
    </>
  );
}
