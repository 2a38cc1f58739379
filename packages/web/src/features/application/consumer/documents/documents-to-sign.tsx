import { Stack, Text } from "@mantine/core";
import type { ParticipantDocuments } from "@mec/api/document";
import { useOtherSigner } from "../../../../parts/application/use-other-signer.ts";
import { AddressNotice } from "../../../../parts/document/address-notice.tsx";
import { FormerMeter } from "../../../../parts/document/former-meter.tsx";
import { documentsStanding } from "../../../../parts/document/holder-states.ts";
import { SignedOtherwise } from "../../../../parts/document/signed-otherwise.tsx";
import { SignerDocuments } from "../../../../parts/document/signer-documents.tsx";
import { supplyAnswer } from "../../../../parts/document/supply-answer.ts";
import { t } from "../../../../platform/i18n.ts";
import { useReadOnly } from "../../../../ui/read-only/index.ts";
import { AskAddress } from "./ask-address.tsx";
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
  const signer = useOtherSigner(pointId, true);
  const { asksEarlySupply } = documents.salesContract;
  return (
    <>
      {!isReadOnly && <FormerMeter former={documents.formerMeter} />}
      {!isReadOnly && <SignedOtherwise documents={documents} />}
      <SignerDocuments documents={documents} signer={signer?.name ?? null} onDownload={download} />
      {typeof asksEarlySupply === "boolean" && (
        <Text size="sm" mt="xs">
          {supplyAnswer(asksEarlySupply)}
        </Text>
      )}
      {!isReadOnly && hasSignButton && standing === "to-confirm" && (
        <AddressNotice
          text={t(
            "Un e-mail est parti à l’adresse de la personne qui signe, pour la confirmer\u00a0: les documents s’ouvrent aussitôt après.",
          )}
        >
          <AskAddress pointId={pointId} />
        </AddressNotice>
      )}
      {hasSignButton && standing === "to-sign" && (
        <Stack gap="xs" mt="md">
          <SignNow pointId={pointId} />
        </Stack>
      )}
    </>
  );
}
