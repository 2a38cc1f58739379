import { pages } from "@mec/api";
import type { Applicant } from "@mec/api/application";
import type { ParticipantDocuments } from "@mec/api/document";
import type { OwnerTab } from "@mec/domain/application";
import { documentKinds } from "@mec/domain/document";
import { asConsumer, participantKey } from "@mec/domain/point";
import { type ReactNode, useMemo, useState } from "react";
import { actionsOf, mayBePriced } from "../../../../parts/document/participant.ts";
import { SendDialog } from "../../../../parts/document/send-dialog.tsx";
import { useDocuments } from "../../../../parts/document/use-documents.ts";
import { useOwnPoints } from "../../../../parts/point/use-own-points.ts";

/** Whether something is left to send, including documents that still lack something. */
const hasSomethingToSend = (participant: ParticipantDocuments): boolean =>
  documentKinds.some(
    (kind) => participant[kind].status === "NOT-READY" || actionsOf(participant, kind).includes("send"),
  );

/** The documents of the accepted consumers, and the dialog that sends those of the chosen ones. */
export function useDocumentsToSend(projectId: string, tab: OwnerTab, onSent: () => void) {
  const { data } = useDocuments(projectId, tab === "pre-integrated");
  const ownPoints = useOwnPoints();
  const [sent, setSent] = useState<readonly Applicant[] | null>(null);
  const byParticipant = useMemo(
    () => new Map(data?.map((participant) => [participantKey(participant), participant])),
    [data],
  );
  const documentsOf = ({ consumptionPoint }: Applicant) =>
    byParticipant.get(participantKey(asConsumer(consumptionPoint.id)));
  const toSend = (applicants: readonly Applicant[]): ParticipantDocuments[] =>
    applicants.flatMap((applicant) => documentsOf(applicant) ?? []).filter(hasSomethingToSend);
  const dialog: ReactNode = sent && (
    <SendDialog
      projectId={projectId}
      participants={sent.flatMap((applicant) => documentsOf(applicant) ?? [])}
      ownPoints={ownPoints}
      onSent={onSent}
      onClose={() => setSent(null)}
    />
  );
  return {
    documentsOf,
    canSend: (applicants: readonly Applicant[]) => toSend(applicants).length > 0,
    priceAt: (applicant: Applicant): string | undefined => {
      const participant = documentsOf(applicant);
      return participant && mayBePriced(participant)
        ? pages.createSalesContract.to({ projectId, consumer: participant.id })
        : undefined;
    },
    send: setSent,
    dialog,
  };
}
