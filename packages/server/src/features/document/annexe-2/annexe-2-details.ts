import type { AnnexeOverview } from "@mec/api/document";
import {
  type AnnexeDetails,
  annexeGaps,
  type DetailGap,
  declaredOnIssue,
  detailGaps,
  emptyAnnexeDetails,
  plantOfTerms,
} from "@mec/domain/document";
import { wishedOnIssue } from "@mec/domain/overview";
import { dayInParis } from "@mec/domain/shared";
import type { Db } from "../../../db/transaction.ts";
import type { Deps } from "../../../deps.ts";
import { findPerimeterDetails } from "../../project/index.ts";
import { findTermsOf } from "../terms-store.ts";
import { loadAnnexe2 } from "./annexe-2-data.ts";
import { findDetails, findSaidDays, type SaidDays, storeDetails, storeSaidDays } from "./annexe-2-store.ts";

export const getAnnexeDetails = (deps: Deps, projectId: string): Promise<AnnexeDetails | null> =>
  findDetails(deps.db, projectId);

export interface Declaration extends SaidDays {
  /** Which of its own details the annex still lacks. */
  readonly lacks: readonly DetailGap["item"][];
  /** When the operation wishes to start; null when not said. */
  readonly wishedOn: string | null;
}

/** How far the declaration of a project has come, as its owner says. */
export async function findDeclaration(
  db: Db,
  projectId: string,
  { perimeter, ownerId }: { readonly perimeter: number; readonly ownerId: string },
): Promise<Declaration> {
  const plants = await db
    .selectFrom("production_point")
    .select(["id as pointId", "name", "account_id as accountId"])
    .where("project_id", "=", projectId)
    .execute();
  const ofTerms = plantOfTerms(plants, ownerId);
  const terms = ofTerms && (await findTermsOf(db, projectId, null));
  const producers = plants.map((plant) => ({
    ...plant,
    purchaseContract: plant === ofTerms ? (terms?.purchaseContract ?? null) : null,
  }));
  const details = (await findDetails(db, projectId)) ?? emptyAnnexeDetails;
  return {
    lacks: detailGaps(details, { perimeter, producers }).map(({ item }) => item),
    wishedOn: details.startDate,
    ...(await findSaidDays(db, projectId)),
  };
}

/** The owner says on which day he declared the operation, and its agreement was signed, or that it was not. @throws DomainError DECLARED_IN_FUTURE */
export async function sayDeclared(
  { db, now }: Deps,
  projectId: string,
  said: { declaredOn: string | null; conventionOn?: string | null | undefined },
): Promise<void> {
  for (const day of [said.declaredOn, said.conventionOn]) {
    const issue = day ? declaredOnIssue(day, now()) : null;
    if (issue) throw issue;
  }
  await storeSaidDays(db, projectId, said, now());
}

const findStage = async (db: Db, projectId: string) =>
  (await db.selectFrom("project").select("stage").where("id", "=", projectId).executeTakeFirst())?.stage;

const isInService = async (db: Db, projectId: string): Promise<boolean> =>
  (await findStage(db, projectId)) === "running";

/** A day that was said before stays as it is: what was wished in time is no fault later, nor once all runs. */
async function checkWish({ db, now }: Deps, projectId: string, wishedOn: string | null): Promise<void> {
  if (wishedOn === null || (await findDetails(db, projectId))?.startDate === wishedOn) return;
  if (await isInService(db, projectId)) return;
  const issue = wishedOnIssue(wishedOn, await findSaidDays(db, projectId), dayInParis(now()));
  if (issue) throw issue;
}

/**
 * The last to save wins.
 * @throws DomainError WISHED_TOO_EARLY
 * @returns the details kept, without production points that are not the project's.
 */
export async function saveAnnexeDetails(
  deps: Deps,
  projectId: string,
  details: AnnexeDetails,
): Promise<AnnexeDetails> {
  await checkWish(deps, projectId, details.startDate);
  await storeDetails(deps.db, projectId, details, deps.now());
  return (await findDetails(deps.db, projectId)) ?? emptyAnnexeDetails;
}

/**
 * The producers whose surplus the owner has to describe, and what else the annex lacks.
 * @throws DomainError NOT_FOUND.
 */
export async function getAnnexeOverview(deps: Deps, projectId: string): Promise<AnnexeOverview> {
  const data = await loadAnnexe2(deps, projectId);
  return {
    producers: data.producers.map(({ pointId, name, pointName, power, purchaseContract }) => ({
      productionPointId: pointId,
      name,
      pointName,
      power,
      purchaseContract,
    })),
    ...(await findSaidDays(deps.db, projectId)),
    isInService: await isInService(deps.db, projectId),
    gridOperator: (await findPerimeterDetails(deps.db, projectId)).gridOperator,
    gaps: annexeGaps(data).map(({ item, points }) => ({ item, points: [...points] })),
  };
}
