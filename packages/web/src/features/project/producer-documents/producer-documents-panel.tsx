import { Button, Group, Skeleton, Stack, Text, Title } from "@mantine/core";
import { documentCalls, type ParticipantDocuments } from "@mec/api/document";
import { signatureCalls } from "@mec/api/signature";
import { plantSaleCalls } from "@mec/api/study";
import { currentStatus, isLive } from "@mec/domain/application";
import { documentKinds } from "@mec/domain/document";
import type { ProductionPoint } from "@mec/domain/point";
import { messages } from "@mec/domain/shared";
import { essentialLabels } from "@mec/domain/signature";
import { IconDownload, IconSignature } from "@tabler/icons-react";
import { hasToSign, holderStateOf } from "../../../parts/document/holder-states.ts";
import { PlantNote } from "../../../parts/document/plant-note.tsx";
import { SignedOtherwise } from "../../../parts/document/signed-otherwise.tsx";
import { SignerDocuments } from "../../../parts/document/signer-documents.tsx";
import { comingLine } from "../../../parts/point/revenue/coming-contracts.ts";
import { useAct } from "../../../platform/act.ts";
import { useAnswer } from "../../../platform/answer.ts";
import { frenchMessage } from "../../../platform/client.tsx";
import { t } from "../../../platform/i18n.ts";
import { notify } from "../../../platform/notify.tsx";
import { nullWhenMissing } from "../../../platform/null-when.ts";
import { usePrices } from "../../../platform/profile-type.ts";
import { SidePanel } from "../../../ui/dialog/dialog.tsx";
import { LoadError } from "../../../ui/feedback/load-error.tsx";
import { ResendMail } from "../../../ui/feedback/resend-mail.tsx";
import { SummaryList } from "../../../ui/fields/summary-list.tsx";
import { useFollowLink } from "../../../ui/files/follow-link.ts";
import { saveFile } from "../../../ui/files/save-file.ts";
import { Unbroken } from "../../../ui/layout/unbroken.tsx";
import { waitingFor } from "../portfolio/producer-documents.ts";
import { billingText } from "./billing-text.ts";
import { CopyLines } from "./copy-lines.tsx";
import { ProducerSales, useProducerSales } from "./producer-sales.tsx";
import { ProducerSignNow } from "./producer-sign-now.tsx";
import { ProducerSignatory } from "./producer-signatory.tsx";
import { useSignedCopies } from "./use-signed-copies.ts";

/** His documents and the contract of each consumer in one file, since he has signed many. */
function SignedCopies({ pointId }: { pointId: string }) {
  const { mutate, isPending } = useAct(
    (call) => call(documentCalls.archiveSignedCopies, { params: { id: pointId } }),
    {
      after: saveFile,
      failed: (error) => notify({ message: frenchMessage(error), color: "red" }),
    },
  );
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={20} aria-hidden />}
      disabled={isPending}
      onClick={() => mutate()}
    >
      {isPending ? messages.loading : t("Tous mes exemplaires signés (ZIP)")}
    </Button>
  );
}

/** With whom his contracts are to come, and when, as his card tells it; null until that is known. */
function useComing(pointId: string): string | null {
  const { profileType } = usePrices();
  const input = { params: { id: pointId } };
  const { data: sale } = useAnswer(plantSaleCalls.getPlantSale, input, { or: nullWhenMissing });
  return sale ? comingLine(sale, profileType) : null;
}

function DocumentLines({ pointId, documents }: { pointId: string; documents: ParticipantDocuments }) {
  const coming = useComing(pointId);
  const { data: sales, isLoading } = useProducerSales(pointId);
  const signsSale = isLoading ? false : sales?.some(({ state }) => state === "to-sign");
  const isSigning = hasToSign(documents, signsSale);
  const { signer } = waitingFor(documents, sales ?? []);
  const isSigned = documentKinds.some((kind) => documents[kind].status === "DONE");
  const download = useFollowLink((call, signatureRequestId: string) =>
    call(documentCalls.linkProducerDocument, { params: { id: pointId }, query: { signatureRequestId } }),
  );
  return (
    <>
      <SignedOtherwise documents={documents} />
      <SignerDocuments documents={documents} signer={signer} coming={coming} onDownload={download} />
      {sales && sales.length > 0 && <ProducerSales sales={sales} onDownload={download} />}
      <SummaryList rows={[{ label: t(essentialLabels.billing), value: billingText(documents) }]} />
      {isSigning || isSigned ? (
        <Group mt="sm">
          {isSigning && signer !== null && (
            <ResendMail
              resend={(call) => call(signatureCalls.askProducerAddress, { params: { id: pointId } })}
              words={{ action: t("Relancer {{name}}", { name: signer }) }}
            />
          )}
          {isSigning && signer === null && (
            <ProducerSignNow
              pointId={pointId}
              label={t("Lire et signer")}
              leftSection={<IconSignature size={20} aria-hidden />}
            />
          )}
          {isSigned && <SignedCopies pointId={pointId} />}
        </Group>
      ) : (
        documentKinds.some((kind) => holderStateOf(documents, kind) === "preparing") && (
          <Text size="sm" c="dimmed">
            <Unbroken
              text={t("Vous recevrez un e-mail quand le porteur du projet vous les enverra à signer.")}
            />
          </Text>
        )
      )}
    </>
  );
}

/** What is signed by all of a project that he has left, each by its name. */
function LeftCopies({ pointId, empty }: { pointId: string; empty: string }) {
  const { data: copies, error, refetch } = useSignedCopies(pointId);
  const download = useFollowLink((call, signatureRequestId: string) =>
    call(documentCalls.linkProducerDocument, { params: { id: pointId }, query: { signatureRequestId } }),
  );
  if (error) return <LoadError error={error} retry={refetch} />;
  if (copies === undefined) return <Skeleton height={120} radius={12} />;
  if (!copies || copies.length === 0) return <Text c="dimmed">{empty}</Text>;
  return (
    <Stack align="stretch">
      <CopyLines copies={copies} onDownload={download} />
      <div>
        <SignedCopies pointId={pointId} />
      </div>
    </Stack>
  );
}

/** Whether it applied to or took part in an operation, and no longer does: a departure that is settled leaves no application. */
const hasLeft = ({ applicationProgress: application, projectId }: ProductionPoint) =>
  application === null ? projectId === undefined : !isLive(currentStatus(application.progress));

function Documents({ point }: { point: ProductionPoint }) {
  const pointId = point.id;
  const {
    data: documents,
    error,
    refetch,
  } = useAnswer(documentCalls.getProducerDocuments, { params: { id: pointId } });
  if (error) return <LoadError error={error} retry={refetch} />;
  if (documents === undefined) return <Skeleton height={120} radius={12} />;
  if (documents === null) {
    return hasLeft(point) ? (
      <LeftCopies pointId={pointId} empty={t("Vous n’avez rien signé pour ce projet.")} />
    ) : (
      <Text c="dimmed">{t("Ils se préparent une fois votre proposition acceptée.")}</Text>
    );
  }
  return <DocumentLines pointId={pointId} documents={documents} />;
}

interface Props {
  point: ProductionPoint;
  /** Whether it was opened to say who signs: nothing of it has to be found first. */
  asksSignatory: boolean;
  onClose: () => void;
}

/** Who signs for an installation, and the documents of its participation. */
export function ProducerDocumentsPanel({ point, asksSignatory, onClose }: Props) {
  return (
    <SidePanel title={t("Mes documents, {{name}}", { name: point.name })} onClose={onClose}>
      <Stack gap="xl">
        <ProducerSignatory point={point} startsOpen={asksSignatory} />
        <section aria-labelledby="producer-documents">
          <Title order={3} size="h4" id="producer-documents" mb="sm">
            {t("Documents du projet")}
          </Title>
          <Documents point={point} />
        </section>
        {point.projectId !== undefined && <PlantNote plantId={point.id} />}
      </Stack>
    </SidePanel>
  );
}
