import type { ReadConsumptionPoint } from "@mec/api/point";
import { type OpenRetraction, signatureCalls } from "@mec/api/signature";
import { countsAsParticipant, currentStatus, isInOperation } from "@mec/domain/application";
import { createElement } from "react";
import { useAct } from "../../../../platform/act.ts";
import { useAnswer } from "../../../../platform/answer.ts";
import { frenchMessage } from "../../../../platform/client.tsx";
import { ownPoints, useSession } from "../../../../platform/session.ts";
import { about } from "../../../../platform/stale.ts";
import { useConfirm } from "../../../../ui/feedback/confirm.tsx";
import { useReadOnly } from "../../../../ui/read-only/index.ts";
import { QuestionBody } from "../application/question-body.tsx";
import { showStanding } from "../application/show-standing.ts";
import { retractionQuestion } from "./retraction-words.ts";

interface KnownRetraction {
  /** Null when there is nothing to retract, or not any more; undefined as long as that is not known. */
  readonly open: OpenRetraction | null | undefined;
  /** As it is now: he may have signed elsewhere since the page was opened. */
  readonly readAgain: () => Promise<OpenRetraction | null | undefined>;
  /** Asks for the confirmation, then declares it. */
  readonly ask: (open: OpenRetraction) => Promise<void>;
  readonly isPending: boolean;
  readonly error: string | null;
}

/** What the holder may retract of what he signed for this place, and the way to do it. */
export function useRetraction(point: ReadConsumptionPoint): KnownRetraction {
  const status = currentStatus(point.applicationProgress?.progress ?? []);
  const isReadOnly = useReadOnly();
  const enabled = point.reader === "holder" && !isReadOnly && countsAsParticipant(status);
  const input = { params: { id: point.id } };
  const { data, refetch } = useAnswer(signatureCalls.readRetraction, input, { enabled });
  const { user } = useSession();
  const confirm = useConfirm();
  const { mutateAsync, isPending, error } = useAct(
    (call, id: string) => call(signatureCalls.retract, { params: { id } }),
    { staleAnyway: [about("consumption-point", point.id), ownPoints] },
  );

  async function ask(open: OpenRetraction): Promise<void> {
    const where = { place: point.name, email: user?.email ?? "", isInOperation: isInOperation(status) };
    const asked = retractionQuestion(open, where);
    if (!(await confirm({ ...asked, body: createElement(QuestionBody, asked) }))) return;
    await mutateAsync(open.applicationId).then(showStanding, () => undefined);
  }

  return {
    open: enabled ? data : null,
    readAgain: async () => (enabled ? (await refetch()).data : null),
    ask,
    isPending,
    error: error ? frenchMessage(error) : null,
  };
}
