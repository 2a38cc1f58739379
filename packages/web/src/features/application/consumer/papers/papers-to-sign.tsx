import { Box } from "@mantine/core";
import type { ParticipantDocuments } from "@mec/api/document";
import { signatureCalls } from "@mec/api/signature";
import { AddressNotice } from "../../../../parts/document/address-notice.tsx";
import { papersStanding } from "../../../../parts/document/holder-states.ts";
import { SignerPapers } from "../../../../parts/document/signer-papers.tsx";
import { t } from "../../../../platform/i18n.ts";
import { ResendMail } from "../../../../ui/feedback/resend-mail.tsx";
import { useReadOnly } from "../../../../ui/read-only/index.ts";
import { SignNow } from "./sign-now.tsx";
import { useDownloadPaper } from "./use-files.ts";

interface Props {
  pointId: string;
  papers: ParticipantDocuments;
  hasSignButton: boolean;
}

/** The participant's three documents, and the button to sign those that wait. */
export function PapersToSign({ pointId, papers, hasSignButton }: Props) {
  const isReadOnly = useReadOnly();
  const download = useDownloadPaper(pointId);
  const standing = papersStanding(papers);
  return (
    <>
      <SignerPapers papers={papers} onDownload={download} />
      {!isReadOnly && standing === "to-confirm" && (
        <AddressNotice
          text={t(
            "La personne qui signe a reçu un e-mail pour confirmer son adresse\u00a0: elle lira et signera les documents aussitôt après.",
          )}
        >
          <ResendMail
            resend={(call) => call(signatureCalls.askConsumerAddress, { params: { id: pointId } })}
          />
        </AddressNotice>
      )}
      {hasSignButton && standing === "to-sign" && (
        <Box mt="md">
          <SignNow pointId={pointId} />
        </Box>
      )}
    </>
  );
}
