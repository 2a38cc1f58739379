import { categoryOf, type PlantSale, toEstimateProject } from "@mec/api/study";
import { isInOperation } from "@mec/domain/application";
import { assumedPower, isContractOver, isTariffUnknown } from "@mec/domain/point";
import { type PriceRange, toHt } from "@mec/domain/shared";
import { assumedAnnualKwh, countedAt, roughKwh } from "@mec/domain/study";
import type { PlantSale as PlantSums, SoldByContract } from "@mec/energy";
import { sql } from "kysely";
import type { Deps } from "../../deps.ts";
import { findSalesToCome, findSoldTo } from "../document/sales/reads.ts";
import { findRefusedSales } from "../document/sales/refused/reads.ts";
import { contractOf } from "../point/index.ts";
import { loadAgreedPrices } from "./agreed-prices.ts";
import { findEstimateBasis } from "./estimate-basis.ts";
import { isIn } from "./load-study.ts";
import { findMembers, type Member } from "./member-store.ts";
import { findOwnBuildings, savedBy, usedBy } from "./own-buildings.ts";
import { basesReadBy, basisWithoutPlant } from "./participant-basis.ts";
import { today } from "./price-proposal.ts";
import { leftOf, othersIn, todayOf } from "./todays-price.ts";
import { countUnanswered } from "./unanswered.ts";
import { contractsByVat, sumsByVat, untaxedSum } from "./unsaid-vat.ts";
import { findUntaxed } from "./untaxed/reads.ts";

export interface PlantIn {
  readonly projectId: string;
  readonly pointId: string;
  /** Whose plant it must be; anybody's when left out. */
  readonly holderId?: string | undefined;
  /** Consumption points that leave: what their contracts bring is not counted. */
  readonly leaving?: readonly string[];
}

const findPlant = ({ db }: Deps, pointId: string) =>
  db
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
      "vat_regime as vatRegime",
      "buy_back_price",
      "buy_back_takes_surplus",
      "buy_back_surplus_offer",
      "purchase_contract",
      "contract_ends_on",
      "sells_surplus",
      sql<boolean>`prm is not null`.as("isLaid"),
    ])
    .where("id", "=", pointId)
    .executeTakeFirst();

/** The account of the project's owner, and the VAT that it plans for who has not said his own. */
const findProject = ({ db }: Deps, projectId: string) =>
  db
    .selectFrom("project")
    .select(["account_id as ownerId", "vat_regime as plannedVat"])
    .where("id", "=", projectId)
    .executeTakeFirstOrThrow();

function rangeOf(prices: readonly number[]): PriceRange | null {
  return prices.length === 0 ? null : { min: Math.min(...prices), max: Math.max(...prices) };
}

const soldBy = (member: Member, price: number): SoldByContract => ({
  kwh: roughKwh(member.annualKwh || assumedAnnualKwh[member.consumerType]),
  category: categoryOf(member),
  price,
});

interface Sold {
  readonly member: Member;
  readonly price: number | null;
  readonly isConcluded: boolean;
}

/** These contracts, as they are told, and as the sums count those whose price is known. */
function contractsOf(sold: readonly Sold[]) {
  const known = sold.flatMap(({ member, price }) => (price === null ? [] : soldBy(member, price)));
  const unpriced = sold.length - known.length;
  const price = rangeOf(known.map((one) => one.price));
  return { known, told: { contracts: sold.length, ...(unpriced > 0 && { unpriced }), price } };
}

const idsOf = (members: readonly Member[]): string[] =>
  members.map(({ consumptionPointId }) => consumptionPointId);

/** Who takes part, but for those who leave. */
async function findTaking({ db, now }: Deps, projectId: string, leaving: readonly string[] = []) {
  const members = await findMembers(db, projectId, now());
  return members.filter((member) => isIn(member) && !leaving.includes(member.consumptionPointId));
}

/** Of those who have signed nothing with him, who shares already, and who said no yes to a price. */
async function partsOf({ db }: Deps, others: readonly Member[]) {
  const inService = others.filter(({ status }) => isInOperation(status)).length;
  const unanswered = await countUnanswered(
    db,
    others.map(({ applicationId }) => applicationId),
  );
  return { ...(inService > 0 && { inService }), ...(unanswered > 0 && { unanswered }) };
}

/** What is told of the contracts that are not signed yet, beside with how many they are to come. */
const toldOfUnsigned = ({
  names,
  sent,
  waitsFor,
  signing,
  incomplete,
}: Awaited<ReturnType<typeof findSalesToCome>>) => ({
  names: [...names],
  onTheirWay: sent.size,
  waitsFor,
  ...(signing > 0 && { signing }),
  ...(incomplete > 0 && { incomplete }),
});

/** Who takes part and pays, at what prices, and whose contract names this plant and is signed by him; who refused to sign is told apart. */
async function salesOf(deps: Deps, { projectId, pointId, leaving }: PlantIn, isVatUnsaid: boolean) {
  const taking = await findTaking(deps, projectId, leaving);
  const buildings = await findOwnBuildings(deps.db, { projectId, pointId }, taking);
  const own = new Set(buildings);
  const members = taking.filter((member) => !own.has(member));
  const priceOf = await loadAgreedPrices(deps.db, projectId);
  const pricesOf = (some: readonly Member[]) => rangeOf(some.flatMap((one) => priceOf(one) ?? []));
  const written = await findSoldTo(deps.db, projectId, pointId);
  const contractWith = new Map(written.map((one) => [one.consumptionPointId, one]));
  const sold = members.flatMap((member) => {
    const contract = contractWith.get(member.consumptionPointId);
    return contract ? { ...contract, member, price: contract.price ?? priceOf(member) } : [];
  });
  const signed = contractsOf(sold);
  const concluded = sold.filter(({ isConcluded }) => isConcluded);
  const without = members.filter(({ consumptionPointId }) => !contractWith.has(consumptionPointId));
  const contractPrices = signed.known.map(({ price }) => price);
  const unsigned = await findSalesToCome(deps.db, { projectId, pointId, today: today(deps) }, idsOf(without));
  const refusedIds = [...unsigned.refused];
  const refusedOthers = unsigned.refusedOthers.size;
  const notToSign = new Set([...refusedIds, ...unsigned.refusedOthers]);
  const others = without.filter(({ consumptionPointId }) => !notToSign.has(consumptionPointId));
  const refused = await findRefusedSales(deps.db, { projectId, pointId }, refusedIds);
  const coming = others.filter(({ consumptionPointId }) => unsigned.toCome.has(consumptionPointId));
  const priced = others.filter((member) => (priceOf(member) ?? 0) > 0);
  const seller = { projectId, pointIds: [pointId], asTaxed: isVatUnsaid ? pointId : null };
  const untaxed = await findUntaxed(deps.db, seller, idsOf(priced));
  const accepted = others.flatMap((member) => {
    const price = priceOf(member);
    return price === null ? [] : { price, isUntaxed: untaxed.has(member.consumptionPointId) };
  });
  const unpriced = sold.length - signed.known.length;
  const [hereIn, restIn] = [coming.length + unsigned.sent.size, others.length].map((some) => some + unpriced);
  return {
    toCome: { consumers: coming.length, price: pricesOf(coming), ...toldOfUnsigned(unsigned) },
    untaxedPrice: rangeOf(accepted.flatMap((one) => (one.isUntaxed && !isVatUnsaid ? one.price : []))),
    refused: refused.map(({ at, ...told }) => ({ ...told, at: at?.toISOString() ?? null })),
    ...(refusedOthers > 0 && { refusedOthers }),
    buildings,
    notCounted: [...notToSign, ...idsOf(buildings)],
    written: { signed, concluded: concluded.length < sold.length ? contractsOf(concluded) : null },
    agreed: {
      consumers: sold.length + others.length,
      ...(await partsOf(deps, others)),
      price: rangeOf([...contractPrices, ...accepted.map(({ price }) => price)]),
    },
    /** Who has signed no price with him: what each accepted, what it leaves where who was told no VAT refuses it, and how many have none. */
    accepted: {
      prices: accepted.map(({ price }) => price),
      left: accepted.map(({ price, isUntaxed }) => (isUntaxed ? toHt(price) : price)),
      unpriced: unpriced + others.length - accepted.length,
      /** Which part of them has a contract here, or will. */
      signsHere: restIn ? (hereIn ?? 0) / restIn : 1,
    },
  };
}

type Contracts = ReturnType<typeof contractsOf>;
type ContractSum = NonNullable<NonNullable<PlantSale["signed"]>["sum"]>;

/** Of what is computed, what the plant's holder is told. */
function toldOfEstimate(earned: PlantSums) {
  const { producedKwh, earnsEur, todayEur, fullEur, sellingAllEur } = earned;
  const { sharedKwh, ownKwh, ownAloneKwh, fewestKwh, surplusPrice, membershipEur } = earned;
  const madeOf = { producedKwh, sharedKwh, ownKwh, ownAloneKwh, fewestKwh, surplusPrice, membershipEur };
  return { ...madeOf, earnsEur, todayEur, fullEur, sellingAllEur };
}

interface Summed {
  readonly written: { readonly signed: Contracts; readonly concluded: Contracts | null };
  /** What all that their consumers have signed brings beside his own buildings. */
  readonly earned: ContractSum;
  readonly run: (contracts: readonly SoldByContract[]) => Promise<{ readonly signed: ContractSum }>;
}

/** What the contracts bring: his own buildings take their part from the day on which they are accepted, as in every other sum of his. */
async function contractSums({
  written: { signed, concluded },
  earned,
  run,
}: Summed): Promise<Pick<PlantSale, "signed" | "concluded">> {
  const summed = async ({ known, told }: Contracts) => {
    if (known.length === 0) return { ...told, sum: null };
    return { ...told, sum: known === signed.known ? earned : (await run(known)).signed };
  };
  return { signed: await summed(signed), ...(concluded && { concluded: await summed(concluded) }) };
}

/** Of a plant whose power and production are both unknown. */
const unknownSums = ({ signed, concluded }: Summed["written"]) => ({
  ...{ producedKwh: null, own: null, earnsEur: null, sellingAllEur: null },
  signed: { ...signed.told, sum: null },
  ...(concluded && { concluded: { ...concluded.told, sum: null } }),
});

/** What its contract is and pays, and whether one may run whose tariff was not told. */
function contractTold(point: NonNullable<Awaited<ReturnType<typeof findPlant>>>, day: string) {
  const running = contractOf(point);
  return {
    ...running,
    isTariffUnknown: isTariffUnknown({ ...running, isLaid: point.isLaid }),
    isContractOver: isContractOver(running.contractEndsOn, day),
    ...(running.buyBack?.surplusOffer !== undefined && { isSurplusOffered: true }),
  };
}

/**
 * What a plant earns in a project: by the contracts that name it and that its consumers have signed, with those of today at what
 * each has signed or accepted, and once the project is full, at the price that its holder asks of those who come (`countedAt`). Null
 * for a plant that is gone.
 *
 * Of what consumers use it tells no more than the income of contracts that their consumers signed with this seller, each counted
 * roughly (`roughKwh`).
 */
export async function sumsOfPlant(deps: Deps, where: PlantIn): Promise<PlantSale | null> {
  const { projectId, pointId, holderId } = where;
  const point = await findPlant(deps, pointId);
  if (!point || (holderId !== undefined && point.accountId !== holderId)) return null;
  const { accountId, name, type, annualKwh, power, min, max, latitude, longitude } = point;
  const isVatUnsaid = point.vatRegime === null;
  const day = today(deps);
  const { written, notCounted, buildings, accepted, ...sold } = await salesOf(deps, where, isVatUnsaid);
  const plant = { pointId, holderId: accountId, day, notCounted };
  const whole = await basisWithoutPlant(deps.db, await findEstimateBasis(deps.db, projectId), plant);
  const reader = { accountId, day, withoutProducer: pointId, notCounted };
  const [basis = whole] = await basesReadBy(deps.db, [whole], reader);
  const price = min === null || max === null ? null : { min, max };
  const project = toEstimateProject(basis);
  const todays = { signed: written.signed.known, accepted, price };
  const counted = countedAt(todayOf(todays, project.acceptedKwh), price);
  const { ownerId, plannedVat } = await findProject(deps, projectId);
  // He reads his price with his own VAT, as the project plans it until he has said it, whoever sells beside him.
  const vatRegime = point.vatRegime ?? plannedVat;
  const isOwners = accountId === ownerId;
  const contract = contractTold(point, day);
  const { buyBack, sellsSurplus, isContractOver: isOver } = contract;
  const plantTold = { pointId, name, isOwners, powerKwc: power, ...contract };
  const told = { ...plantTold, price, ...counted, ...sold, vatRegime };
  const powerKw = assumedPower({ powerKw: power ?? 0, annualKwh });
  if (powerKw === null) return { ...told, ...unknownSums(written) };
  const { latitude: atLatitude, longitude: atLongitude, plants, acceptedKwh } = project;
  const run = (contracts: readonly SoldByContract[]) =>
    deps.workers.run(
      "plantSale",
      {
        project: { latitude: atLatitude, longitude: atLongitude, plants, acceptedKwh },
        plant: { type, powerKw, annualKwh, latitude, longitude },
        own: buildings.map((member) => ({ kwh: usedBy(member), category: categoryOf(member) })),
        isOwnAlone: buildings.length > 0 && sold.agreed.consumers === 0,
        price: counted.soldAt,
        comingPrice: counted.comingAt,
        membership: basis.fees.membership,
        buyBack,
        sellsSurplus,
        isContractOver: isOver,
        day,
        contracts,
        others: othersIn(todays),
        signsHere: accepted.signsHere,
      },
      projectId,
    );
  const earned = await run(written.signed.known);
  const saved = { places: buildings, part: earned.partOfAll };
  const own = buildings.length > 0 ? await savedBy(deps, projectId, saved) : null;
  const sums = toldOfEstimate(earned);
  const bySigned = await contractSums({ written, earned: earned.signed, run });
  const soldAt = earned.mixed?.soldAt ?? counted.soldAt;
  const taxedEur = untaxedSum(earned, soldAt, leftOf(todays, { ...earned, acceptedKwh }));
  const vat = { isVatUnsaid, untaxedPrice: sold.untaxedPrice, taxedEur };
  const byVat = { ...sumsByVat(sums, vat), ...contractsByVat(earned, vat) };
  return { ...told, soldAt, own, powerKwc: powerKw, ...byVat, ...bySigned };
}
