import { pointCalls } from "@mec/api/point";
import type { ConsumptionPoint, ConsumptionPointInput } from "@mec/domain/point";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { frenchMessage, useClient } from "../../../../platform/client.tsx";
import { t } from "../../../../platform/i18n.ts";
import { pointsKey } from "../../../../platform/session.ts";
import { useConfirm } from "../../../../ui/feedback/confirm.tsx";
import { pointKey } from "../space/use-point.ts";
import { changedPoint, hasLapsedMeter } from "./point-change.ts";

/** Saves a part of the point; answers whether it was. */
export function useSavePoint(point: ConsumptionPoint) {
  const call = useClient();
  const queries = useQueryClient();
  const confirm = useConfirm();
  const [failure, setFailure] = useState<string | null>(null);

  const mayGoOn = async () =>
    !hasLapsedMeter(point) ||
    (await confirm({
      title: t("Votre PDL sera retiré"),
      body: t(
        "Votre autorisation de lire le compteur n’est plus valable. Enregistrer sans elle retire aussi le PDL de ce lieu\u202f; vous pourrez le redonner ensuite. Pour le garder, annulez et renouvelez d’abord l’autorisation.",
      ),
      confirmLabel: t("Enregistrer sans le PDL"),
    }));

  async function save(change: Partial<ConsumptionPointInput>): Promise<boolean> {
    setFailure(null);
    if (!(await mayGoOn())) return false;
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
