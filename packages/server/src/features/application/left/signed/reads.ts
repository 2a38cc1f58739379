import { type DocumentKind, documentKinds } from "@mec/domain/document";
import { sql } from "kysely";
import type { Db } from "../../../../db/transaction.ts";
import { living, settled } from "../../../document/scopes.ts";
import { findSoldToThemselves } from "../../../signatory/reads.ts";
import { concluded } from "../../../signature/scopes.ts";
import { startingSteps } from "../../scopes.ts";

/** A document of a participation that all had signed, or that was settled outside of the platform: a bulletin with its fee and whom it is paid to. */
export interface Signed {
  readonly kind: DocumentKind;
  readonly isElsewhere: boolean;
  readonly yearly: number;
  readonly association: string;
}

const isSetAside = ({ kind, isElsewhere }: Pick<Signed, "kind" | "isElsewhere">): boolean =>
  kind === "salesContract" && isElsewhere;

/** Those of whose contracts set aside none was ever due: their own body alone supplies them. */
async function findOwnSold(
  db: Db,
  rows: readonly (Pick<Signed, "kind" | "isElsewhere"> & { projectId: string; pointId: string | null })[],
): Promise<ReadonlySet<string>> {
  const asked = rows.filter(isSetAside);
  const own = new Set<string>();
  for (const projectId of new Set(asked.map((row) => row.projectId))) {
    const pointIds = asked.flatMap((row) => (row.projectId === projectId && row.pointId ? row.pointId : []));
    for (const pointId of await findSoldToThemselves(db, projectId, pointIds))
      own.add(`${projectId} ${pointId}`);
  }
  return own;
}

/** What all had signed of these applications, or settled outside of the platform: what was set aside before, with an earlier one, is not theirs. */
export async function signedOf(db: Db, applicationIds: readonly string[]): Promise<Map<string, Signed[]>> {
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
      "a.project_id as projectId",
      "a.consumption_point_id as pointId",
      "d.kind",
      sql<boolean>`not ${concluded("d")}`.as("isElsewhere"),
      sql<number>`case when d.kind = 'bulletin' and d.data->'fee'->>'required' = 'true'
        then coalesce((d.data->'fee'->>'amount')::float8, 0) else 0 end`.as("yearly"),
      sql<string>`coalesce(d.data->'association'->>'associationName', '')`.as("association"),
    ])
    .where("a.id", "in", [...applicationIds])
    .where(sql<boolean>`(${concluded("d")} or ${settled("d")})`)
    .execute();
  const ownSold = await findOwnSold(db, rows);
  for (const { id, projectId, pointId, ...document } of rows)
    if (!(isSetAside(document) && pointId !== null && ownSold.has(`${projectId} ${pointId}`)))
      signed.get(id)?.push(document);
  return signed;
}

/** Of these points, those that share in a project, or did before they left it: their association has admitted who holds them. */
export async function findAdmitted(
  db: Db,
  projectId: string,
  pointIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select distinct coalesce(a.consumption_point_id, a.production_point_id) as id
    from application a join application_progress step on step.application_id = a.id
    where a.project_id = ${projectId} and ${startingSteps("step")}
      and coalesce(a.consumption_point_id, a.production_point_id) = any(${[...pointIds]}::uuid[])`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}

const inOrder = (some: readonly Signed[]): DocumentKind[] =>
  documentKinds.filter((kind) => some.some((one) => one.kind === kind));

/** The kinds of those that all had signed, each once, in the order in which one reads them. */
export const kindsOf = (signed: readonly Signed[]): DocumentKind[] =>
  inOrder(signed.filter(({ isElsewhere }) => !isElsewhere));

/** The same of those that were settled outside of the platform. */
export const elsewhereOf = (signed: readonly Signed[]): DocumentKind[] =>
  inOrder(signed.filter(({ isElsewhere }) => isElsewhere));
