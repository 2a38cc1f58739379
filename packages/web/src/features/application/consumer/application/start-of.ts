import { startInLaterYear } from "@mec/domain/project";
import { dayInParis } from "@mec/domain/shared";
import type { JoinedProject } from "../../../../parts/application/use-joined-project.ts";
import { isUnexempted } from "../../../../parts/project/answer/saving-words.ts";

/** Whether the project begins after the announced end of the exemption, or may; and in which month of a later year. */
export function startOf(project: JoinedProject | null | undefined) {
  const today = dayInParis(new Date());
  return {
    isLate: !project || isUnexempted(project, today),
    startsIn: project ? startInLaterYear(project, today) : null,
  };
}
