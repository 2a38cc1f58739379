import { Alert, Box, Button, Skeleton, Text } from "@mantine/core";
import { documentCalls } from "@mec/api/document";
import type { ApplicationProgress } from "@mec/domain/application";
import type { ProductionPoint } from "@mec/domain/point";
import { dayInParis } from "@mec/domain/shared";
import { useRef, useState } from "react";
import { DepartureRequestForm } from "../../../parts/application/departure/departure-request.tsx";
import { useStaying } from "../../../parts/application/departure/use-staying.ts";
import { useAnswer } from "../../../platform/answer.ts";
import { frenchMessage } from "../../../platform/client.tsx";
import { t } from "../../../platform/i18n.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { useConfirm } from "../../../ui/feedback/confirm.tsx";
import { LoadError } from "../../../ui/feedback/load-error.tsx";
import { SummaryList } from "../../../ui/fields/summary-list.tsx";
import { useSignedCopies } from "../producer-documents/use-signed-copies.ts";
import { earlyQuestion, leavingRows, noticeHint } from "./producer-leaving.ts";
import { useContractsLeft } from "./use-contracts-left.ts";

/** What ends when he leaves and what goes on binding him, before he says when. */
function Binding({ application, pointId }: { application: ApplicationProgress; pointId: string }) {
  const input = { params: { id: application.id } };
  const { data, error, refetch } = useAnswer(documentCalls.getApplicationLeaving, input);
  const { data: copies, isLoading } = useSignedCopies(pointId);
  if (error) return <LoadError error={error} retry={refetch} />;
  if (!data || isLoading) return <Skeleton height={240} radius={12} mb="md" />;
  const when = { today: dayInParis(new Date()), isAsked: true };
  return (
    <Box mb="md">
      <SummaryList rows={leavingRows(data, copies ?? [], when)} />
    </Box>
  );
}

/** His wished day, with what the contracts by which he sells make of it. */
function RequestForm({
  application,
  pointId,
  close,
}: {
  application: ApplicationProgress;
  pointId: string;
  close: () => void;
}) {
  const confirm = useConfirm();
  const { contracts, isLoading } = useContractsLeft(application.id, pointId);
  if (isLoading) return <Skeleton height={220} radius={12} />;
  const today = dayInParis(new Date());
  return (
    <DepartureRequestForm
      application={application}
      hintOf={(leavingOn) => noticeHint(contracts, leavingOn, today)}
      isSureOf={async (leavingOn) => {
        const question = earlyQuestion(contracts, leavingOn, today);
        return question === null || confirm(question);
      }}
      close={close}
    />
  );
}

/** The request that was sent may be withdrawn as long as the owner has not settled it. */
function Staying({
  application,
  name,
  after,
}: {
  application: ApplicationProgress;
  name: string;
  after: () => void;
}) {
  const { stay, isPending, error } = useStaying(application, after);
  const label = t("Je reste finalement");
  return (
    <>
      <Button
        variant="subtle"
        size="sm"
        disabled={isPending}
        aria-label={`${label} (${name})`}
        onClick={() => void stay()}
      >
        {label}
      </Button>
      {error && (
        <Alert color="red" role="alert">
          {frenchMessage(error)}
        </Alert>
      )}
    </>
  );
}

/** A producer whose documents are signed asks to leave, as a consumer does; the owner settles it. */
export function ProducerDeparture({
  application,
  point: { id, name },
}: {
  application: ApplicationProgress;
  point: Pick<ProductionPoint, "id" | "name">;
}) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const button = useRef<HTMLButtonElement>(null);
  // What is settled is its owner's to change: the card says so.
  if (application.departure?.settledFor !== undefined) return null;
  const label = application.departure ? t("Corriger ma demande de départ") : t("Demander à partir");
  return (
    <>
      <Button
        variant="subtle"
        color="gray.8"
        size="sm"
        ref={button}
        aria-label={`${label} (${name})`}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {application.departure && (
        // Its own button goes away with the request.
        <Staying application={application} name={name} after={() => button.current?.focus()} />
      )}
      {isOpen && (
        <Dialog title={t("Quitter le projet avec «\u00a0{{name}}\u00a0»", { name })} onClose={close}>
          <Text mb="md">
            {t(
              "Le porteur du projet règle votre départ avec le gestionnaire de réseau\u00a0; vos acheteurs en sont alors prévenus.",
            )}
          </Text>
          <Binding application={application} pointId={id} />
          <RequestForm application={application} pointId={id} close={close} />
        </Dialog>
      )}
    </>
  );
}
