import { setImmediate } from "node:timers/promises";
import { type AnnexeDetails, emptyAnnexeDetails, participantName, plantOfTerms } from "@mec/domain/document";
import { dayInParis } from "@mec/domain/shared";
import { assumedAnnualKwh, defaultMethod, type SharingMethod } from "@mec/domain/study";
import { roundToUnits } from "@mec/energy";
import type { Deps } from "../../../deps.ts";
import type { Annexe2Consumer, Annexe2Data, Annexe2Producer } from "../../../documents/annexe-2/data.ts";
import { findReach } from "../../project/index.ts";
import { findNewestDesigns } from "../../study/index.ts";
import { allConsumers, type Consumer, type Producer } from "../participant-store.ts";
import { loadSources } from "../project-sources.ts";
import { findTermsOf } from "../terms-store.ts";
import { findDetails, findEntries, findSettledAccords } from "./annexe-2-store.ts";

type Dates = ReadonlyMap<string, string>;

/** One decimal: a unit is a tenth of a percent. */
const decimals = 1;
const unitsPerPercent = 10 ** decimals;

type Weights = Parameters<typeof defaultMethod>[1];

/** The percentage of each consumer, rounded by largest remainder so that their total never exceeds 100. */
function coefficientsOf(method: SharingMethod, consumers: Weights): number[] {
  const shares = method.kind === "static_shares" ? method.shares : [];
  const percents = new Map(shares.map(({ consumptionPointId, percent }) => [consumptionPointId, percent]));
  const exact = consumers.map(({ consumptionPointId }) =>
    Float64Array.of((percents.get(consumptionPointId) ?? 0) / 100),
  );
  return roundToUnits(exact, decimals).map(([units = 0]) => units / unitsPerPercent);
}

async function findCoefficients(deps: Deps, projectId: string, consumers: Weights): Promise<number[]> {
  const designs = await findNewestDesigns(deps.db, projectId);
  return coefficientsOf(designs.get("static")?.method ?? defaultMethod("static", consumers), consumers);
}

const weightOf = ({ pointId, annualKwh, consumerType }: Consumer): Weights[number] => ({
  consumptionPointId: pointId,
  annualKwh: annualKwh || assumedAnnualKwh[consumerType],
});

interface Days {
  /** Since when each point is in operation. */
  readonly entries: Dates;
  /** When each accord was signed by all; null of one that was settled outside of the platform. */
  readonly accords: ReadonlyMap<string, string | null>;
}

const rowOf = (point: Consumer | Producer, { entries, accords }: Days) => ({
  pointId: point.pointId,
  name: participantName(point.identity, point),
  prm: point.prm,
  street: [point.address.houseNumber, point.address.street].filter(Boolean).join(" "),
  postCode: point.address.postCode,
  city: point.address.city,
  segment: point.segment,
  enteredOn: entries.get(point.pointId) ?? null,
  accordSignedOn: accords.get(point.pointId) ?? null,
  isAccordOutside: accords.get(point.pointId) === null,
});

/**
 * The consumers with their coefficients, where the key has fixed ones. They are made some at a time, so that thousands
 * keep nobody waiting.
 */
async function loadConsumers(
  deps: Deps,
  projectId: string,
  { isStatic, days }: { isStatic: boolean; days: Days },
): Promise<Pick<Annexe2Data, "consumers" | "coefficientSum">> {
  const consumers: Omit<Annexe2Consumer, "coefficient">[] = [];
  const weights: Weights[number][] = [];
  for await (const lot of allConsumers(deps.db, projectId)) {
    for (const consumer of lot) {
      consumers.push(rowOf(consumer, days));
      weights.push(weightOf(consumer));
    }
  }
  const coefficients = isStatic ? await findCoefficients(deps, projectId, weights) : null;
  await setImmediate();
  return {
    consumers: consumers.map((one, index) => ({ ...one, coefficient: coefficients?.[index] ?? null })),
    coefficientSum: coefficients && sumOf(coefficients),
  };
}

/**
 * @param draft the details being typed; by default those that are kept
 * @throws DomainError NOT_FOUND.
 */
export async function loadAnnexe2(
  deps: Deps,
  projectId: string,
  draft?: AnnexeDetails,
): Promise<Annexe2Data> {
  const { project, ownerId, pmo, producers } = await loadSources(
    deps.db,
    { projectId, today: dayInParis(deps.now()) },
    [],
  );
  const entries = await findEntries(deps.db, projectId);
  const [firstDay = null] = [...entries.values()].toSorted();
  // The owner's own plant shares from the first day on which anybody does.
  const ownEntries = producers.flatMap(({ pointId, accountId }): [string, string][] =>
    firstDay !== null && accountId === ownerId ? [[pointId, firstDay]] : [],
  );
  const days = {
    entries: new Map([...ownEntries, ...entries]),
    accords: await findSettledAccords(deps.db, projectId),
  };
  const isStatic = project.repartitionKey === "static";
  const consumers = await loadConsumers(deps, projectId, { isStatic, days });
  const terms = await findTermsOf(deps.db, projectId, null);
  const own = plantOfTerms(producers, ownerId);
  const details = draft ?? (await findDetails(deps.db, projectId)) ?? emptyAnnexeDetails;
  const { sites } = await findReach(deps.db, projectId, "participants");
  const places = sites.map(({ latitude, longitude }) => ({ latitude, longitude }));
  const greatestKm = await deps.workers.run("greatestKm", places, projectId);
  return {
    date: deps.now().toISOString(),
    project,
    // A day that was told is no wish any more.
    startDate: firstDay ?? details.startDate,
    derogation: details.derogation,
    association: pmo.association,
    interlocutor: pmo.interlocutor,
    producers: producers.map(
      (producer): Annexe2Producer => ({
        ...rowOf(producer, days),
        pointName: producer.pointName,
        productionType: producer.productionType,
        power: producer.power,
        surplus: details.surplus[producer.pointId] ?? null,
        purchaseContract: producer === own ? (terms?.purchaseContract ?? null) : null,
      }),
    ),
    ...consumers,
    greatestKm: roundedKm(greatestKm),
  };
}

/** Adds percentages as whole units: adding their decimals would lose some. */
const sumOf = (percents: readonly number[]): number =>
  percents.reduce((sum, percent) => sum + Math.round(percent * unitsPerPercent), 0) / unitsPerPercent;

const roundedKm = (km: number | null): number | null => km && Math.round(km * 100) / 100;
