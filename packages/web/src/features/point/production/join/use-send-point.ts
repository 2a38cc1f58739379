import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  type ProductionForm,
  toProductionPoint,
} from "../../../../parts/point/publishing/production-form.ts";
import { frenchMessage, useClient } from "../../../../platform/client.tsx";
import { pointsKey } from "../../../../platform/session.ts";
import { useStored } from "../../../../platform/stored.ts";
import { sendPoint } from "./send-point.ts";
import type { JoinTarget } from "./use-join-target.ts";

/** Sends the point to the project; `failure` says why it could not be. */
export function useSendPoint(target: JoinTarget, onSent: (pointId: string) => void) {
  const call = useClient();
  const queries = useQueryClient();
  const [savedId, remember] = useStored(`production-point-to-join:${target.id}`);
  const [failure, setFailure] = useState<string | null>(null);

  async function send(form: ProductionForm) {
    setFailure(null);
    try {
      const pointId = await sendPoint(call, target, toProductionPoint(form), { savedId, remember });
      await queries.invalidateQueries({ queryKey: pointsKey });
      await queries.invalidateQueries({ queryKey: ["project", target.id] });
      onSent(pointId);
    } catch (error) {
      setFailure(frenchMessage(error));
    }
  }
  return { send, failure };
}
