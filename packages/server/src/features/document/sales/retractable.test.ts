import { documentCalls } from "@mec/api/document";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { aSignatory } from "../../../../test/application-fixtures.ts";
import type { TestServer } from "../../../../test/harness.ts";
import {
  askCode,
  openAll,
  type Signing,
  sendSignature,
  sendToSign,
  signAll,
  signerAt,
  startSigning,
} from "../../../../test/signature-fixtures.ts";

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

async function sign({ byAll = true, asksEarlySupply = false } = {}) {
  const signer = signerAt(server, signing.participant.email);
  const { name } = await openAll(signer);
  await sendSignature(signer, await askCode(server, signer), { name, asksEarlySupply });
  await server.settle();
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

const nobody = { count: 0, unasked: 0, people: [] };
const hugo = { name: "Hugo Petit", until: "2026-12-10", asksEarlySupply: false };

describe("before he starts with somebody, the owner reads who may still retract", () => {
  it("and until which day, by the rule that the person himself reads", async () => {
    expect(await read()).toEqual(nobody);
    await sign();
    expect(await read()).toEqual({ count: 1, unasked: 1, people: [hugo] });
    server.setNow(new Date("2026-12-10T23:00:00.000Z"));
    expect(await read()).toEqual(nobody);
  });

  it("without a day as long as another has still to sign", async () => {
    await sign({ byAll: false });
    expect(await read()).toEqual({ count: 1, unasked: 1, people: [{ ...hugo, until: null }] });
  });

  it("and whether he asked to be supplied before, in his contracts of sale", async () => {
    await sign({ asksEarlySupply: true });
    expect(await read()).toEqual({ count: 1, unasked: 0, people: [{ ...hugo, asksEarlySupply: true }] });
  });

  it("and nothing of that where he signed no contract of sale here", async () => {
    await sign();
    await sql`delete from document where kind = 'salesContract'`.execute(server.deps.db);
    expect(await read()).toEqual({ count: 1, unasked: 0, people: [{ ...hugo, asksEarlySupply: null }] });
  });

  it("and nothing of who signed for a business", async () => {
    await sign();
    for (const who of ["participant", "consumer"])
      await sql`update document set data = jsonb_set(data, ${`{${who},entityType}`}::text[], '"Professionnel"')
        where data ? ${who}::text`.execute(server.deps.db);
    expect(await read()).toEqual(nobody);
  });
});
