import { setImmediate } from "node:timers/promises";
import { connectionOf, type Study } from "@mec/api/study";
import { repartitionKeys } from "@mec/domain/project";
import { dayInParis } from "@mec/domain/shared";
import {
  candidateReason,
  lossWarning,
  revenueAsRead,
  sharingMethodLabels,
  wouldLose,
} from "@mec/domain/study";
import {
  endOf,
  exemptionMayEnd,
  exemptionPerKwh,
  type Grid,
  producerRevenue,
  type Revenue,
  surplusPrice,
  VAT,
  wholeSalePrice,
} from "@mec/energy";
import type { Deps } from "../../deps.ts";
import { computeKnown } from "../../results/index.ts";
import { findBarredText } from "../project/index.ts";
import { comparedOf } from "./compared.ts";
import { type ById, resultOf } from "./compute/by-id.ts";
import type { ConsumerInput, ProducerInput } from "./compute/study-input.ts";
import type { KeyResult, StudyResult } from "./compute/study-result.ts";
import { sumWithoutVat } from "./compute/without-vat.ts";
import type { KnownCurve } from "./curves/stored-curve.ts";
import { assumptionsOf, methodOf } from "./exports/study-texts.ts";
import {
  type KnownStudy,
  type LoadedStudy,
  loadStudy,
  type StudyChoice,
  withReadings,
} from "./load-study.ts";
import type { Member } from "./member-store.ts";
import { ownBodiesOf } from "./own-bodies.ts";
import { gainsOf } from "./preview-acceptance.ts";

const sumIfKnown = (amounts: readonly (number | null)[]): number | null =>
  amounts.reduce((sum, amount) => (sum === null || amount === null ? null : sum + amount), 0);

/**
 * What each producer earns under a key: for what is shared, at the mean of the prices that participants pay, and for
 * the surplus, which each sells at the price of his own power.
 */
function revenuesOf(
  { sharedKwh, paidEur, surplusKwhOf }: KeyResult,
  result: StudyResult,
  { producers, day }: Pick<KnownStudy, "producers" | "day">,
): ById<Revenue> {
  const earned = (producer: ProducerInput<KnownCurve>) => {
    const { id, productionType: type, powerKwc: powerKw, leavesContract = false } = producer;
    const surplusKwh = resultOf(surplusKwhOf, id);
    const atSurplus = surplusPrice({ type, powerKw }, day).price;
    return producerRevenue({
      shared: (resultOf(result.producers, id).productionKwh - surplusKwh) * 1000,
      surplus: surplusKwh * 1000,
      localPrice: sharedKwh > 0 ? paidEur / sharedKwh : 0,
      surplusPrice: atSurplus,
      // What is left to choose once its contract is over, as on its holder's own card.
      fullSalePrice: leavesContract ? atSurplus : wholeSalePrice({ type, powerKw }, day).price,
    });
  };
  return new Map(producers.map((one) => [one.id, earned(one)]));
}

/** What all of them earn: what participants pay, and their surplus. */
function totalRevenue({ paidEur }: KeyResult, revenues: ById<Revenue>): Revenue {
  const each = [...revenues.values()];
  const surplus = sumIfKnown(each.map((one) => one.surplus));
  return {
    local: paidEur,
    surplus,
    total: paidEur + (surplus ?? 0),
    sellingAll: sumIfKnown(each.map(({ sellingAll }) => sellingAll)),
  };
}

/** What producers earn under a key, all together. */
export const revenueOf = (
  key: KeyResult,
  result: StudyResult,
  input: Pick<KnownStudy, "producers" | "day">,
): Revenue => totalRevenue(key, revenuesOf(key, result, input));

/** Their revenue, exact and as its parts are read. */
export const producedBy = ({ local, surplus, total }: Revenue) => ({
  producerRevenueEur: total,
  wholeRevenueEur: revenueAsRead(local, surplus),
});

const salesOf = ({ local, surplus, sellingAll }: Revenue) => ({
  localSaleEur: local,
  surplusSaleEur: surplus,
  wholeSaleEur: sellingAll,
});

const periodOf = (grid: Grid): Study["period"] => ({
  from: new Date(grid.start).toISOString(),
  to: new Date(endOf(grid)).toISOString(),
  stepMinutes: grid.stepMinutes,
});

const customerOf = ({ segment }: ConsumerInput<KnownCurve>) => ({ connection: connectionOf(segment) });

type Gains = Awaited<ReturnType<typeof gainsOf>>;

function participantOf(
  { consumptionPointId, name, status }: Member,
  consumer: ConsumerInput<KnownCurve>,
  { consumers }: StudyResult,
  { gains, day, mayEnd }: { readonly gains: Gains; readonly day: string; readonly mayEnd: boolean },
): Study["participants"][number] {
  const one = resultOf(consumers, consumptionPointId);
  const { consumptionKwh, sharedKwh, savingEur } = one;
  const withoutVat = sumWithoutVat(consumer, one, day);
  return {
    consumptionPointId,
    name,
    status,
    ...one,
    selfProductionRate: consumptionKwh > 0 ? sharedKwh / consumptionKwh : 0,
    withoutVat,
    ...(mayEnd && {
      exemptionEur: (sharedKwh * exemptionPerKwh(customerOf(consumer), day)) / (withoutVat ? 1 + VAT : 1),
    }),
    gain: gains.get(consumptionPointId),
    warning: withoutVat ? lossWarning(withoutVat.savingEur, true) : lossWarning(savingEur),
  };
}

/** How many are answered for at a time, so that thousands keep nobody waiting. */
const atOnce = 500;

async function participantsOf(
  { members, input }: LoadedStudy,
  result: StudyResult,
  gains: Gains,
): Promise<Study["participants"]> {
  const participants: Study["participants"] = [];
  const { day, plantKw } = input;
  const told = { gains, day, mayEnd: exemptionMayEnd(plantKw, day) };
  for (const [index, member] of members.entries()) {
    if (index % atOnce === 0) await setImmediate();
    participants.push(participantOf(member, input.consumers[index]!, result, told));
  }
  return participants;
}

/** What all save if the excise exemption ended as announced: of each local kWh, its excise; null where no end is announced. */
function withoutExemption(
  { input: { consumers, plantKw, day } }: LoadedStudy,
  participants: Study["participants"],
): number | null {
  if (!exemptionMayEnd(plantKw, day)) return null;
  return participants.reduce((sum, { savingEur, sharedKwh }, index) => {
    return sum + savingEur - sharedKwh * exemptionPerKwh(customerOf(consumers[index]!), day);
  }, 0);
}

/** The candidates, those who would add most to what is shared first; after them who would lose even in his best case. */
function candidatesOf({ candidates }: LoadedStudy, result: StudyResult, gains: Gains): Study["candidates"] {
  // The production that nobody could use under any key: the surplus of the key which wastes nothing.
  const { surplusKwh } = result.keys["dynamic-per-default"];
  return candidates
    .map(({ consumptionPointId, name }) => {
      const { usefulPart, ...figures } = resultOf(result.candidates, consumptionPointId);
      const gain = gains.get(consumptionPointId);
      const saving = gain
        ? { ...(gain.savingWithoutVatEur ?? gain.savingEur), isWithoutVat: gain.savingWithoutVatEur !== null }
        : null;
      const reason = candidateReason({
        sharedKwh: figures.marginalSharedKwh,
        surplusKwh,
        usefulPart,
        saving,
      });
      return {
        candidate: { consumptionPointId, name, ...figures, gain, reason },
        loses: wouldLose({ saving }),
      };
    })
    .toSorted(
      (a, b) =>
        Number(a.loses) - Number(b.loses) || b.candidate.marginalSharedKwh - a.candidate.marginalSharedKwh,
    )
    .map(({ candidate }) => candidate);
}

function keysOf(loaded: LoadedStudy, studied: StudyResult): Study["keys"] {
  return repartitionKeys.map((key) => {
    const { paidEur: _, surplusKwhOf: __, rates, ...result } = studied.keys[key];
    return {
      key,
      method: sharingMethodLabels[loaded.input.designs[key].kind],
      ...result,
      ...rates,
      ...producedBy(revenueOf(studied.keys[key], studied, loaded.input)),
    };
  });
}

async function toStudy(loaded: LoadedStudy, result: StudyResult, gains: Gains): Promise<Study> {
  const { input, producers } = loaded;
  const { key, designs, grid } = input;
  const revenues = revenuesOf(result.keys[key], result, input);
  const revenue = totalRevenue(result.keys[key], revenues);
  const period = periodOf(grid);
  const year = new Date(endOf(grid) - 1).getUTCFullYear();
  const participants = await participantsOf(loaded, result, gains);
  return {
    period,
    key,
    method: methodOf(designs[key]),
    totals: { ...result.totals, ...producedBy(revenue) },
    participants,
    candidates: candidatesOf(loaded, result, gains),
    producers: producers.map(({ productionPointId, name, leavesContract }) => ({
      productionPointId,
      name,
      ...resultOf(result.producers, productionPointId),
      revenue: {
        ...salesOf(resultOf(revenues, productionPointId)),
        ...(leavesContract && { isAfterContract: true as const }),
      },
    })),
    revenue: salesOf(revenue),
    withoutExemptionEur: withoutExemption(loaded, participants),
    ownBodies: ownBodiesOf(loaded, participants, { result, revenues }),
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

/** Computes a study in a worker thread, unless its result is kept; its readings are read only then. */
export const computeKnownStudy = (deps: Deps, known: KnownStudy, projectId: string): Promise<StudyResult> =>
  computeKnown(deps, "study", { known, make: (gauge) => withReadings(deps, known, gauge) }, projectId);

/** Nothing in the answer can be read as somebody's curve. */
export async function makeStudy(
  deps: Deps,
  projectId: string,
  choice: StudyChoice,
): Promise<{ study: Study; projectName: string }> {
  const loaded = await loadStudy(deps, projectId, choice);
  const studying = computeKnownStudy(deps, loaded.input, projectId);
  const comparing = comparedOf(loaded, async () => {
    const { candidates } = await studying;
    return ({ consumptionPointId }) => resultOf(candidates, consumptionPointId).marginalSharedKwh;
  });
  const [result, gains] = await Promise.all([
    studying,
    comparing.then((members) => gainsOf(deps, projectId, members)),
  ]);
  const study = await toStudy(loaded, result, gains);
  const barred = await findBarredText(deps.db, projectId, dayInParis(deps.now()));
  const assumptions = [...(barred ? [barred] : []), ...study.assumptions];
  return { study: { ...study, assumptions }, projectName: loaded.project.name };
}

/** @throws DomainError UNKNOWN_PARTICIPANT. */
export async function getStudy(deps: Deps, projectId: string, choice: StudyChoice): Promise<Study> {
  return (await makeStudy(deps, projectId, choice)).study;
}
