import {
  elsewhereText,
  hadBegun,
  isInOperation,
  type LeftProject,
  newestProgress,
} from "@mec/domain/application";
import { type Dues, dueOfLeaver } from "@mec/domain/pmo";
import { dayInParis } from "@mec/domain/shared";
import type { Db } from "../../../db/transaction.ts";
import { historyOf } from "../reads.ts";
import { leavingOnADay, notLeft, settledDay } from "../scopes.ts";
import { elsewhereOf, kindsOf, type Signed, signedOf } from "./signed/reads.ts";

// What a participation leaves behind once its participant has left, for points, which show it, and for mails.

const dueOf = (signed: readonly Signed[], isAdmitted: boolean): string | null => {
  const paid: (Pick<Dues, "yearly"> & Signed)[] = signed.filter(
    ({ yearly, isElsewhere }) => yearly > 0 && !isElsewhere,
  );
  return dueOfLeaver(paid, paid[0]?.association ?? "", isAdmitted);
};

/** On which day a participation has ended, and the fee that stays due, in words. */
export interface Ending {
  readonly day: string;
  /** Null where none does. */
  readonly due: string | null;
  /** What documents that were settled outside of the platform tell, in words; null where none was. */
  readonly elsewhere: string | null;
  /** Whether electricity was shared with him until then. */
  readonly hadBegun: boolean;
}

/** Undefined as long as the participant has not left. */
export async function findEnding(db: Db, applicationId: string): Promise<Ending | undefined> {
  const row = await db
    .selectFrom("application")
    .select(["ended_at", "status"])
    .where("id", "=", applicationId)
    .executeTakeFirst();
  if (!row?.ended_at) return undefined;
  const signed = (await signedOf(db, [applicationId])).get(applicationId) ?? [];
  const history = (await historyOf(db, [applicationId])).get(applicationId) ?? [];
  const day = dayInParis(row.ended_at);
  return {
    day,
    hadBegun: hadBegun(newestProgress(history), day),
    due: dueOf(signed, isInOperation(row.status)),
    elsewhere: elsewhereText(elsewhereOf(signed)),
  };
}

/** Of these consumers, those whose newest application is one that they have left, with its project. */
export async function findLeft(db: Db, pointIds: readonly string[]): Promise<Map<string, LeftProject>> {
  if (pointIds.length === 0) return new Map();
  const newest = db
    .selectFrom("application")
    .distinctOn("consumption_point_id")
    .select("id")
    .where("consumption_point_id", "in", [...pointIds])
    .orderBy("consumption_point_id")
    .orderBy("created_at", "desc");
  const rows = await db
    .selectFrom("application as a")
    .innerJoin("project as p", "p.id", "a.project_id")
    .select([
      "a.id",
      "a.consumption_point_id as pointId",
      "a.project_id as projectId",
      "p.name as projectName",
      "a.departure",
      "a.status",
      "a.ended_at as endedAt",
    ])
    .where("a.id", "in", newest)
    .where(({ not }) => not(notLeft("a")))
    .execute();
  const ids = rows.map(({ id }) => id);
  const signed = await signedOf(db, ids);
  const histories = await historyOf(db, ids);
  return new Map(
    rows.flatMap(({ id, pointId, projectId, projectName, departure, endedAt, status }) => {
      if (pointId === null || endedAt === null) return [];
      const documents = signed.get(id) ?? [];
      const due = dueOf(documents, isInOperation(status));
      const elsewhere = elsewhereOf(documents);
      const left: LeftProject = {
        projectId,
        projectName,
        leftAt: endedAt.toISOString(),
        progress: histories.get(id) ?? [],
        ...(departure && { departure }),
        signed: kindsOf(documents),
        ...(elsewhere.length > 0 && { elsewhere }),
        ...(due !== null && { due }),
      };
      return [[pointId, left] as const];
    }),
  );
}

/** A consumer whose departure its owner has settled for a day. */
export interface LeavingConsumer {
  readonly consumptionPointId: string;
  /** YYYY-MM-DD */
  readonly on: string;
}

/** Who of a project's consumers has a day on which he leaves. */
export async function findLeavingConsumers(db: Db, projectId: string): Promise<LeavingConsumer[]> {
  const rows = await db
    .selectFrom("application")
    .select(["consumption_point_id as consumptionPointId", settledDay().as("on")])
    .where("project_id", "=", projectId)
    .where("consumption_point_id", "is not", null)
    .where(leavingOnADay())
    .execute();
  return rows.flatMap(({ consumptionPointId, on }) =>
    consumptionPointId === null || on === null ? [] : { consumptionPointId, on },
  );
}
