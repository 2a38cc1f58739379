import { type Engagement, type EstimateBasis, studyCalls, toEstimateProject } from "@mec/api/study";
import { isContractOver } from "@mec/domain/point";
import { dayInParis, isMixedVat, type PriceRange, type SellerVat, type VatRegime } from "@mec/domain/shared";
import { contractsOfHere, countedAt, settledElsewhereText, withUnsaidVat } from "@mec/domain/study";
import type { BuyBack, ProducerEstimate, ProducerInput } from "@mec/energy";
import { useMemo } from "react";
import { useAnswer } from "../../../platform/answer.ts";
import { askWorker } from "../../../platform/ask-worker.ts";
import { useLoaded } from "../../../platform/loaded.ts";
import { nullWhenMissing } from "../../../platform/null-when.ts";
import { type PlantAnswers, plantOf } from "./plant.ts";

export interface RevenueAsked {
  readonly plant: PlantAnswers;
  /** Null for a project that does not exist yet. */
  readonly projectId: string | null;
  /** €/kWh without VAT; null when the energy is given away, undefined as long as no price is typed. */
  readonly price: PriceRange | null | undefined;
  /** What its purchase contract pays; null or left out where none was told. */
  readonly buyBack?: BuyBack | null;
  /** Whether but a surplus is sold today. */
  readonly sellsSurplus?: boolean | null | undefined;
  /** When its contract has ended, or ends. */
  readonly contractEndsOn?: string | null | undefined;
  /** What the reader says of his VAT, null or "" as long as he does not know; left out of another's. */
  readonly ownVat?: SellerVat | "" | null;
}

/** How many of those who take part would buy of a plant that comes: not who refused to sign, as once it is accepted. */
const buyersOf = ({ numberOfConsumers, refusedToSign = 0 }: EstimateBasis): number =>
  Math.max(0, numberOfConsumers - refusedToSign);

/** Which part of some; all of none. */
const partOf = (some: number, all: number): number => (all > 0 ? some / all : 1);

/** The project without who refused to sign, counted as the mean of all: what he uses is told to nobody. */
export function withBuyers(basis: EstimateBasis): Pick<ProducerInput, "project" | "signsHere"> {
  const { acceptedKwh, ...project } = toEstimateProject(basis);
  const buyers = buyersOf(basis);
  const { numberOfConsumers, settledElsewhere = 0 } = basis;
  return {
    project: { ...project, acceptedKwh: acceptedKwh * partOf(buyers, numberOfConsumers) },
    signsHere: partOf(Math.max(0, buyers - settledElsewhere), buyers),
  };
}

function placeOf(
  basis: EstimateBasis | null | undefined,
  { address }: PlantAnswers,
): Pick<ProducerInput, "project" | "signsHere"> | null {
  if (basis) return withBuyers(basis);
  return address && { project: { ...address.coordinates, plants: [], acceptedKwh: 0 } };
}

const runRevenue = (input: ProducerInput, signal: AbortSignal): Promise<ProducerEstimate> =>
  askWorker(new Worker(new URL("./revenue-worker.ts", import.meta.url), { type: "module" }), input, signal);

interface Computed {
  readonly of: ProducerInput;
  readonly estimate: ProducerEstimate;
}

/** The sum of a plant in a project, be it at the former price while another is computed; never another plant's or contract's. */
export function sumOf(computed: Computed | undefined, input: ProducerInput) {
  const soldBy = (asked: ProducerInput) => {
    const { plant, project, signsHere = 1, buyBack, sellsSurplus = false, isContractOver = false } = asked;
    return JSON.stringify([plant, project, signsHere, buyBack, sellsSurplus, isContractOver]);
  };
  return computed && soldBy(computed.of) === soldBy(input) ? computed.estimate : undefined;
}

const useAskedBasis = (projectId: string | null) =>
  useAnswer(studyCalls.getEstimateBasis, projectId === null ? null : { params: { id: projectId } }, {
    or: nullWhenMissing,
  });

/** Null for a project that does not exist yet. */
const useBasis = (projectId: string | null) => useAskedBasis(projectId).data;

/** Whether what a project says of its sales is still to come; never where there is none to ask, or none that answers. */
export function useIsBasisComing(projectId: string | null): boolean {
  const { isPending } = useAskedBasis(projectId);
  return projectId !== null && isPending;
}

/** Whether VAT is added to what a project sells; undefined before it was asked, null where the project does not say. */
export function useKnownVatRegime(projectId: string): VatRegime | undefined {
  const basis = useBasis(projectId);
  return basis === undefined ? undefined : (basis?.vatRegime ?? null);
}

/**
 * The VAT that a project plans for who has not said his own, and whether nobody sells in it yet. Where its sellers differ, it
 * is counted.
 */
export function useProjectVat(projectId: string | null): { planned: SellerVat | null; isFirst: boolean } {
  const basis = useBasis(projectId);
  const told = basis?.vatRegime ?? null;
  return { planned: isMixedVat(told) ? null : told, isFirst: basis?.production.length === 0 };
}

/** The range that a project announces; null as long as it is not known. */
export const useProjectPrice = (projectId: string | null): PriceRange | null =>
  useBasis(projectId)?.price ?? null;

/** The price that a project's participants have accepted; null where none is told, or as long as it is not known. */
export const useAgreedPrice = (projectId: string | null): PriceRange | null =>
  useBasis(projectId)?.agreedPrice ?? null;

/** The VAT that they accepted it with: none, whatever who came since adds to it. */
const agreedVatOf = (basis: EstimateBasis | null | undefined): VatRegime =>
  basis?.isAgreedUntaxed ? "franchise" : (basis?.vatRegime ?? null);

/** The same of a project; null as long as it is not known. */
export const useAgreedVat = (projectId: string | null): VatRegime => agreedVatOf(useBasis(projectId));

/** What its terms of sale say of the contracts to come; null as long as that is not known, and without a project. */
export const useEngagement = (projectId: string | null): Engagement | null =>
  useBasis(projectId)?.engagement ?? null;

const elsewhereOf = (revenue: ProducerEstimate, basis: EstimateBasis) =>
  settledElsewhereText(
    { ...contractsOfHere(revenue, 0), ...revenue, agreed: { consumers: buyersOf(basis) } },
    basis.settledElsewhere,
  );

/**
 * What a plant would earn in a project, computed in the browser; undefined until enough is typed. With those of today at the price
 * that they have accepted, with those who come at the one that he asks; as long as he asks none, at the project's.
 */
export function useRevenue({ plant, projectId, price, buyBack = null, ownVat, ...sold }: RevenueAsked) {
  const { sellsSurplus, contractEndsOn } = sold;
  const basis = useBasis(projectId);
  const isKnown = projectId === null || basis !== undefined;
  const projectPrice = basis?.price ?? null;
  const input = useMemo((): ProducerInput | null => {
    const place = isKnown ? placeOf(basis, plant) : null;
    const kind = plantOf(plant);
    const asked = price === undefined ? (projectPrice ?? undefined) : price;
    const { soldAt, comingAt } = countedAt(basis?.agreedPrice, asked);
    if (!place || !kind || (price === undefined && soldAt === null)) return null;
    const { latitude, longitude, plants, acceptedKwh } = place.project;
    const day = dayInParis(new Date());
    return {
      project: { latitude, longitude, plants, acceptedKwh },
      ...(place.signsHere !== undefined && { signsHere: place.signsHere }),
      plant: { ...kind, ...(plant.address?.coordinates ?? { latitude, longitude }) },
      price: soldAt,
      comingPrice: comingAt,
      membership: basis?.fees.membership ?? null,
      buyBack,
      ...(sellsSurplus && { sellsSurplus }),
      ...(isContractOver(contractEndsOn, day) && { isContractOver: true }),
      day,
    };
  }, [isKnown, basis, plant, price, buyBack, sellsSurplus, contractEndsOn, projectPrice]);
  const { data, isPending, isPlaceholderData } = useLoaded(
    "revenue",
    input,
    input &&
      (async (signal): Promise<Computed> => ({ of: input, estimate: await runRevenue(input, signal) })),
    { keepsFormer: true, retry: false },
  );
  const computed = input ? sumOf(data, input) : undefined;
  const revenue = useMemo(() => {
    if (!computed || !input || ownVat === undefined) return computed;
    const agreed = basis?.agreedPrice ?? null;
    return withUnsaidVat(computed, { own: ownVat, agreed, agreedVat: agreedVatOf(basis) });
  }, [computed, input, ownVat, basis]);
  return {
    revenue,
    /** Whether a first result is being computed: what stands below keeps its place until it comes. */
    isComing: input !== null && (isPending || (isPlaceholderData && computed === undefined)),
    asked: input,
    /** What of it holds with those whose contract is signed here; null where all theirs are. */
    elsewhere: revenue && basis ? elsewhereOf(revenue, basis) : null,
    projectPrice,
  };
}
