import { Button, Skeleton } from "@mantine/core";
import { annexeCalls } from "@mec/api/document";
import { type ProgressInput, usualStartDay } from "@mec/domain/application";
import { useState } from "react";
import { useAnswer } from "../../../platform/answer.ts";
import { t } from "../../../platform/i18n.ts";
import { notify } from "../../../platform/notify.tsx";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { useOwnProject } from "../../project/own-project.ts";
import { OwnSignatory } from "../../signatory/own-signatory.tsx";
import { whoSignsTitle } from "../../signatory/own-signatory-words.ts";
import { MoveForm } from "./move-form.tsx";
import { confirmsOf, MoveResults } from "./move-results.tsx";
import { doneText, nextText, stepText } from "./move-texts.ts";
import { arePlaces } from "./places.ts";
import { firstToLeave, notBefore } from "./starting-words.ts";
import type { MoveResult } from "./take-steps.ts";
import type { Moved, Movement } from "./types.ts";
import { useAreOwn } from "./use-are-own.ts";
import { useMove } from "./use-move.ts";
import { useUnsigned } from "./use-unsigned.ts";

/** Those of whom it is asked first who signs: a price may be none, and a sum no purchase. */
const askedFirst = ({ transition: { to }, people }: Movement): readonly Moved[] =>
  to === "PROPOSAL" || to === "SIGNATURE" ? people.filter(({ sellerUntold }) => sellerUntold) : [];

interface Props {
  projectId: string;
  movement: Movement;
  /** Called when the dialog closes, with those whose application moved, or of whom it was said who signs. */
  onClose: (moved: readonly Moved[]) => void;
}

interface Answer {
  step: ProgressInput;
  results: readonly MoveResult[];
}

/** Whom a step moves: of many, each can be left out, but the last. */
function useMoved(movement: Movement) {
  const [people, setPeople] = useState(movement.people);
  const remove = (applicationId: string) =>
    setPeople((before) => before.filter((one) => one.applicationId !== applicationId));
  return { people, onRemove: people.length > 1 ? remove : undefined };
}

function tellDone(
  taken: Parameters<typeof doneText>[0],
  results: readonly MoveResult[],
  isOwn: boolean,
): void {
  const { length } = results;
  const title = doneText(taken, length, arePlaces(results));
  notify({ title, message: nextText(taken, length, isOwn), color: "green" });
}

/** Who signs for the owner's own places, before a price that may be none. */
const WhoFirst = ({ onLater, ...asked }: { projectId: string; onDone: () => void; onLater: () => void }) => (
  <OwnSignatory
    {...asked}
    beside={
      <Button variant="subtle" onClick={onLater}>
        {t("Plus tard")}
      </Button>
    }
  />
);

/** What is filled in before the owner types: of a price his project's range and VAT, of a start the day that the annex says. */
function useFilledIn(projectId: string, { people, transition: { to, requires } }: Movement) {
  const { data: project, isPending } = useOwnProject(projectId);
  const isStart = to === "EXPLOITATION";
  const annexe = useAnswer(annexeCalls.getAnnexeDetails, isStart ? { params: { id: projectId } } : null);
  const unsigned = useUnsigned(
    projectId,
    people.flatMap(({ applicationId }) => (isStart ? applicationId : [])),
  );
  const known = {
    signedOn: unsigned.data?.signedOn,
    contractEndsOn: notBefore(people, unsigned.data?.underContract),
    departure: firstToLeave(people),
    now: new Date(),
  };
  return {
    isLoading: (requires === "price" && isPending) || annexe.isLoading || unsigned.isLoading,
    range: project?.price ?? null,
    vatRegime: project?.vatRegime ?? null,
    startsOn: usualStartDay(annexe.data?.startDate ?? null, known),
  };
}

/** A step of one or many applications: what it requires, then its outcome. When all went well, a toast says so. */
export function MoveDialog({ projectId, movement, onClose }: Props) {
  const { to, label } = movement.transition;
  const taken = { kind: movement.kind, to };
  const { people, onRemove } = useMoved(movement);
  const untold = askedFirst(movement).length;
  const [isWhoAsked, setWhoAsked] = useState(untold > 0);
  const [answer, setAnswer] = useState<Answer | null>(null);
  // While a question stands over the dialog the dialog cannot be closed: Escape closes the question alone.
  const [isAsking, setAsking] = useState(false);
  const move = useMove(projectId);
  const areOwn = useAreOwn();
  const { isLoading, ...filledIn } = useFilledIn(projectId, movement);
  const close = (results: readonly MoveResult[] = []) => onClose(results.filter(({ ok }) => ok));

  async function send(step: ProgressInput, some: readonly Moved[], before: readonly MoveResult[] = []) {
    const results = [...before, ...(await move.mutateAsync({ people: some, step }))];
    if (results.some(({ ok }) => !ok)) return setAnswer({ step, results });
    tellDone(taken, results, areOwn(results));
    close(results);
  }

  function confirm(asked: readonly MoveResult[]) {
    const others = answer?.results.filter((result) => !asked.includes(result));
    if (answer) send({ ...answer.step, ...confirmsOf(asked) }, asked, others);
  }

  const step = stepText({ ...taken, label }, people.length, arePlaces(people));
  return (
    <Dialog
      title={isWhoAsked ? whoSignsTitle(untold) : step}
      size="lg"
      space="indigo"
      isBusy={move.isPending || isAsking}
      onClose={() => close(answer?.results)}
    >
      {isWhoAsked ? (
        <WhoFirst projectId={projectId} onDone={() => onClose(people)} onLater={() => setWhoAsked(false)} />
      ) : answer ? (
        <MoveResults
          taken={taken}
          results={answer.results}
          isPending={move.isPending}
          onConfirm={confirm}
          onClose={() => close(answer.results)}
        />
      ) : isLoading ? (
        <Skeleton height={220} radius={12} />
      ) : (
        <MoveForm
          {...{ projectId, onRemove, isAsking, ...filledIn }}
          movement={{ ...movement, people }}
          onSend={(step) => send({ ...step, confirmOutOfPerimeter: false }, people)}
          onAsking={setAsking}
          onCancel={() => close()}
        />
      )}
    </Dialog>
  );
}
