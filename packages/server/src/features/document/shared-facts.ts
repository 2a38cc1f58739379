import type { DocumentFacts } from "@mec/domain/document";
import { isAssociationComplete, isFeeComplete, isInterlocutorComplete } from "@mec/domain/pmo";
import { isActive, plansInForce, serviceGroups } from "@mec/domain/service";
import type { Db } from "../../db/transaction.ts";
import { membershipFee } from "../../encryption/index.ts";

export type SharedFacts = Pick<DocumentFacts, "plans" | "association" | "fee" | "interlocutor">;

interface Owned {
  readonly projectId: string;
  readonly ownerId: string;
}

/**
 * The facts that hold for all the participants of each of these projects: the `shared` of `loadSources`, for
 * many.
 */
export async function sharedFactsOf(db: Db, projects: readonly Owned[]): Promise<Map<string, SharedFacts>> {
  if (projects.length === 0) return new Map();
  const projectIds = projects.map(({ projectId }) => projectId);
  const choices = await db
    .selectFrom("service_plan")
    .select(["account_id", "plan_code"])
    .where(
      "account_id",
      "in",
      projects.map(({ ownerId }) => ownerId),
    )
    .orderBy("id")
    .execute();
  const codes = new Map<string, string[]>();
  for (const { account_id, plan_code } of choices) {
    codes.set(account_id, [...(codes.get(account_id) ?? []), plan_code]);
  }
  const associations = await db
    .selectFrom("pmo_association")
    .select(["project_id", "association"])
    .where("project_id", "in", projectIds)
    .execute();
  const interlocutors = await db
    .selectFrom("pmo_interlocutor")
    .select(["project_id", "interlocutor"])
    .where("project_id", "in", projectIds)
    .execute();
  const fees = await db
    .selectFrom("membership_fee")
    .select(["project_id", "fee"])
    .where("project_id", "in", projectIds)
    .execute();
  const association = new Map(associations.map((row) => [row.project_id, row.association]));
  const interlocutor = new Map(interlocutors.map((row) => [row.project_id, row.interlocutor]));
  const fee = new Map(fees.map((row) => [row.project_id, membershipFee.open(row.project_id, row.fee)]));
  return new Map(
    projects.map(({ projectId, ownerId }) => {
      const plans = plansInForce(codes.get(ownerId) ?? []);
      return [
        projectId,
        {
          plans: Object.fromEntries(
            serviceGroups.map((group) => [group, isActive(plans[group])]),
          ) as SharedFacts["plans"],
          association: isAssociationComplete(association.get(projectId) ?? null),
          interlocutor: isInterlocutorComplete(interlocutor.get(projectId) ?? null),
          fee: isFeeComplete(fee.get(projectId) ?? null),
        },
      ];
    }),
  );
}
