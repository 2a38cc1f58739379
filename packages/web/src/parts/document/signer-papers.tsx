import { Button } from "@mantine/core";
import type { ParticipantDocuments } from "@mec/api/document";
import { type DocumentKind, documentKinds, documentLabels } from "@mec/domain/document";
import { IconCircleCheck, IconDownload, IconFileText, IconSignature } from "@tabler/icons-react";
import { t } from "../../platform/i18n.ts";
import { type HolderState, holderStateOf, stateLabels } from "./holder-states.ts";
import { PaperLine, PaperLines } from "./paper-lines.tsx";

const isDone = (state: HolderState) => state === "signed" || state === "waiting" || state === "sold";

const iconOf = (state: HolderState) => {
  if (isDone(state)) return IconCircleCheck;
  return state === "to-sign" ? IconSignature : IconFileText;
};

/** The states in which there is a file to download. */
const hasFile = (state: HolderState) =>
  ["to-sign", "to-confirm", "disowned", "waiting", "signed"].includes(state);

interface Props {
  papers: ParticipantDocuments;
  onDownload: (signatureRequestId: string) => void;
}

function Line({ papers, kind, onDownload }: Props & { kind: DocumentKind }) {
  const state = holderStateOf(papers, kind);
  const { signatureId } = papers[kind];
  const label = t(documentLabels[kind]);
  return (
    <PaperLine
      Icon={iconOf(state)}
      isMine={isDone(state) || state === "to-sign"}
      name={label}
      detail={stateLabels()[state]}
    >
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
    </PaperLine>
  );
}

/** The participant's three documents: the status of each for him, and its file once there is one. */
export function SignerPapers(props: Props) {
  return (
    <PaperLines>
      {documentKinds.map((kind) => (
        <Line key={kind} kind={kind} {...props} />
      ))}
    </PaperLines>
  );
}
