import type { Dues } from "@mec/domain/pmo";
import type { ConsumerType, Participant } from "@mec/domain/point";
import { type RawBuilder, sql } from "kysely";
import { participantOf } from "../../db/participant-columns.ts";
import type { Tx } from "../../db/transaction.ts";
import { holderOf } from "../point/scopes.ts";
import { writtenSinceRead } from "./reads.ts";
import { lastStepAt, newestPrice } from "./scopes.ts";

/** A holder of places that have a price, whose sum changed. */
export interface ToTell {
  readonly holderId: string;
  readonly email: string;
  readonly firstName: string;
  readonly places: readonly {
    readonly applicationId: string;
    readonly name: string;
    readonly participant: Participant;
    /** When its price was proposed or answered, or its holder was last told that the contract had changed. */
    readonly readAt: Date;
    /** Whether the terms of sale that its contract takes were written after it; one that was sent has terms of its own. */
    readonly isWrittenSince: boolean;
    /** What members paid then; null where it has not changed since. */
    readonly readDues: Dues | null;
    /** The newest price that was proposed for it, €/kWh without VAT; null when none was. */
    readonly price: number | null;
    /** Of a consumer: how he reads prices. */
    readonly consumerType: ConsumerType | null;
    readonly reclaimsVat: boolean | null;
  }[];
}

/** How many people one job tells: the next one waits for its turn behind a code that somebody waits for. */
export const mostToldAtOnce = 50;

/** Some of the holders of a project's applications of which something is to be told, but for its owner, each with all of these. @param leaving documents that are about to be sent */
export async function findToTell(
  tx: Tx,
  projectId: string,
  isUntold: RawBuilder<boolean>,
  leaving: readonly string[] = [],
): Promise<ToTell[]> {
  const untold = tx
    .selectFrom("application")
    .innerJoin("project as p", "p.id", "application.project_id")
    .leftJoin("consumption_point as c", "c.id", "application.consumption_point_id")
    .leftJoin("production_point as g", "g.id", "application.production_point_id")
    .innerJoin("account as h", (join) => join.on("h.id", "=", holderOf("c", "g")))
    .select([
      "h.id as holderId",
      "h.email",
      "h.first_name as firstName",
      "application.id as applicationId",
      "application.created_at as since",
      "application.consumption_point_id",
      "application.production_point_id",
      sql<Date>`greatest(${lastStepAt("application")}, application.terms_told_at)`.as("readAt"),
      writtenSinceRead(leaving).as("isWrittenSince"),
      "application.read_dues as readDues",
      newestPrice("application").as("price"),
      "c.consumer_type as consumerType",
      "c.reclaims_vat as reclaimsVat",
      sql<string>`coalesce(c.name, g.name)`.as("name"),
      sql<number>`dense_rank() over (order by h.id)`.as("rank"),
    ])
    .where("application.project_id", "=", projectId)
    .whereRef("h.id", "<>", "p.account_id")
    .where(isUntold);
  const rows = await tx
    .selectFrom(untold.as("one"))
    .selectAll()
    .where("rank", "<=", mostToldAtOnce)
    .orderBy("rank")
    .orderBy("since")
    .execute();
  const people = new Map<string, ToTell>();
  for (const { holderId, email, firstName, rank: _, since: __, ...row } of rows) {
    const { consumption_point_id, production_point_id, ...told } = row;
    const place = { ...told, participant: participantOf({ consumption_point_id, production_point_id }) };
    const places = [...(people.get(holderId)?.places ?? []), place];
    people.set(holderId, { holderId, email, firstName, places });
  }
  return [...people.values()];
}
