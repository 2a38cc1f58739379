import { countsAsParticipant, type Transition } from "@mec/domain/application";

type Step = Pick<Transition, "from" | "to">;

/** Whether a step takes back an acceptance: it is there for who needs it, and nobody is led to it. */
export const takesBack = ({ from, to }: Step): boolean => to === "REJECTED" && countsAsParticipant(from);

/** How the button of a step looks beside the others: only what goes on is filled, and only the first. */
export function stepLook(step: Step, index: number): "filled" | "default" | "subtle" {
  if (takesBack(step)) return "subtle";
  return index === 0 && step.to !== "REJECTED" ? "filled" : "default";
}
