import { Button } from "@mantine/core";
import { overviewCalls } from "@mec/api/overview";
import type { Duty } from "@mec/domain/overview";
import { messages } from "@mec/domain/shared";
import { projectAnswers } from "../../parts/project/own-project.ts";
import { useAct } from "../../platform/act.ts";
import { frenchMessage } from "../../platform/client.tsx";
import styles from "./overview.module.css";

interface Props {
  projectId: string;
  duty: Duty;
  /** Of how many the owner reads that it is due. */
  count: number;
  /** The mark of that list; a server of the former release gives none. */
  list: string | undefined;
  action: string;
  label: string;
  isFirst: boolean;
}

/** The owner says that what the sharing asks of him is done: it leaves his list. */
export function DoneButton({ projectId, duty, count, list, action, label, isFirst }: Props) {
  const keys = projectAnswers(projectId);
  const { mutate, isPending, error } = useAct(
    (call) =>
      call(overviewCalls.sayDone, {
        params: { id: projectId },
        body: { duty, count, ...(list && { list }) },
      }),
    { stale: keys, staleAnyway: keys },
  );
  return (
    <div className={styles.inPlace}>
      <div aria-live="polite">{error && frenchMessage(error)}</div>
      <Button
        size="sm"
        variant={isFirst ? "filled" : "default"}
        onClick={() => !isPending && mutate()}
        data-disabled={isPending || undefined}
        aria-disabled={isPending}
        aria-label={label}
      >
        {isPending ? messages.loading : action}
      </Button>
    </div>
  );
}
