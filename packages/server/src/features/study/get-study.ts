import type { Study } from "@mec/api/study";
import { repartitionKeys } from "@mec/domain/project";
import { formatEuro } from "@mec/domain/shared";
import { candidateReason, outsideSalePrices, sharingMethodLabels } from "@mec/domain/study";
import { endOf, type Grid, producerRevenue, type Revenue } from "@mec/energy";
import type { Deps } from "../../deps.ts";
import type { StudyResult } from "./compute/compute-study.ts";
import { type LoadedStudy, loadStudy, type StudyChoice } from "./load-study.ts";
import { assumptionsOf, methodOf } from "./study-texts.ts";

const negligibleEur = -0.5;

/** What producers get for what is shared, at the price each participant pays, and for the surplus. */
export function revenueOf(loaded: LoadedStudy, shared: readonly number[], surplusKwh: number): Revenue {
  const kwh = shared.reduce((sum, one) => sum + one, 0);
  const paid = shared.reduce((sum, one, i) => sum + one * (loaded.input.consumers[i]?.localPrice ?? 0), 0);
  return producerRevenue({
    shared: kwh * 1000,
    surplus: surplusKwh * 1000,
    localPrice: kwh > 0 ? paid / kwh : 0,
    surplusPrice: outsideSalePrices.surplus,
    fullSalePrice: outsideSalePrices.whole,
  });
}

const periodOf = (grid: Grid): Study["period"] => ({
  from: new Date(grid.start).toISOString(),
  to: new Date(endOf(grid)).toISOString(),
  stepMinutes: grid.stepMinutes,
});

function participantsOf({ members, input }: LoadedStudy, result: StudyResult): Study["participants"] {
  return members.map(({ consumptionPointId, name, status }, i) => {
    const one = result.consumers[i];
    const savingEur = one?.savingEur ?? 0;
    const consumptionKwh = one?.consumptionKwh ?? 0;
    return {
      consumptionPointId,
      name,
      status,
      consumptionKwh,
      sharedKwh: one?.sharedKwh ?? 0,
      savingEur,
      curve: one?.curve ?? "typical",
      selfProductionRate: consumptionKwh > 0 ? (one?.sharedKwh ?? 0) / consumptionKwh : 0,
      localPrice: input.consumers[i]?.localPrice ?? 0,
      savingPerKwhEur: one?.savingPerKwhEur ?? 0,
      warning:
        savingEur < negligibleEur
          ? `À ce prix, l’énergie locale lui coûterait ${formatEuro(-savingEur)} de plus par an.`
          : null,
    };
  });
}

/** Those who would add most to what is shared come first. */
function candidatesOf({ candidates }: LoadedStudy, result: StudyResult): Study["candidates"] {
  // What nobody could use, whatever the key: that of the key which wastes nothing.
  const { surplusKwh } = result.keys["dynamic-per-default"];
  return candidates
    .flatMap(({ consumptionPointId, name }, i) => {
      const one = result.candidates[i];
      if (!one) return [];
      const { usefulPart, ...value } = one;
      const reason = candidateReason({ sharedKwh: one.marginalSharedKwh, surplusKwh, usefulPart });
      return [{ consumptionPointId, name, ...value, reason }];
    })
    .toSorted((a, b) => b.marginalSharedKwh - a.marginalSharedKwh);
}

function keysOf(loaded: LoadedStudy, { keys }: StudyResult): Study["keys"] {
  return repartitionKeys.map((key) => {
    const { shared, rates, ...result } = keys[key];
    return {
      key,
      method: sharingMethodLabels[loaded.input.designs[key].kind],
      ...result,
      ...rates,
      producerRevenueEur: revenueOf(loaded, shared, result.surplusKwh).total,
    };
  });
}

function toStudy(loaded: LoadedStudy, result: StudyResult): Study {
  const { input, producers } = loaded;
  const { key, designs, grid } = input;
  const revenue = revenueOf(
    loaded,
    result.consumers.map(({ sharedKwh }) => sharedKwh),
    result.totals.surplusKwh,
  );
  const period = periodOf(grid);
  const year = new Date(endOf(grid) - 1).getUTCFullYear();
  return {
    period,
    key,
    method: methodOf(designs[key]),
    totals: { ...result.totals, producerRevenueEur: revenue.total },
    participants: participantsOf(loaded, result),
    candidates: candidatesOf(loaded, result),
    producers: producers.map(({ productionPointId, name }, j) => ({
      productionPointId,
      name,
      productionKwh: result.producers[j]?.productionKwh ?? 0,
      surplusKwh: result.producers[j]?.surplusKwh ?? 0,
      curve: result.producers[j]?.curve ?? "typical",
    })),
    revenue: {
      localSaleEur: revenue.local,
      surplusSaleEur: revenue.surplus,
      wholeSaleEur: revenue.sellingAll,
    },
    keys: keysOf(loaded, result),
    months: result.months.map((month, index) => ({
      month: `${year}-${String(index + 1).padStart(2, "0")}`,
      ...month,
    })),
    typicalDays: [
      { season: "summer", hours: [...result.summerDay] },
      { season: "winter", hours: [...result.winterDay] },
    ],
    assumptions: assumptionsOf(loaded, result),
  };
}

/** Computed in a worker thread: nothing that is answered could be read as somebody's curve. */
export async function makeStudy(
  deps: Deps,
  projectId: string,
  choice: StudyChoice,
): Promise<{ study: Study; projectName: string }> {
  const loaded = await loadStudy(deps, projectId, choice);
  const result = await deps.workers.run("study", loaded.input, projectId);
  return { study: toStudy(loaded, result), projectName: loaded.project.name };
}

/** @throws DomainError UNKNOWN_PARTICIPANT. */
export async function getStudy(deps: Deps, projectId: string, choice: StudyChoice): Promise<Study> {
  return (await makeStudy(deps, projectId, choice)).study;
}
