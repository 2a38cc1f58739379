import { pointCalls } from "@mec/api/point";
import type { ConsumptionPoint, ConsumptionPointInput } from "@mec/domain/point";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { frenchMessage, useClient } from "../../../../platform/client.tsx";
import { pointsKey } from "../../../../platform/session.ts";
import { pointKey } from "../space/use-point.ts";
import { changedPoint } from "./point-change.ts";

/** Saves a part of the point; answers whether it was. */
export function useSavePoint(point: ConsumptionPoint) {
  const call = useClient();
  const queries = useQueryClient();
  const [failure, setFailure] = useState<string | null>(null);

  async function save(change: Partial<ConsumptionPointInput>): Promise<boolean> {
    setFailure(null);
    try {
      const params = { id: point.id };
      const saved = await call(pointCalls.updateConsumptionPoint, {
        params,
        body: changedPoint(point, change),
      });
      queries.setQueryData(pointKey(point.id), saved);
      await queries.invalidateQueries({ queryKey: [...pointKey(point.id), "consents"] });
      await queries.invalidateQueries({ queryKey: pointsKey });
      return true;
    } catch (error) {
      setFailure(frenchMessage(error));
      return false;
    }
  }
  return { save, failure };
}
