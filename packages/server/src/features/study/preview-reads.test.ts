import type { KyselyPlugin } from "kysely";
import { expect, it } from "vitest";
import { startTestServer } from "../../../test/harness.ts";
import { applicationRow, consumptionPointRow } from "../../../test/rows.ts";
import { aStudyScene } from "../../../test/study-fixtures.ts";
import { previewAcceptance } from "./preview-acceptance.ts";

it("a preview of an acceptance reads those whom it is about, however many others applied", async () => {
  const server = await startTestServer();
  const { projectId } = await aStudyScene(server);
  const { db } = server.deps;
  const { id: accountId } = await server.signedUp();
  const apply = async () =>
    applicationRow(db, {
      projectId,
      consumptionPointId: await consumptionPointRow(db, accountId),
      status: "APPLICATION",
    });
  let rows = 0;
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      rows += result.rows.length;
      return result;
    },
  };
  const asked = await apply();
  async function rowsRead(): Promise<number> {
    rows = 0;
    const { people } = await previewAcceptance({ ...server.deps, db: db.withPlugin(counting) }, projectId, [
      asked,
    ]);
    expect(people).toHaveLength(1);
    return rows;
  }
  const before = await rowsRead();
  for (let n = 0; n < 5; n++) await apply();
  expect(await rowsRead()).toBe(before);
});
