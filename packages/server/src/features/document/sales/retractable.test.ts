import { documentCalls } from "@mec/api/document";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { aSignatory } from "../../../../test/application-fixtures.ts";
import type { TestServer } from "../../../../test/harness.ts";
import { type Signing, sendToSign, signAll, startSigning } from "../../../../test/signature-fixtures.ts";

let server: TestServer;
let signing: Signing;
beforeEach(async () => {
  ({ server, signing } = await startSigning());
  server.setNow(new Date("2026-11-26T09:00:00.000Z"));
  await sendToSign(server, signing, ["bulletin", "accord", "salesContract"]);
  await server.deps.db
    .insertInto("signatory")
    .values({
      consumption_point_id: signing.application.consumerId ?? null,
      identity: JSON.stringify({
        ...aSignatory,
        entityType: "Particulier",
        firstName: "Hugo",
        name: "Petit",
      }),
      updated_at: new Date(),
    })
    .execute();
});

async function sign({ byAll = true } = {}) {
  await signAll(server, signing.participant.email);
  if (!byAll) return;
  await signAll(server, signing.pmoEmail);
  await signAll(server, signing.producer.email);
}

async function read() {
  const { retractable } = await signing.owner.call(documentCalls.listUnsignedContracts, {
    params: { id: signing.projectId },
    body: { applicationIds: [signing.application.id] },
  });
  return retractable;
}

const nobody = { count: 0, people: [] };

describe("before he starts with somebody, the owner reads who may still retract", () => {
  it("and until which day, by the rule that the person himself reads", async () => {
    expect(await read()).toEqual(nobody);
    await sign();
    expect(await read()).toEqual({ count: 1, people: [{ name: "Hugo Petit", until: "2026-12-10" }] });
    server.setNow(new Date("2026-12-10T23:00:00.000Z"));
    expect(await read()).toEqual(nobody);
  });

  it("without a day as long as another has still to sign", async () => {
    await sign({ byAll: false });
    expect(await read()).toEqual({ count: 1, people: [{ name: "Hugo Petit", until: null }] });
  });

  it("and nothing of who signed for a business", async () => {
    await sign();
    for (const who of ["participant", "consumer"])
      await sql`update document set data = jsonb_set(data, ${`{${who},entityType}`}::text[], '"Professionnel"')
        where data ? ${who}::text`.execute(server.deps.db);
    expect(await read()).toEqual(nobody);
  });
});
