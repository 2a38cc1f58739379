import {
  type ProductionForm,
  toProductionPoint,
} from "../../../../parts/point/publishing/production-form.ts";
import { projectAnswers } from "../../../../parts/project/own-project.ts";
import { ownPoints } from "../../../../platform/session.ts";
import { useStored } from "../../../../platform/stored.ts";
import { useSending } from "../../../../ui/forms/use-submit.ts";
import { sendPoint } from "./send-point.ts";
import type { JoinTarget } from "./use-join-target.ts";

/** Sends the point to the project; `failure` says why that failed. */
export function useSendPoint(target: JoinTarget, onSent: (pointId: string) => void) {
  const [savedId, remember] = useStored(`production-point-to-join:${target.id}`);
  return useSending(
    (call, form: ProductionForm) => sendPoint(call, target, toProductionPoint(form), { savedId, remember }),
    { stale: [ownPoints, ...projectAnswers(target.id)], after: onSent },
  );
}
