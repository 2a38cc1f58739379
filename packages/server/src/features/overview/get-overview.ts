import type { ProjectOverview } from "@mec/api/overview";
import { type DocumentKind, saysDeclaration } from "@mec/domain/document";
import {
  allToDo,
  earliestStart,
  firstSharesIn,
  type OverviewFacts,
  stepsOf,
  toDoToday,
} from "@mec/domain/overview";
import { powerUnit } from "@mec/domain/point";
import {
  isSameOperator,
  leavingKwhOf,
  leavingText,
  nationalGridOperator,
  toComeOf,
} from "@mec/domain/project";
import { DomainError, dayInParis } from "@mec/domain/shared";
import type { Db } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { findSharingSince, findStartToCome } from "../application/starts/reads.ts";
import { findDeclaration, sharedFactsOf } from "../document/index.ts";
import { findsNoFounders, hasSignedStatutes } from "../pmo/reads.ts";
import { lacksProduction } from "../point/index.ts";
import {
  findBarredText,
  findPerimeterDetails,
  isWithinPerimeter,
  leavingOf,
  plannedOf,
  standingColumns,
  standingOf,
} from "../project/index.ts";
import { lacksCustomer } from "../service/reads.ts";
import { countApplications, countDocuments, countGathered, countPrices } from "./counts.ts";
import { findDuties } from "./duties.ts";
import { countLateContracts, countStillSigning } from "./late-contracts.ts";
import { countLostSellers } from "./lost-sellers.ts";
import { findNews } from "./news.ts";
import { countPlants, countUnderContract, findContractEnds } from "./own-plants.ts";
import { findOwnPoints } from "./own-points.ts";
import { findRetractable } from "./retractable.ts";
import { findDoneLately } from "./say-done.ts";
import { findToSign } from "./to-sign.ts";
import { countUnsaidSales } from "./unsaid-sales.ts";
import { findNewsSince } from "./visits.ts";

async function findProject(db: Db, id: string) {
  const row = await db
    .selectFrom("project")
    .select([
      ...standingColumns,
      "account_id as ownerId",
      "bearer_kind as bearerKind",
      "number_of_producers as producers",
      "annual_production as producedKwh",
      "accepted_kwh as acceptedKwh",
      "perimeter",
      "stage",
      "expected_start as announcedStart",
      "production_types as productionTypes",
      plannedOf.as("planned"),
      leavingOf.as("leaving"),
    ])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) throw new DomainError("NOT_FOUND", "NOT_FOUND");
  return row;
}
type ProjectRow = Awaited<ReturnType<typeof findProject>>;

const shareOf = (acceptedKwh: number, producedKwh: number): number | null =>
  producedKwh > 0 ? acceptedKwh / producedKwh : null;
const pledgedOf = ({ acceptedKwh, producedKwh }: ProjectRow): number | null =>
  shareOf(acceptedKwh, producedKwh);

/** The same of what is there, and how much is not yet. */
function todayOf({ acceptedKwh, producedKwh, planned: { plannedKwh } }: ProjectRow) {
  return {
    toCome: toComeOf({ annualProductionKwh: producedKwh, plannedKwh }),
    pledgedToday: shareOf(acceptedKwh, producedKwh - plannedKwh),
  };
}

/** What leaves on a settled day, and the same of what stays. */
function afterOf({ acceptedKwh, producedKwh, productionTypes, leaving }: ProjectRow) {
  const leavingKwh = leavingKwhOf(leaving);
  return {
    leavingText: leavingText(leaving, powerUnit(productionTypes)),
    pledgedAfter: leavingKwh > 0 ? shareOf(acceptedKwh, producedKwh - leavingKwh) : null,
  };
}

interface Waiting {
  readonly toSend: number;
  readonly firstToSend: DocumentKind | null;
  readonly refusals: number;
  readonly firstRefused: DocumentKind | null;
}

/** Documents that wait for the owner, with the contracts of producers who came once others had been signed. */
async function withLate({ db }: Deps, id: string, waiting: Waiting, mayBeLate: boolean): Promise<Waiting> {
  if (!mayBeLate) return waiting;
  const { toSend, refused } = await countLateContracts(db, id);
  return {
    toSend: waiting.toSend + toSend,
    firstToSend: waiting.firstToSend ?? (toSend > 0 ? "salesContract" : null),
    refusals: waiting.refusals + refused,
    firstRefused: waiting.firstRefused ?? (refused > 0 ? "salesContract" : null),
  };
}

const noDocuments = {
  toSend: 0,
  ownPlantsToSend: 0,
  plantsToSend: 0,
  firstToSend: null,
  refusals: 0,
  firstRefused: null,
  lackingService: 0,
  awaitedConsumers: 0,
  awaitedProducers: 0,
  awaitedContracts: 0,
  awaitedSellers: [],
};

/** Where everybody stands; who has signed and has nobody left to buy from is not asked to begin. */
async function countStanding(db: Db, id: string) {
  const standing = await countApplications(db, id);
  const { withoutSeller, waiting } = await countLostSellers(db, id);
  const { startable: stillSigning, all: allStillSigning } = await countStillSigning(db, id);
  return {
    ...standing,
    withoutSeller,
    startable: standing.startable - waiting,
    stillSigning,
    allStillSigning,
  };
}

async function factsOf(
  deps: Deps,
  id: string,
  project: ProjectRow,
): Promise<OverviewFacts & { readonly allStillSigning: number }> {
  const { db, now } = deps;
  const shared = (await sharedFactsOf(db, [{ projectId: id, ownerId: project.ownerId }])).get(id);
  const hasStatutes = await hasSignedStatutes(db, id);
  // The two queries that read every participant run side by side.
  const [documents, isWithin] = await Promise.all([
    shared ? countDocuments(db, { projectId: id, today: dayInParis(now()) }, shared) : noDocuments,
    isWithinPerimeter(deps, id),
  ]);
  const declaration = await findDeclaration(db, id, project);
  const { gridOperator } = await findPerimeterDetails(db, id);
  return {
    standing: standingOf(project),
    bearer: project.bearerKind,
    ...(await countGathered(db, id)),
    producers: project.producers,
    lacksProduction: await lacksProduction(db, id, project.ownerId),
    ...(await countStanding(db, id)),
    isFull: (pledgedOf(project) ?? 0) >= 1,
    ...(await countPrices(db, id, now())),
    ...documents,
    ...(await withLate(deps, id, documents, project.producers > 0 && shared?.plans.vente === true)),
    ...(await findOwnPoints(db, id)),
    ...(await countPlants(db, id, dayInParis(now()))),
    plantsUnderContract: await countUnderContract(db, id, dayInParis(now())),
    contractEnds: await findContractEnds(db, id, dayInParis(now())),
    ...(await findToSign(deps, id)),
    hasDeclarationDetails: saysDeclaration(declaration.lacks),
    annexeLacks: declaration.lacks,
    declaredOn: declaration.declaredOn,
    conventionOn: declaration.conventionOn,
    earliestStart: earliestStart(declaration, dayInParis(now())),
    announcedStart: project.announcedStart,
    ...(await countUnsaidSales(db, id)),
    ...(await findDuties(deps, id, declaration.declaredOn)),
    lacksCustomer: await lacksCustomer(db, project.ownerId),
    ...(await findRetractable(deps, id)),
    isInService: project.stage === "running",
    startsOn: await findStartToCome(db, id, dayInParis(now())),
    hasGridOperator: gridOperator !== "",
    isNationalGrid: isSameOperator(gridOperator, nationalGridOperator),
    isWithinPerimeter: isWithin,
    hasInterlocutor: shared?.interlocutor ?? false,
    hasAssociation: shared?.association ?? false,
    hasFee: shared?.fee ?? false,
    lacksFounders: await findsNoFounders(db, id, hasStatutes),
    hasStatutes,
  };
}

/** Since when electricity is shared, and when the first shares are expected; nothing while it is not. */
async function sharingOf({ db, now }: Deps, id: string, { running }: OverviewFacts) {
  const today = dayInParis(now());
  const since = running > 0 ? await findSharingSince(db, id, today) : null;
  return since === null ? {} : { sharing: { since, firstSharesIn: firstSharesIn(since, today) } };
}

/** What an owner sees when he opens his project. @throws DomainError NOT_FOUND */
export async function getOverview(deps: Deps, id: string): Promise<ProjectOverview> {
  const project = await findProject(deps.db, id);
  const facts = await factsOf(deps, id, project);
  const since = await findNewsSince(deps, id);
  const barredText = await findBarredText(deps.db, id, dayInParis(deps.now()));
  return {
    ...(await sharingOf(deps, id, facts)),
    steps: stepsOf(facts),
    today: toDoToday(facts),
    toDo: allToDo(facts),
    awaited: { consumers: facts.awaitedConsumers, producers: facts.awaitedProducers },
    figures: {
      participants: facts.accepted + facts.signed + facts.running,
      candidates: facts.candidates,
      proposed: facts.proposed,
      pledged: pledgedOf(project),
      ...todayOf(project),
      ...afterOf(project),
      ...(barredText && { barredText }),
      signed: facts.signed + facts.running,
      ...(facts.allStillSigning > 0 && { stillSigning: facts.allStillSigning }),
      plants: project.producers,
      plantsSigned: project.producers - facts.ownPlantsToSign - facts.otherPlantsToSign,
    },
    doneLately: await findDoneLately(deps, id),
    since: since?.toISOString() ?? null,
    ...(await findNews(deps, id, since)),
  };
}
