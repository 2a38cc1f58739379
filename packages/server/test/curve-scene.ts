import { pointCalls } from "@mec/api/point";
import { sql } from "kysely";
import { aConsumptionPoint } from "./application-fixtures.ts";
import { prm } from "./curve-files.ts";
import { startTestServer } from "./harness.ts";
import { fileBody } from "./multipart.ts";

export type CurveScene = Awaited<ReturnType<typeof curveScene>>;

/**
 * A consumer who consented to his readings being kept, on 1 February 2026, and functions that tell what is kept of
 * them.
 */
export async function curveScene() {
  const server = await startTestServer();
  server.setNow(new Date("2026-02-01T10:00:00Z"));
  const holder = await server.signedUp();
  const body = aConsumptionPoint({ prm, sge: true });
  const { id: pointId } = await holder.call(pointCalls.createConsumptionPoint, { body });
  const url = (id = pointId) => `/api/consumption-point/${id}/load-curve`;
  return {
    server,
    holder,
    pointId,
    url,
    put: (content: string | Uint8Array, query = "", by = holder, id = pointId) =>
      by.send("PUT", `${url(id)}${query}`, undefined, fileBody(content)),
    stored: () => holder.send("GET", url()),
    days: () =>
      server.deps.db
        .selectFrom("load_curve_day")
        .select([
          "curve_id",
          "data",
          // The transaction that wrote the row: written again, it would be another.
          sql<string>`load_curve_day.xmin::text`.as("writtenBy"),
          sql<string>`day::text`.as("day"),
          sql<string>`erased_on::text`.as("erased_on"),
        ])
        .orderBy("day")
        .orderBy("curve_id")
        .execute(),
    /** The months in which something may be erased, each a partition. */
    async months(): Promise<string[]> {
      const { rows } = await sql<{ name: string }>`
        select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid
        where inhparent = 'load_curve_day'::regclass`.execute(server.deps.db);
      return rows.map(({ name }) => name);
    },
  };
}
