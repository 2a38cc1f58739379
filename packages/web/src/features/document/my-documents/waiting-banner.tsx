import { Alert, Button, Group, Text } from "@mantine/core";
import type { ParticipantDocuments } from "@mec/api/document";
import { overviewCalls } from "@mec/api/overview";
import { signatureCalls } from "@mec/api/signature";
import { messages, plural } from "@mec/domain/shared";
import { IconSignature } from "@tabler/icons-react";
import { SignRefusal } from "../../../parts/document/sign-refusal.tsx";
import { useSignNow } from "../../../parts/document/use-sign-now.ts";
import { toDoWords } from "../../../parts/overview/to-do-words.ts";
import { useOwnPoints } from "../../../parts/point/use-own-points.ts";
import { useAnswer } from "../../../platform/answer.ts";
import { t } from "../../../platform/i18n.ts";
import { ResendMail } from "../../../ui/feedback/resend-mail.tsx";
import { waitingForOwner } from "./waiting.ts";

interface Props {
  projectId: string;
  participants: readonly ParticipantDocuments[];
}

/** What waits for somebody whom the owner named, and who signs by his own mailbox. */
function AnotherSigns({ projectId }: Pick<Props, "projectId">) {
  const { data } = useAnswer(overviewCalls.getOverview, { params: { id: projectId } });
  const awaited = data?.toDo.find(({ kind }) => kind === "have-signed");
  if (!awaited) return null;
  const { text, why, action } = toDoWords["have-signed"];
  return (
    <Alert color="indigo" mb="lg" icon={<IconSignature aria-hidden />} title={text(awaited.count, awaited)}>
      <Group justify="space-between" gap="sm">
        <Text size="sm">{why(awaited.count, awaited)}</Text>
        <ResendMail
          resend={(call) => call(signatureCalls.askOwnerAddress, { params: { id: projectId } })}
          words={{ action }}
        />
      </Group>
    </Alert>
  );
}

/** What the participants have signed, and the owner has not yet, or whom he named: each signs all at once. */
export const WaitingBanner = (props: Props) => (
  <>
    <OwnerSigns {...props} />
    <AnotherSigns {...props} />
  </>
);

/** What waits for the owner himself. */
function OwnerSigns({ projectId, participants }: Props) {
  const ownPoints = useOwnPoints();
  const isProducer = participants.some(({ kind, id }) => kind === "producer" && ownPoints.has(id));
  const count = waitingForOwner(participants, isProducer);
  const { mutate, isPending, error } = useSignNow(
    (call) => call(signatureCalls.linkOwnerSignature, { params: { id: projectId } }),
    t("Plus rien n’attend votre signature. L’interlocuteur de la PMO a peut-être déjà signé."),
  );
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
      <SignRefusal
        error={error}
        askAddress={(call) => call(signatureCalls.askOwnerAddress, { params: { id: projectId } })}
      />
    </Alert>
  );
}
