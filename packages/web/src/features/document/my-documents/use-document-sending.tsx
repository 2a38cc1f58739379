import type { ParticipantDocuments } from "@mec/api/document";
import type { DocumentKind } from "@mec/domain/document";
import { useState } from "react";
import { SendDialog } from "../../../parts/document/send-dialog.tsx";
import { useOwnPoints } from "../../../parts/point/use-own-points.ts";
import type { DocumentLine } from "./rows.ts";

interface Given {
  projectId: string;
  kind: DocumentKind;
  onSent: () => void;
}

interface Sending {
  participants: readonly ParticipantDocuments[];
  /** All three documents of each participant. */
  isSets: boolean;
}

const participantsOf = (lines: readonly DocumentLine[]) => lines.map(({ participant }) => participant);

/** Sends documents of this kind, or whole sets, in a dialog that says who gets them. */
export function useDocumentSending({ projectId, kind, onSent }: Given) {
  const [sending, setSending] = useState<Sending | null>(null);
  const ownPoints = useOwnPoints();
  return {
    send: (lines: readonly DocumentLine[]) =>
      setSending({ participants: participantsOf(lines), isSets: false }),
    sendSets: (lines: readonly DocumentLine[]) =>
      setSending({ participants: participantsOf(lines), isSets: true }),
    dialog: sending && (
      <SendDialog
        projectId={projectId}
        participants={sending.participants}
        {...(sending.isSets ? {} : { kind })}
        ownPoints={ownPoints}
        onSent={onSent}
        onClose={() => setSending(null)}
      />
    ),
  };
}
