import { toEstimateProject } from "@mec/api/study";
import { assumedPower } from "@mec/domain/point";
import type { Deps } from "../../deps.ts";
import { findEstimateBasis } from "./estimate-basis.ts";
import { basesReadBy, basisWithoutPlant } from "./participant-basis.ts";
import { today } from "./price-proposal.ts";

/**
 * What a plant earns in a project at the price that its holder asks for, the same as his browser computes on its card; null
 * for a plant that is gone.
 */
export async function outcomeOfPlant(
  deps: Deps,
  { projectId, pointId }: { readonly projectId: string; readonly pointId: string },
) {
  const point = await deps.db
    .selectFrom("production_point")
    .select([
      "account_id as accountId",
      "name",
      "production_type as type",
      "production_power as power",
      "annual_production as annualKwh",
      "latitude",
      "longitude",
      "price_min as min",
      "price_max as max",
    ])
    .where("id", "=", pointId)
    .executeTakeFirst();
  if (!point) return null;
  const { accountId, name, type, annualKwh, min, max, ...at } = point;
  const [day, own] = [today(deps), { pointId, holderId: accountId }];
  const whole = await basisWithoutPlant(deps.db, await findEstimateBasis(deps.db, projectId), own);
  const [basis = whole] = await basesReadBy(deps.db, [whole], { accountId, day, withoutProducer: pointId });
  const price = min === null || max === null ? null : { min, max };
  const powerKw = assumedPower({ powerKw: point.power ?? 0, annualKwh });
  const { latitude, longitude, plants, acceptedKwh } = toEstimateProject(basis);
  const earned =
    powerKw === null
      ? null
      : await deps.workers.run(
          "revenue",
          {
            project: { latitude, longitude, plants, acceptedKwh },
            plant: { type, powerKw, annualKwh, latitude: at.latitude, longitude: at.longitude },
            price,
            membership: basis.fees.membership,
            day,
          },
          projectId,
        );
  return {
    pointId,
    name,
    price,
    vatRegime: basis.vatRegime,
    earnsEur: earned?.earnsEur ?? null,
    sellingAllEur: earned?.sellingAllEur ?? null,
  };
}
