import { Button, Group, Skeleton, Stack, Text, Title } from "@mantine/core";
import { documentCalls, type ParticipantDocuments } from "@mec/api/document";
import { signatureCalls } from "@mec/api/signature";
import { documentKinds, documentLabels, isInFlight } from "@mec/domain/document";
import type { ProductionPoint } from "@mec/domain/point";
import { messages } from "@mec/domain/shared";
import { IconSignature } from "@tabler/icons-react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { ApiError, frenchMessage, useClient } from "../../../platform/client.tsx";
import { t } from "../../../platform/i18n.ts";
import { notify } from "../../../platform/notify.tsx";
import { SidePanel } from "../../../ui/dialog/dialog.tsx";
import { DocumentBadge } from "../../../ui/documents/index.ts";
import { LoadError } from "../../../ui/feedback/load-error.tsx";
import { SummaryList } from "../../../ui/fields/summary-list.tsx";
import { ProducerSignatory } from "./producer-signatory.tsx";

const explain = (error: unknown): string =>
  error instanceof ApiError && error.message === "NOTHING_TO_SIGN"
    ? t("Rien n’attend votre signature pour le moment.")
    : frenchMessage(error);

function SignNow({ pointId }: { pointId: string }) {
  const call = useClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(signatureCalls.linkProducerSignature, { params: { id: pointId } }),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => notify({ message: explain(error), color: "red" }),
  });
  return (
    <Group mt="sm">
      <Button
        leftSection={<IconSignature size={20} aria-hidden />}
        disabled={isPending}
        onClick={() => mutate()}
      >
        {isPending ? messages.loading : t("Lire, signer ou retrouver mes documents")}
      </Button>
    </Group>
  );
}

function Papers({ pointId, papers }: { pointId: string; papers: ParticipantDocuments }) {
  const wasSent = documentKinds.some(
    (kind) => isInFlight(papers[kind].status) || papers[kind].status === "DONE",
  );
  return (
    <>
      <SummaryList
        rows={documentKinds.map((kind) => ({
          label: t(documentLabels[kind]),
          value: <DocumentBadge status={papers[kind].status} />,
        }))}
      />
      {wasSent ? (
        <SignNow pointId={pointId} />
      ) : (
        <Text size="sm" c="dimmed">
          {t("Vous recevrez un e-mail quand le porteur du projet vous les enverra à signer.")}
        </Text>
      )}
    </>
  );
}

function Documents({ pointId }: { pointId: string }) {
  const call = useClient();
  const {
    data: papers,
    error,
    refetch,
  } = useQuery({
    queryKey: ["production-point", pointId, "documents"],
    queryFn: ({ signal }) => call(documentCalls.getProducerDocuments, { params: { id: pointId }, signal }),
  });
  if (error) return <LoadError error={error} retry={refetch} />;
  if (papers === undefined) return <Skeleton height={120} radius={12} />;
  if (papers === null) {
    return <Text c="dimmed">{t("Ils se préparent une fois votre candidature acceptée.")}</Text>;
  }
  return <Papers pointId={pointId} papers={papers} />;
}

interface Props {
  point: ProductionPoint;
  onClose: () => void;
}

/** Who signs for an installation, and the papers of its participation. */
export function ProducerPapersPanel({ point, onClose }: Props) {
  return (
    <SidePanel title={t("Mes documents, {{name}}", { name: point.name })} onClose={onClose}>
      <Stack gap="xl">
        <ProducerSignatory point={point} />
        <section aria-labelledby="producer-documents">
          <Title order={3} size="h4" id="producer-documents" mb="sm">
            {t("Documents de l’opération")}
          </Title>
          <Documents pointId={point.id} />
        </section>
      </Stack>
    </SidePanel>
  );
}
