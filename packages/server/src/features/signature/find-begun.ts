import type { SignatureSession } from "@mec/api/signature";
import type { Db } from "../../db/transaction.ts";
import { inOperation, live } from "../application/scopes.ts";
import type { SignerPlace } from "./place-store.ts";

/** What shares already of a project and of the places that somebody signed for himself: what waits for a start is told so, and nothing else. */
export async function findBegun(
  db: Db,
  projectId: string,
  own: readonly SignerPlace[],
): Promise<Pick<SignatureSession, "begun">> {
  const pointIds = own.flatMap((place) => place.consumptionPointId ?? place.productionPointId ?? []);
  if (pointIds.length === 0) return {};
  const applications = await db
    .selectFrom("application")
    .select(inOperation().as("shares"))
    .where("project_id", "=", projectId)
    .where(({ or, eb }) =>
      or([eb("consumption_point_id", "in", pointIds), eb("production_point_id", "in", pointIds)]),
    )
    .where(live())
    .execute();
  const sharing = applications.filter(({ shares }) => shares).length;
  if (sharing > 0) return { begun: sharing < applications.length ? "some" : "all" };
  const { stage } = await db
    .selectFrom("project")
    .select("stage")
    .where("id", "=", projectId)
    .executeTakeFirstOrThrow();
  return stage === "running" ? { begun: "project" } : {};
}
