import type { KyselyPlugin } from "kysely";
import { expect, it } from "vitest";
import { setStatus } from "../../../test/application-fixtures.ts";
import { consumptionPointRow } from "../../../test/rows.ts";
import { sendToSign, signAll, startSigning } from "../../../test/signature-fixtures.ts";
import { isDeletable } from "./delete-project.ts";

it("whether a project may be deleted is read from one bound place, however many are", async () => {
  const { server, signing } = await startSigning();
  const { db } = server.deps;
  await sendToSign(server, signing, ["bulletin", "accord", "salesContract"]);
  for (const email of [signing.participant.email, signing.pmoEmail, signing.producer.email])
    await signAll(server, email);
  await setStatus(server, signing.application.id, "SIGNED");
  let rows = 0;
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      rows += result.rows.length;
      return result;
    },
  };
  async function rowsRead(): Promise<number> {
    rows = 0;
    expect(await isDeletable(db.withPlugin(counting), signing.projectId)).toBe(false);
    return rows;
  }
  const before = await rowsRead();
  const signed = await db
    .selectFrom("document")
    .selectAll()
    .where("kind", "=", "bulletin")
    .executeTakeFirstOrThrow();
  for (const name of ["Atelier", "Grange", "Moulin"]) {
    const consumption_point_id = await consumptionPointRow(db, signing.holder.id, { name });
    const { id: _, data, words: __, ...like } = signed;
    await db
      .insertInto("document")
      .values({ ...like, consumption_point_id, data: JSON.stringify(data) })
      .execute();
  }
  expect(await rowsRead()).toBe(before);
});
