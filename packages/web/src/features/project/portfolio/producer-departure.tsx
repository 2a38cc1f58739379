import { Button, Skeleton, Text } from "@mantine/core";
import { documentCalls } from "@mec/api/document";
import type { ApplicationProgress } from "@mec/domain/application";
import { useState } from "react";
import { DepartureRequestForm } from "../../../parts/application/departure/departure-request.tsx";
import { producerLeavingText } from "../../../parts/application/move/stays-signed-words.ts";
import { useAnswer } from "../../../platform/answer.ts";
import { t } from "../../../platform/i18n.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { LoadError } from "../../../ui/feedback/load-error.tsx";
import { Unbroken } from "../../../ui/layout/unbroken.tsx";

/** What binds him beyond his leaving, before he says when. */
function Binding({ application }: { application: ApplicationProgress }) {
  const input = { params: { id: application.id } };
  const { data, error, refetch } = useAnswer(documentCalls.getApplicationLeaving, input);
  if (error) return <LoadError error={error} retry={refetch} />;
  if (!data) return <Skeleton height={80} radius={12} mb="md" />;
  const binding = producerLeavingText(data);
  return (
    binding && (
      <Text size="sm" mb="md">
        <Unbroken text={binding} />
      </Text>
    )
  );
}

/** A producer whose documents are signed asks to leave, as a consumer does; the owner settles it. */
export function ProducerDeparture({
  application,
  pointName,
}: {
  application: ApplicationProgress;
  pointName: string;
}) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const label = application.departure ? t("Corriger ma demande de départ") : t("Demander à partir");
  return (
    <>
      <Button
        variant="subtle"
        color="gray.8"
        size="sm"
        aria-label={`${label} (${pointName})`}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {isOpen && (
        <Dialog
          title={t("Quitter l’opération avec «\u00a0{{name}}\u00a0»", { name: pointName })}
          onClose={close}
        >
          <Text mb="md">
            {t(
              "Le porteur du projet règle votre départ avec le gestionnaire de réseau. Vos acheteurs en sont prévenus.",
            )}
          </Text>
          <Binding application={application} />
          <DepartureRequestForm application={application} close={close} />
        </Dialog>
      )}
    </>
  );
}
