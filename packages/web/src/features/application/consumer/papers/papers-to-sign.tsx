import { Box } from "@mantine/core";
import type { ParticipantDocuments } from "@mec/api/document";
import { signatureCalls } from "@mec/api/signature";
import { useClient } from "../../../../platform/client.tsx";
import { t } from "../../../../platform/i18n.ts";
import { papersStanding, ResendMail, SignerPapers } from "../../../../ui/documents/index.ts";
import { useReadOnly } from "../../../../ui/read-only/index.ts";
import { SignNow } from "./sign-now.tsx";
import { useDownloadPaper } from "./use-papers.ts";

interface Props {
  pointId: string;
  papers: ParticipantDocuments;
  hasSignButton: boolean;
}

/** The three documents that make a participant, and the way to sign what waits. */
export function PapersToSign({ pointId, papers, hasSignButton }: Props) {
  const call = useClient();
  const isReadOnly = useReadOnly();
  const download = useDownloadPaper(pointId);
  const standing = papersStanding(papers);
  return (
    <>
      <SignerPapers papers={papers} onDownload={download} />
      {!isReadOnly && standing === "to-confirm" && (
        <ResendMail
          text={t(
            "La personne qui signe a reçu un e-mail pour confirmer son adresse\u00a0: elle lira et signera les documents aussitôt après.",
          )}
          resend={() => call(signatureCalls.askConsumerAddress, { params: { id: pointId } })}
        />
      )}
      {hasSignButton && standing === "to-sign" && (
        <Box mt="md">
          <SignNow pointId={pointId} />
        </Box>
      )}
    </>
  );
}
