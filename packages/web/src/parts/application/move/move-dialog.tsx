import { Skeleton } from "@mantine/core";
import type { ProgressInput } from "@mec/domain/application";
import type { PriceRange } from "@mec/domain/shared";
import { useState } from "react";
import { t } from "../../../platform/i18n.ts";
import { notify } from "../../../platform/notify.tsx";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { useOwnProject } from "../../project/own-project.ts";
import { MoveForm } from "./move-form.tsx";
import { MoveResults } from "./move-results.tsx";
import { doneText, nextText } from "./move-texts.ts";
import type { Moved, Movement } from "./types.ts";
import { type MoveResult, useMove } from "./use-move.ts";

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

/** The middle of the announced price range, proposed first. */
const middleOf = (range: PriceRange | null | undefined): number | null =>
  range ? (range.min + range.max) / 2 : null;

/** A step of one or many applications: what it requires, then its outcome. When all went well, a toast says so. */
export function MoveDialog({ projectId, movement, onClose }: Props) {
  const { to, label } = movement.transition;
  const taken = { kind: movement.kind, to };
  const [answer, setAnswer] = useState<Answer | null>(null);
  const move = useMove(projectId);
  const project = useOwnProject(projectId);
  const close = (results: readonly MoveResult[] = []) => onClose(results.filter(({ ok }) => ok));

  async function send(step: ProgressInput, people: readonly Moved[], before: readonly MoveResult[] = []) {
    const results = [...before, ...(await move.mutateAsync({ people, step }))];
    if (results.some(({ ok }) => !ok)) return setAnswer({ step, results });
    notify({ title: doneText(taken, results.length), message: nextText(taken), color: "green" });
    close(results);
  }

  function confirm(outside: readonly MoveResult[]) {
    if (!answer) return;
    const others = answer.results.filter((result) => !outside.includes(result));
    send({ ...answer.step, confirmOutOfPerimeter: true }, outside, others);
  }

  return (
    <Dialog
      title={t(label)}
      size="lg"
      space="indigo"
      isBusy={move.isPending}
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
      ) : movement.transition.requires === "price" && project.isPending ? (
        <Skeleton height={220} radius={12} />
      ) : (
        <MoveForm
          projectId={projectId}
          usualPrice={middleOf(project.data?.price)}
          movement={movement}
          onSend={(step) => send(step, movement.people)}
          onCancel={() => close()}
        />
      )}
    </Dialog>
  );
}
