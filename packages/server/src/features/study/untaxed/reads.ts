import { type SellerVat, type VatRegime, vatOfSellers } from "@mec/domain/shared";
import { isUntaxedYes } from "@mec/domain/study";
import { type Selectable, sql } from "kysely";
import type { Schema } from "../../../db/schema.ts";
import type { Db } from "../../../db/transaction.ts";
import { acceptingSteps, notLeft, takingPart } from "../../application/scopes.ts";

export interface SaidVat {
  readonly vatRegime: SellerVat | null;
  readonly saidAt: Date | null;
  readonly former: Selectable<Schema["production_point"]>["former_vat"];
}

/** What a seller said of his VAT at a moment; undefined where that was not kept. */
export function vatThen({ vatRegime, saidAt, former }: SaidVat, at: Date): SellerVat | null | undefined {
  const then = former.said.find(({ until }) => new Date(until) > at);
  if (then) return then.vatRegime;
  return saidAt && saidAt > at ? undefined : vatRegime;
}

interface Sellers {
  readonly projectId: string;
  /** One that has not said his VAT, as if he said now that he adds it. */
  readonly asTaxed?: string | null;
  /** Those among whom it is asked; all of the project's where left out. */
  readonly pointIds?: readonly string[];
}

/** When each of these consumers was accepted, or has said yes himself since. */
const acceptedAt = (db: Db, projectId: string, consumers: readonly string[]) =>
  db
    .selectFrom("application as a")
    .innerJoin("application_progress as step", "step.application_id", "a.id")
    .select([
      "a.consumption_point_id as consumer",
      sql<Date>`coalesce(max(step.created_at) filter (where step.acted_as = 'holder'), min(step.created_at))`.as(
        "at",
      ),
    ])
    .where("a.project_id", "=", projectId)
    .where(sql<boolean>`a.consumption_point_id = any(${consumers}::uuid[])`)
    .where(sql<boolean>`${notLeft("a")} and ${acceptingSteps("step")}`)
    .groupBy("a.id")
    .execute();

/** The plants of a project, with what each said of his VAT and when he came. */
const findSaid = (db: Db, projectId: string) =>
  db
    .selectFrom("production_point as point")
    .select([
      "id",
      "production_power as powerKwc",
      "vat_regime as vatRegime",
      "vat_said_at as saidAt",
      "former_vat as former",
    ])
    .select(
      sql<Date>`greatest((
        select max(joined.created_at) from application o join application_progress joined on joined.application_id = o.id
        where o.project_id = ${projectId} and o.production_point_id = point.id and ${acceptingSteps("joined")}
      ), point.created_at)`.as("cameAt"),
    )
    .where("project_id", "=", projectId)
    .execute();

/** The VAT that a project plans for who has not said his own. */
async function findPlanned(db: Db, projectId: string): Promise<SellerVat | null> {
  const { planned } = await db
    .selectFrom("project")
    .select("vat_regime as planned")
    .where("id", "=", projectId)
    .executeTakeFirstOrThrow();
  return planned;
}

type Plant = Awaited<ReturnType<typeof findSaid>>[number];

/** Whether he came, or said his VAT, after a moment. */
const isAfter = ({ cameAt, saidAt }: Plant, at: Date): boolean =>
  cameAt > at || (saidAt !== null && saidAt > at);

/** The VAT that was told at a moment: by what each said then, and this plant once it had come; what was not kept of it is not counted. */
function toldAt(
  at: Date,
  { id, plants, planned }: { id: string; plants: readonly Plant[]; planned: SellerVat | null },
): VatRegime {
  const sellers = plants.flatMap(({ powerKwc, ...plant }) => {
    const then = vatThen(plant, at);
    if (plant.id !== id) return [{ powerKwc, vatRegime: then === undefined ? plant.vatRegime : then }];
    return plant.cameAt > at || then === undefined ? [] : [{ powerKwc, vatRegime: then }];
  });
  return vatOfSellers(planned, sellers);
}

/**
 * Which of these consumers were accepted before one of these plants was, or before its holder said that he adds VAT, at a price
 * without any, and which plants: those who came later, or said yes anew, were told theirs.
 */
export async function findUntaxedSellers(
  db: Db,
  { projectId, pointIds, asTaxed = null }: Sellers,
  consumers: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (consumers.length === 0) return new Map();
  const plants = await findSaid(db, projectId);
  const isAsTaxed = (id: string) => id === asTaxed;
  const taxed = plants.filter(
    ({ id, vatRegime }) => (vatRegime === "standard" || isAsTaxed(id)) && (pointIds?.includes(id) ?? true),
  );
  if (taxed.length === 0) return new Map();
  const planned = await findPlanned(db, projectId);
  const untaxedAt = (at: Date) =>
    taxed.filter(
      (plant) =>
        (isAfter(plant, at) || isAsTaxed(plant.id)) &&
        isUntaxedYes("standard", toldAt(at, { id: plant.id, plants, planned })),
    );
  const accepted = await acceptedAt(db, projectId, consumers);
  return new Map(
    accepted.flatMap(({ consumer, at }) => {
      const sellers = untaxedAt(at).map(({ id }) => id);
      return consumer && sellers.length > 0 ? [[consumer, sellers] as const] : [];
    }),
  );
}

/** Those consumers alone. */
export const findUntaxed = async (
  db: Db,
  sellers: Sellers,
  consumers: readonly string[],
): Promise<ReadonlySet<string>> => new Set((await findUntaxedSellers(db, sellers, consumers)).keys());

/**
 * Whether most of those who take part were accepted at a price without VAT, as who comes next is told it, whatever a seller who came
 * or said so since adds to it.
 */
export async function isMostlyUntaxed(db: Db, projectId: string): Promise<boolean> {
  const plants = await findSaid(db, projectId);
  const planned = await findPlanned(db, projectId);
  const wasEver = ({ vatRegime, former }: Plant) =>
    vatRegime === "franchise" || former.said.some((said) => said.vatRegime === "franchise");
  if (planned !== "franchise" && !plants.some(wasEver)) return false;
  const taking = await db
    .selectFrom("application as a")
    .select("a.consumption_point_id as consumer")
    .where("a.project_id", "=", projectId)
    .where(takingPart("a"))
    .execute();
  const accepted = await acceptedAt(
    db,
    projectId,
    taking.flatMap(({ consumer }) => consumer ?? []),
  );
  const untaxed = accepted.filter(({ at }) => {
    const then = plants.filter(({ cameAt }) => cameAt <= at);
    return isUntaxedYes("standard", toldAt(at, { id: "", plants: then, planned }));
  });
  return untaxed.length > 0 && untaxed.length * 2 >= accepted.length;
}

/** Whether one of them was. */
export const isAgreedUntaxed = async (
  db: Db,
  sellers: Sellers,
  consumers: readonly string[],
): Promise<boolean> => (await findUntaxed(db, sellers, consumers)).size > 0;
