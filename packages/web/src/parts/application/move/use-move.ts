import { useAct } from "../../../platform/act.ts";
import { ownPoints } from "../../../platform/session.ts";
import { projectAnswers } from "../../project/own-project.ts";
import { type Order, takeSteps } from "./take-steps.ts";

export function useMove(projectId: string) {
  return useAct((call, order: Omit<Order, "projectId">) => takeSteps(call, { ...order, projectId }), {
    staleAnyway: [...projectAnswers(projectId), ownPoints],
  });
}
