import { setImmediate } from "node:timers/promises";
import { type AskedOfMember, vatRegimeOf } from "@mec/api/study";
import { countsAsParticipant } from "@mec/domain/application";
import type { RepartitionKey } from "@mec/domain/project";
import { repartitionKeys } from "@mec/domain/project";
import { DomainError, dayInParis } from "@mec/domain/shared";
import {
  assumedAnnualKwh,
  defaultMethod,
  localPrice,
  type RepartitionDesign,
  type SharingMethod,
} from "@mec/domain/study";
import { localTime, type StepMinutes, yearGrid } from "@mec/energy";
import type { Deps } from "../../deps.ts";
import { type Gauge, showProgress } from "../../workers/gauge.ts";
import { findPerimeterDetails } from "../project/index.ts";
import { loadAskedOf } from "./asked-of-members.ts";
import type { ConsumerInput, ProducerInput, StudyInput } from "./compute/study-input.ts";
import { findCurves, type KnownCurve, readReadings } from "./curves/stored-curve.ts";
import { findNewestDesigns } from "./design-store.ts";
import {
  findMembers,
  findProducers,
  findStudiedProject,
  type Member,
  type Producer,
  type StudiedProject,
} from "./member-store.ts";
import { placeOf, solarSeriesOf } from "./solar.ts";
import { placeKey } from "./solar-store.ts";

export interface StudyChoice {
  readonly key?: RepartitionKey | undefined;
  readonly consumptionPointIds?: readonly string[] | undefined;
}

/** A study's input before its readings are read. */
export type KnownStudy = StudyInput<KnownCurve>;

/** A study ready to be computed, with its participants in the order of the input. */
export interface LoadedStudy {
  readonly input: KnownStudy;
  readonly project: StudiedProject;
  readonly members: readonly Member[];
  readonly candidates: readonly Member[];
  readonly producers: readonly Producer[];
  /** What is asked of those who have no terms of their own. */
  readonly asked: AskedOfMember;
}

/** Whether the member takes part: from SIGNATURE on. */
export const isIn = ({ status }: Member): boolean => countsAsParticipant(status);

/**
 * The members studied: those named, else those who take part, else every candidate while nobody does.
 * @throws DomainError UNKNOWN_PARTICIPANT when somebody named did not apply.
 */
function chooseMembers(all: readonly Member[], ids: readonly string[] | undefined): Member[] {
  if (!ids) {
    const accepted = all.filter(isIn);
    return accepted.length > 0 ? accepted : [...all];
  }
  const known = new Set(all.map(({ consumptionPointId }) => consumptionPointId));
  if (ids.some((id) => !known.has(id))) {
    throw new DomainError("UNKNOWN_PARTICIPANT", "Un de ces participants n’est pas candidat à ce projet.");
  }
  const wanted = new Set(ids);
  return all.filter(({ consumptionPointId }) => wanted.has(consumptionPointId));
}

const yearlyKwh = ({ annualKwh, consumerType }: Member): number =>
  annualKwh || assumedAnnualKwh[consumerType];

const priceRangeOf = ({ priceMin, priceMax }: Producer) =>
  priceMin === null || priceMax === null ? null : { min: priceMin, max: priceMax };

/** The method of each key: the last one that the owner chose, or the one it starts with. */
function methodsOf(
  designs: ReadonlyMap<RepartitionKey, RepartitionDesign>,
  members: readonly Member[],
): Record<RepartitionKey, SharingMethod> {
  const consumers = members.map((member) => ({
    consumptionPointId: member.consumptionPointId,
    annualKwh: yearlyKwh(member),
  }));
  return Object.fromEntries(
    repartitionKeys.map((key) => [key, designs.get(key)?.method ?? defaultMethod(key, consumers)]),
  ) as Record<RepartitionKey, SharingMethod>;
}

/** Quarter-hours when some readings have them, half-hours otherwise. */
const studyStep = (curves: ReadonlyMap<string, KnownCurve>): StepMinutes =>
  [...curves.values()].some(({ stepMinutes }) => stepMinutes === 15) ? 15 : 30;

function toConsumer(
  member: Member,
  producers: readonly Producer[],
  curve: KnownCurve | undefined,
  asked: AskedOfMember,
): ConsumerInput<KnownCurve> {
  return {
    id: member.consumptionPointId,
    consumerType: member.consumerType,
    segment: member.segment,
    meterPower: member.meterPower,
    annualKwh: member.annualKwh,
    contract: member.contract,
    workingHours: member.workingHours,
    reclaimsVat: member.reclaimsVat,
    electricHeating: member.electricHeating,
    localPrice: localPrice(member.price, producers.map(priceRangeOf)),
    fees: asked.fees,
    vatRegime: vatRegimeOf(asked),
    curve: curve ?? null,
  };
}

function toProducer(
  producer: Producer,
  curve: KnownCurve | undefined,
  solar: ReadonlyMap<string, Float64Array>,
): ProducerInput<KnownCurve> {
  return {
    id: producer.productionPointId,
    productionType: producer.productionType,
    annualKwh: producer.annualKwh,
    powerKwc: producer.powerKwc,
    ...(producer.leavesContract && { leavesContract: true }),
    latitude: producer.latitude,
    longitude: producer.longitude,
    curve: curve ?? null,
    solarWatts: solar.get(placeKey(placeOf(producer))) ?? null,
  };
}

/** The last whole calendar year, in France. */
const studiedYear = (now: Date): number => localTime(now.getTime()).year - 1;

/**
 * Everything that a study of a project needs. Readings are taken only where their holder's consent is valid.
 * @throws DomainError UNKNOWN_PARTICIPANT.
 */
export async function loadStudy(deps: Deps, projectId: string, choice: StudyChoice): Promise<LoadedStudy> {
  const now = deps.now();
  const [project, everyone, producers, designs, askedOf, { isBehindOneSubstation }] = await Promise.all([
    findStudiedProject(deps.db, projectId),
    findMembers(deps.db, projectId, now),
    findProducers(deps.db, projectId, now),
    findNewestDesigns(deps.db, projectId),
    loadAskedOf(deps.db, projectId),
    findPerimeterDetails(deps.db, projectId),
  ]);
  const members = chooseMembers(everyone, choice.consumptionPointIds);
  const chosen = new Set(members);
  const candidates = everyone.filter((one) => !chosen.has(one));
  const allowed = [
    ...everyone.filter(({ hasConsent }) => hasConsent).map(({ consumptionPointId }) => consumptionPointId),
    ...producers.filter(({ hasConsent }) => hasConsent).map(({ productionPointId }) => productionPointId),
  ];
  const curves = await findCurves(deps.db, allowed);
  const unmetered = producers.filter(
    ({ productionType, productionPointId }) =>
      productionType === "photovoltaic" && !curves.has(productionPointId),
  );
  const solar = await solarSeriesOf(deps, unmetered.map(placeOf));
  const toInput = (member: Member) => {
    const id = member.consumptionPointId;
    return toConsumer(member, producers, curves.get(id), askedOf(id));
  };
  const input: KnownStudy = {
    grid: yearGrid(studiedYear(now), studyStep(curves)),
    day: dayInParis(now),
    plantKw: Math.max(0, ...producers.map(({ powerKwc }) => powerKwc)),
    key: choice.key ?? project.repartitionKey,
    designs: methodsOf(designs, members),
    consumers: members.map(toInput),
    candidates: candidates.map(toInput),
    isBehindOneSubstation,
    producers: producers.map((one) => toProducer(one, curves.get(one.productionPointId), solar)),
  };
  return { input, project, members, candidates, producers, asked: askedOf(null) };
}

/** The study with its readings, and the buffers that hold them, which are given away with it. @param gauge shows how many participants' are read */
export async function withReadings(
  { db }: Pick<Deps, "db">,
  known: KnownStudy,
  gauge?: Gauge,
): Promise<{ input: StudyInput; moved: readonly ArrayBuffer[] }> {
  const points = [...known.consumers, ...known.candidates, ...known.producers];
  const received = points.flatMap(({ curve }) => curve ?? []);
  showProgress(gauge, { toRead: received.length });
  const { curves, buffers } = await readReadings(db, received, (read) => showProgress(gauge, { read }));
  // Thousands were just put together, and will be copied for their thread: between both, others are answered.
  await setImmediate();
  const read = <P extends { readonly curve: KnownCurve | null }>(point: P) => ({
    ...point,
    curve: (point.curve && curves.get(point.curve.pointId)) ?? null,
  });
  const { consumers, candidates, producers } = known;
  const input = {
    ...known,
    consumers: consumers.map(read),
    candidates: candidates.map(read),
    producers: producers.map(read),
  };
  return { input, moved: buffers };
}
