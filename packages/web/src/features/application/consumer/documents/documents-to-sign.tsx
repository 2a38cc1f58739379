import { Box } from "@mantine/core";
import type { ParticipantDocuments } from "@mec/api/document";
import { signatureCalls } from "@mec/api/signature";
import { AddressNotice } from "../../../../parts/document/address-notice.tsx";
import { documentsStanding } from "../../../../parts/document/holder-states.ts";
import { SignerDocuments } from "../../../../parts/document/signer-documents.tsx";
import { t } from "../../../../platform/i18n.ts";
import { ResendMail } from "../../../../ui/feedback/resend-mail.tsx";
import { useReadOnly } from "../../../../ui/read-only/index.ts";
import { SignNow } from "./sign-now.tsx";
import { useDownloadDocument } from "./use-files.ts";

interface Props {
  pointId: string;
  documents: ParticipantDocuments;
  hasSignButton: boolean;
}

/** The participant's three documents, and the button to sign those that wait. */
export function DocumentsToSign({ pointId, documents, hasSignButton }: Props) {
  const isReadOnly = useReadOnly();
  const download = useDownloadDocument(pointId);
  const standing = documentsStanding(documents);
  return (
    <>
      <SignerDocuments documents={documents} onDownload={download} />
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
