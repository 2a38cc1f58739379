import { Skeleton } from "@mantine/core";
import { annexeCalls } from "@mec/api/document";
import { type ProgressInput, usualStartDay } from "@mec/domain/application";
import { useState } from "react";
import { useAnswer } from "../../../platform/answer.ts";
import { notify } from "../../../platform/notify.tsx";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { useOwnProject } from "../../project/own-project.ts";
import { MoveForm } from "./move-form.tsx";
import { MoveResults } from "./move-results.tsx";
import { doneText, nextText, stepText } from "./move-texts.ts";
import { arePlaces } from "./places.ts";
import type { MoveResult } from "./take-steps.ts";
import type { Moved, Movement } from "./types.ts";
import { useMove } from "./use-move.ts";

interface Props {
  projectId: string;
  movement: Movement;
  /** Called when the dialog closes, with those whose application moved. */
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

function tellDone(taken: Parameters<typeof doneText>[0], results: readonly MoveResult[]): void {
  const { length } = results;
  const title = doneText(taken, length, arePlaces(results));
  notify({ title, message: nextText(taken, length), color: "green" });
}

/** A step of one or many applications: what it requires, then its outcome. When all went well, a toast says so. */
export function MoveDialog({ projectId, movement, onClose }: Props) {
  const { to, label } = movement.transition;
  const taken = { kind: movement.kind, to };
  const { people, onRemove } = useMoved(movement);
  const [answer, setAnswer] = useState<Answer | null>(null);
  // While a question stands over the dialog the dialog cannot be closed: Escape closes the question alone.
  const [isAsking, setAsking] = useState(false);
  const move = useMove(projectId);
  const project = useOwnProject(projectId);
  const isStart = to === "EXPLOITATION";
  const annexe = useAnswer(annexeCalls.getAnnexeDetails, isStart ? { params: { id: projectId } } : null);
  const close = (results: readonly MoveResult[] = []) => onClose(results.filter(({ ok }) => ok));

  async function send(step: ProgressInput, some: readonly Moved[], before: readonly MoveResult[] = []) {
    const results = [...before, ...(await move.mutateAsync({ people: some, step }))];
    if (results.some(({ ok }) => !ok)) return setAnswer({ step, results });
    tellDone(taken, results);
    close(results);
  }

  function confirm(outside: readonly MoveResult[]) {
    if (!answer) return;
    const others = answer.results.filter((result) => !outside.includes(result));
    send({ ...answer.step, confirmOutOfPerimeter: true }, outside, others);
  }

  return (
    <Dialog
      title={stepText({ ...taken, label }, people.length, arePlaces(people))}
      size="lg"
      space="indigo"
      isBusy={move.isPending || isAsking}
      onClose={() => close(answer?.results)}
    >
      {answer ? (
        <MoveResults
          taken={taken}
          results={answer.results}
          isPending={move.isPending}
          onConfirm={confirm}
          onClose={() => close(answer.results)}
        />
      ) : (movement.transition.requires === "price" && project.isPending) || annexe.isLoading ? (
        <Skeleton height={220} radius={12} />
      ) : (
        <MoveForm
          {...{ projectId, onRemove, isAsking }}
          range={project.data?.price ?? null}
          vatRegime={project.data?.vatRegime ?? null}
          startsOn={usualStartDay(annexe.data?.startDate ?? null, new Date())}
          movement={{ ...movement, people }}
          onSend={(step) => send({ ...step, confirmOutOfPerimeter: false }, people)}
          onAsking={setAsking}
          onCancel={() => close()}
        />
      )}
    </Dialog>
  );
}
