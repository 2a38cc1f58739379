import {
  cameBack,
  isBeingSent,
  isSigned,
  type KeptDocumentStatus,
  keptDocumentStatuses,
} from "@mec/domain/document";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../../test/harness.ts";
import { planWith } from "../../../test/plans.ts";
import { consumptionPointRow, documentRow, projectRow } from "../../../test/rows.ts";
import { beingSent, living, settledOrOnItsWay, signed } from "./scopes.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});

const cases = keptDocumentStatuses.flatMap((status) =>
  [true, false].map((isLiving) => ({ status, isLiving })),
);
type Case = (typeof cases)[number];

/** One document of each status, living or history, by id. */
async function aDocumentOfEach(): Promise<Map<string, Case>> {
  const { db } = server.deps;
  const { id: accountId } = await server.signedUp();
  const projectId = await projectRow(db, accountId);
  const made = new Map<string, Case>();
  for (const { status, isLiving } of cases) {
    const consumptionPointId = await consumptionPointRow(db, accountId);
    made.set(await documentRow(db, { projectId, consumptionPointId, status, isLiving }), {
      status,
      isLiving,
    });
  }
  return made;
}

async function idsIn(scope: (table?: string) => RawBuilder<SqlBool>): Promise<string[]> {
  const { db } = server.deps;
  const plain = await db.selectFrom("document").select("id").where(scope()).orderBy("id").execute();
  const named = await sql<{ id: string }>`
    select d.id from document d where ${scope("d")} order by d.id`.execute(db);
  expect(named.rows).toEqual(plain);
  return plain.map(({ id }) => id);
}

describe("a scope of documents is what the domain says of every status", () => {
  it.each<[string, typeof living, (status: KeptDocumentStatus, isLiving: boolean) => boolean]>([
    ["living", living, (_, isLiving) => isLiving],
    ["signed", signed, (status) => isSigned(status)],
    ["being sent", beingSent, (status, isLiving) => isLiving && isBeingSent(status)],
    ["settled or on its way", settledOrOnItsWay, (status, isLiving) => isLiving && !cameBack(status)],
  ])("%s", async (_, scope, rule) => {
    const made = await aDocumentOfEach();
    const expected = [...made].filter(([, { status, isLiving }]) => rule(status, isLiving));
    expect(await idsIn(scope)).toEqual(expected.map(([id]) => id).sort());
    expect(expected.length).toBeGreaterThan(0);
  });
});

it.each([
  { index: "document_of_consumer", column: "consumption_point_id" },
  { index: "document_of_producer", column: "production_point_id" },
] as const)("the index $index is known to hold the living", async ({ index, column }) => {
  const plan = await planWith(server.deps.db, { table: "document", index }, (tx) =>
    tx
      .selectFrom("document")
      .select("kind")
      .where(living())
      .where(column, "is not", null)
      .where("kind", "<>", "salesContract"),
  );
  expect(plan).toContain(index);
});
