import type { LeftProject } from "@mec/domain/application";
import { type DocumentKind, documentKinds } from "@mec/domain/document";
import { type Dues, dueOfLeaver } from "@mec/domain/pmo";
import { dayInParis } from "@mec/domain/shared";
import { sql } from "kysely";
import type { Db } from "../../../db/transaction.ts";
import { living } from "../../document/scopes.ts";
import { concluded } from "../../signature/scopes.ts";
import { historyOf } from "../reads.ts";
import { notLeft } from "../scopes.ts";

// What a participation leaves behind once its participant has left, for points, which show it, and for mails.

/** A document of a participation that all had signed: a bulletin with its fee and whom it is paid to. */
interface Signed {
  readonly kind: DocumentKind;
  readonly yearly: number;
  readonly association: string;
}

/** What all had signed of these applications: what was set aside before, with an earlier one, is not theirs. */
async function signedOf(db: Db, applicationIds: readonly string[]): Promise<Map<string, Signed[]>> {
  const signed = new Map<string, Signed[]>(applicationIds.map((id) => [id, []]));
  if (applicationIds.length === 0) return signed;
  const rows = await db
    .selectFrom("application as a")
    .innerJoin("document as d", (join) =>
      join
        .onRef("d.project_id", "=", "a.project_id")
        .on((eb) =>
          eb.or([
            eb("d.consumption_point_id", "=", eb.ref("a.consumption_point_id")),
            eb("d.production_point_id", "=", eb.ref("a.production_point_id")),
          ]),
        )
        .on(sql<boolean>`(${living("d")} or d.superseded_at >= a.created_at)`),
    )
    .select([
      "a.id",
      "d.kind",
      sql<number>`case when d.kind = 'bulletin' and d.data->'fee'->>'required' = 'true'
        then coalesce((d.data->'fee'->>'amount')::float8, 0) else 0 end`.as("yearly"),
      sql<string>`coalesce(d.data->'association'->>'associationName', '')`.as("association"),
    ])
    .where("a.id", "in", [...applicationIds])
    .where(concluded("d"))
    .execute();
  for (const { id, ...document } of rows) signed.get(id)?.push(document);
  return signed;
}

const dueOf = (signed: readonly Signed[]): string | null => {
  const paid: (Pick<Dues, "yearly"> & Signed)[] = signed.filter(({ yearly }) => yearly > 0);
  return dueOfLeaver(paid, paid[0]?.association ?? "");
};

/** On which day a participation has ended, and the fee that stays due, in words. */
export interface Ending {
  readonly day: string;
  /** Null where none does. */
  readonly due: string | null;
}

/** Undefined as long as the participant has not left. */
export async function findEnding(db: Db, applicationId: string): Promise<Ending | undefined> {
  const row = await db
    .selectFrom("application")
    .select("ended_at")
    .where("id", "=", applicationId)
    .executeTakeFirst();
  if (!row?.ended_at) return undefined;
  const signed = (await signedOf(db, [applicationId])).get(applicationId) ?? [];
  return { day: dayInParis(row.ended_at), due: dueOf(signed) };
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
      "a.ended_at as endedAt",
    ])
    .where("a.id", "in", newest)
    .where(({ not }) => not(notLeft("a")))
    .execute();
  const ids = rows.map(({ id }) => id);
  const signed = await signedOf(db, ids);
  const histories = await historyOf(db, ids);
  return new Map(
    rows.flatMap(({ id, pointId, projectId, projectName, departure, endedAt }) => {
      if (pointId === null || endedAt === null) return [];
      const documents = signed.get(id) ?? [];
      const due = dueOf(documents);
      const left: LeftProject = {
        projectId,
        projectName,
        leftAt: endedAt.toISOString(),
        progress: histories.get(id) ?? [],
        ...(departure && { departure }),
        signed: documentKinds.filter((kind) => documents.some((one) => one.kind === kind)),
        ...(due !== null && { due }),
      };
      return [[pointId, left] as const];
    }),
  );
}
