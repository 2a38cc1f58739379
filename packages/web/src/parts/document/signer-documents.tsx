import { Button } from "@mantine/core";
import type { ParticipantDocuments } from "@mec/api/document";
import { type DocumentKind, documentKinds, documentLabels } from "@mec/domain/document";
import { IconCircleCheck, IconDownload, IconFileText, IconSignature } from "@tabler/icons-react";
import { Fragment } from "react";
import { t } from "../../platform/i18n.ts";
import { type HolderState, holderStateOf, stateText } from "./holder-states.ts";
import { StatusLine, StatusLines } from "./status-lines.tsx";

const isDone = (state: HolderState) => state === "signed" || state === "waiting" || state === "sold";

const iconOf = (state: HolderState) => {
  if (isDone(state)) return IconCircleCheck;
  return state === "to-sign" ? IconSignature : IconFileText;
};

/** The states in which there is a file to download. */
const hasFile = (state: HolderState) =>
  ["to-sign", "to-confirm", "disowned", "waiting", "signed"].includes(state);

interface Props {
  documents: ParticipantDocuments;
  /** Who signs them in the reader's stead; null when he signs himself. */
  signer?: string | null;
  /** What a producer reads of the contracts that are to come, with whom and when; null where that is not known. */
  coming?: string | null;
  onDownload: (signatureRequestId: string) => void;
}

interface DownloadProps {
  label: string;
  onDownload: () => void;
}

const Download = ({ label, onDownload }: DownloadProps) => (
  <Button
    variant="default"
    size="sm"
    leftSection={<IconDownload size={18} aria-hidden />}
    aria-label={t("Télécharger\u00a0: {{document}}", { document: label })}
    onClick={onDownload}
  >
    {t("Télécharger")}
  </Button>
);

/** What all have signed of a kind, of which another is shown, or prepared. */
const SignedBefore = ({ documents, kind, onDownload }: Props & { kind: DocumentKind }) =>
  (documents[kind].signedBefore ?? []).map((id, rank, { length }) => {
    const label =
      length > 1
        ? t("{{document}} signé ({{rank}})", { document: t(documentLabels[kind]), rank: rank + 1 })
        : t("{{document}} signé", { document: t(documentLabels[kind]) });
    return (
      <StatusLine key={id} Icon={IconCircleCheck} isMine name={label} detail={t("Signé par tous")}>
        <Download label={label} onDownload={() => onDownload(id)} />
      </StatusLine>
    );
  });

function Line({ documents, signer = null, coming = null, kind, onDownload }: Props & { kind: DocumentKind }) {
  const shown = holderStateOf(documents, kind);
  const { signatureId, status, signedBefore = [] } = documents[kind];
  // What is signed has a line of its own: this one is the next one's.
  const isNext = shown === "signed" && status !== "DONE" && signedBefore.length > 0;
  const state = isNext ? "preparing" : shown;
  const label = t(documentLabels[kind]);
  return (
    <StatusLine
      Icon={iconOf(state)}
      isMine={isDone(state) || (state === "to-sign" && !signer)}
      name={label}
      detail={
        isNext
          ? t("Un autre se prépare, avec un producteur arrivé depuis")
          : state === "to-sign" && signer
            ? t("À signer par {{name}}", { name: signer })
            : stateText(documents, kind, coming)
      }
    >
      {signatureId !== null && hasFile(state) && (
        <Download label={label} onDownload={() => onDownload(signatureId)} />
      )}
    </StatusLine>
  );
}

/** The participant's three documents: the status of each for him, and its file once there is one. */
export function SignerDocuments(props: Props) {
  return (
    <StatusLines>
      {documentKinds.map((kind) => (
        <Fragment key={kind}>
          <SignedBefore kind={kind} {...props} />
          <Line kind={kind} {...props} />
        </Fragment>
      ))}
    </StatusLines>
  );
}
