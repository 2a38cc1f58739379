import { proposalCalls } from "@mec/api/study";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { aSignatory, setStatus } from "../../../../test/application-fixtures.ts";
import type { TestServer } from "../../../../test/harness.ts";
import { applicationRow, productionPointRow } from "../../../../test/rows.ts";
import { type Signing, sendToSign, signAll, startSigning } from "../../../../test/signature-fixtures.ts";

let server: TestServer;
let signing: Signing;
beforeEach(async () => {
  ({ server, signing } = await startSigning());
  server.setNow(new Date("2026-11-03T09:00:00.000Z"));
  const { db, now } = server.deps;
  await db.updateTable("production_point").set({ vat_regime: "franchise" }).execute();
  const step = { application_id: signing.application.id, status: "SIGNATURE", acted_as: "owner" } as const;
  await db
    .insertInto("application_progress")
    .values({ ...step, price: 0.11, created_at: now() })
    .execute();
  server.setNow(new Date("2026-11-04T09:00:00.000Z"));
});

/** The contract with the first seller, at the price that was agreed. */
async function send(): Promise<void> {
  await sendToSign(server, signing, ["bulletin", "accord", "salesContract"]);
  const { productionPointId: plant } = signing;
  await sql`update document set data = data || jsonb_build_object('acceptedPrice', 0.11, 'producers', jsonb_build_array(
      data->'producers'->0 || jsonb_build_object('pointId', ${plant}::text, 'vatRegime', 'franchise')))
    || jsonb_build_object('terms', (data->'terms') || '{"price": null, "subscription": null, "vatRegime": null}')
    where kind = 'salesContract'`.execute(server.deps.db);
}

/** A farmer who adds VAT is accepted. */
async function joins(name: string): Promise<string> {
  const { db } = server.deps;
  server.setNow(new Date(server.deps.now().getTime() + 3_600_000));
  const farmer = await server.signedUp();
  const { projectId } = signing;
  const productionPointId = await productionPointRow(db, farmer.id, { projectId });
  await db
    .updateTable("production_point")
    .set({ vat_regime: "standard", production_power: 30, vat_said_at: server.deps.now() })
    .where("id", "=", productionPointId)
    .execute();
  const identity = { ...aSignatory, entityType: "Professionnel", socialReason: name };
  const row = { production_point_id: productionPointId, identity: JSON.stringify(identity) };
  await db
    .insertInto("signatory")
    .values({ ...row, updated_at: new Date() })
    .execute();
  await applicationRow(db, { projectId, productionPointId, status: "SIGNATURE" });
  return productionPointId;
}

async function read() {
  const params = { id: signing.application.consumerId ?? "" };
  const proposal = await signing.holder.call(proposalCalls.getPriceProposal, { params });
  return {
    untaxed: proposal?.untaxedText?.replaceAll("\u00a0", " ") ?? null,
    texts: proposal?.contractTexts?.map((text) => text.replaceAll("\u00a0", " ")),
  };
}

const comes =
  "Un autre producteur vend maintenant dans ce projet : un autre contrat vous sera proposé, à 13,2 c€/kWh TTC. Vous pourrez le refuser.";
const counted = "La somme compte tous ceux qui vendent dans ce projet.";

describe("who said yes without VAT, once a seller who adds it has come", () => {
  it("reads it of his price as long as no contract was sent", async () => {
    await joins("EARL de la Prairie");
    const { untaxed, texts } = await read();
    expect(untaxed).toContain("Vous aviez dit oui à 11 c€/kWh sans TVA");
    expect(texts).toBeUndefined();
  });

  it("reads what the contract that he is to sign asks, and that another comes", async () => {
    await send();
    await joins("EARL de la Prairie");
    expect(await read()).toEqual({
      untaxed: null,
      texts: [
        "Votre contrat, à signer : 11 c€/kWh, sans TVA à ajouter.",
        `${comes} Ce que vous signez maintenant ne change pas.`,
        counted,
      ],
    });
  });

  it("reads the price of what he signed as such, whether or not all have signed", async () => {
    await send();
    await signAll(server, signing.participant.email);
    await joins("EARL de la Prairie");
    const told = {
      untaxed: null,
      texts: [
        "Votre contrat : 11 c€/kWh, sans TVA à ajouter, signé le 4 novembre 2026.",
        `${comes} Ce que vous avez signé ne change pas.`,
        counted,
      ],
    };
    expect(await read()).toEqual(told);
    await setStatus(server, signing.application.id, "SIGNED");
    expect(await read()).toEqual(told);
  });

  it("reads of several in one sentence", async () => {
    await send();
    await signAll(server, signing.participant.email);
    await joins("EARL de la Prairie");
    await joins("Moulin SARL");
    expect((await read()).texts?.[1]).toBe(
      "D’autres producteurs vendent maintenant dans ce projet : d’autres contrats vous seront proposés, à 13,2 c€/kWh TTC. Vous pourrez les refuser. Ce que vous avez signé ne change pas.",
    );
  });

  it("reads nothing where his contract names all who sell", async () => {
    await send();
    await signAll(server, signing.participant.email);
    expect(await read()).toEqual({ untaxed: null, texts: undefined });
  });

  it("is promised no contract with a seller whose he refused", async () => {
    await send();
    for (const email of [signing.participant.email, signing.pmoEmail, signing.producer.email])
      await signAll(server, email);
    const farm = await joins("EARL de la Prairie");
    await sql`insert into document select (jsonb_populate_record(d, jsonb_build_object('id', gen_random_uuid(), 'status', 'DECLINED',
        'data', jsonb_set(d.data, '{producers,0,pointId}', to_jsonb(${farm}::text))))).*
      from document d where kind = 'salesContract'`.execute(server.deps.db);
    expect((await read()).texts).toEqual([expect.stringContaining("Votre contrat : 11 c€/kWh"), counted]);
  });
});
