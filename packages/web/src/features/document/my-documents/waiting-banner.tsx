import { Alert, Button, Group, Text } from "@mantine/core";
import type { ParticipantDocuments } from "@mec/api/document";
import { signatureCalls } from "@mec/api/signature";
import { messages, plural } from "@mec/domain/shared";
import { IconSignature } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { ApiError, frenchMessage, useClient } from "../../../platform/client.tsx";
import { t } from "../../../platform/i18n.ts";
import { notify } from "../../../platform/notify.tsx";
import { useOwnPoints } from "../../../ui/documents/index.ts";
import { waitingForOwner } from "./waiting.ts";

const explain = (error: unknown): string =>
  error instanceof ApiError && error.message === "NOTHING_TO_SIGN"
    ? t("Plus rien n’attend votre signature. L’interlocuteur de la PMO a peut-être déjà signé.")
    : frenchMessage(error);

interface Props {
  projectId: string;
  participants: readonly ParticipantDocuments[];
}

/** What the participants have signed, and the owner has not yet: all in one go. */
export function WaitingBanner({ projectId, participants }: Props) {
  const call = useClient();
  const ownPoints = useOwnPoints();
  const isProducer = participants.some(({ productionPointId }) => ownPoints.has(productionPointId ?? ""));
  const count = waitingForOwner(participants, isProducer);
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(signatureCalls.linkOwnerSignature, { params: { id: projectId } }),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => notify({ message: explain(error), color: "red" }),
  });
  if (count === 0) return null;
  return (
    <Alert
      color="indigo"
      mb="lg"
      icon={<IconSignature aria-hidden />}
      title={
        count === 1
          ? t("Un document attend votre signature")
          : t("{{documents}} attendent votre signature", {
              documents: plural(count, t("document"), t("documents")),
            })
      }
    >
      <Group justify="space-between" gap="sm">
        <Text size="sm">{t("Les participants ont signé\u00a0: vous signez tout en une seule fois.")}</Text>
        <Button size="sm" disabled={isPending} onClick={() => mutate()}>
          {isPending ? messages.loading : t("Lire et signer")}
        </Button>
      </Group>
    </Alert>
  );
}
