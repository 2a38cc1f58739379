import { documentCalls } from "@mec/api/document";
import { concludedOf, plantSaleCalls } from "@mec/api/study";
import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { aSignatory, setStatus } from "../../../test/application-fixtures.ts";
import { someTerms } from "../../../test/document-fixtures.ts";
import type { TestServer } from "../../../test/harness.ts";
import { accountRow, applicationRow, consumptionPointRow } from "../../../test/rows.ts";
import {
  askCode,
  declineAs,
  insertProducer,
  readSession,
  type Signing,
  sendToSign,
  signAll,
  signerAt,
  startSigning,
} from "../../../test/signature-fixtures.ts";

let server: TestServer;
let signing: Signing;
beforeEach(async () => {
  ({ server, signing } = await startSigning());
  // A window that is signed in for the seller: the plant is the owner's.
  await server.deps.db
    .updateTable("production_point")
    .set({ account_id: signing.owner.id })
    .where("id", "=", signing.productionPointId)
    .execute();
});

const sale = async () => {
  const params = { id: signing.productionPointId };
  const told = await signing.owner.call(plantSaleCalls.getPlantSale, { params });
  if (!told) throw new Error("The plant is in no project");
  return told;
};

const refuse = async () => {
  const buyer = signerAt(server, signing.participant.email);
  await readSession(buyer);
  await declineAs(buyer, await askCode(server, buyer));
};

it("counts who was accepted, and no euro of a contract that nobody signed", async () => {
  expect(await sale()).toMatchObject({
    signed: { contracts: 0, price: null, sum: null },
    agreed: { consumers: 1, price: null },
  });
  await sendToSign(server, signing, ["salesContract"]);
  expect((await sale()).signed).toEqual({ contracts: 0, price: null, sum: null });
});

it("counts a contract from its consumer's signature on, at the contract's price", async () => {
  await sendToSign(server, signing, ["salesContract"]);
  await signAll(server, signing.participant.email);
  const { signed, agreed, soldAt, comingAt, price } = await sale();
  expect(signed).toMatchObject({ contracts: 1, price: agreed?.price });
  expect(signed?.sum?.localEur).toBeGreaterThan(0);
  // One home's price is no project's: who comes is counted at what he asks.
  expect([soldAt, comingAt]).toEqual([signed?.price, price]);
});

it("tells apart the contracts that all have signed: one that its seller has still to sign holds for nothing yet", async () => {
  await sendToSign(server, signing, ["salesContract"]);
  await signAll(server, signing.participant.email);
  const half = await sale();
  expect(half.concluded).toEqual({ contracts: 0, price: null, sum: null });
  expect(concludedOf(half).signed).toEqual(half.concluded);
  await signAll(server, signing.producer.email);
  const whole = await sale();
  expect(whole.concluded).toBeUndefined();
  expect(concludedOf(whole).signed).toMatchObject({ contracts: 1, sum: half.signed?.sum });
});

it("tells of one consumer no more than about what he consumes, however much the plant could give him", async () => {
  const { db } = server.deps;
  await db.updateTable("production_point").set({ annual_production: 1e9, production_power: 1e6 }).execute();
  await sendToSign(server, signing, ["salesContract"]);
  await signAll(server, signing.participant.email);
  const localEur = async (annual_consumption: number) => {
    await db.updateTable("consumption_point").set({ annual_consumption }).execute();
    return (await sale()).signed?.sum?.localEur;
  };
  expect(await localEur(4873)).toBe(await localEur(5241));
  expect(await localEur(9000)).toBeGreaterThan((await localEur(5000)) ?? Infinity);
});

it("is nothing of somebody who only applied, nor of a contract that names another plant", async () => {
  const other = { ...signing, productionPointId: "00000000-0000-4000-8000-000000000001" };
  await sendToSign(server, other, ["salesContract"]);
  await signAll(server, signing.participant.email);
  expect((await sale()).signed?.contracts).toBe(0);
  await setStatus(server, signing.application.id, "APPLICATION");
  expect((await sale()).agreed).toEqual({ consumers: 0, price: null });
});

it("is not told before the plant takes part", async () => {
  const { db } = server.deps;
  await db.updateTable("production_point").set({ project_id: null }).execute();
  const params = { id: signing.productionPointId };
  expect(await signing.owner.call(plantSaleCalls.getPlantSale, { params })).toBeNull();
});

it("tells of the contracts that are to come how many, at what price and what they wait for, and names no home", async () => {
  const { db } = server.deps;
  await signing.owner.call(documentCalls.saveSalesContract, {
    params: { id: signing.projectId },
    body: { terms: { ...someTerms, price: 0.11 } },
  });
  expect((await sale()).toCome).toEqual({
    consumers: 1,
    price: { min: 0.11, max: 0.11 },
    names: [],
    onTheirWay: 0,
    waitsFor: "signatory",
    incomplete: 1,
  });
  const identity = JSON.stringify({ ...aSignatory, firstName: "Paule", name: "Roche" });
  const signatory = { production_point_id: signing.productionPointId, identity, updated_at: new Date() };
  await db.insertInto("signatory").values(signatory).execute();
  // His contracts will say whether he adds VAT, as the owner plans one.
  expect((await sale()).toCome).toMatchObject({ consumers: 1, waitsFor: "vat" });
  await server.deps.db.updateTable("production_point").set({ vat_regime: "standard" }).execute();
  expect((await sale()).toCome).toMatchObject({ consumers: 1, waitsFor: "owner" });
  await db.updateTable("production_point").set({ prm: null }).execute();
  expect((await sale()).toCome).toMatchObject({ consumers: 1, waitsFor: "meter" });
  const body = { ...aSignatory, entityType: "Professionnel", socialReason: "Mairie de Céret" };
  await db
    .insertInto("signatory")
    .values({
      consumption_point_id: signing.application.consumerId,
      identity: JSON.stringify(body),
      updated_at: new Date(),
    })
    .onConflict((rows) => rows.column("consumption_point_id").doUpdateSet({ identity: JSON.stringify(body) }))
    .execute();
  expect((await sale()).toCome).toMatchObject({ names: ["Mairie de Céret"] });
});

it("tells that a contract is on its way once it is sent, and nothing more once its consumer has signed", async () => {
  await sendToSign(server, signing, ["salesContract"]);
  expect((await sale()).toCome).toMatchObject({ consumers: 0, onTheirWay: 1 });
  await signAll(server, signing.participant.email);
  expect((await sale()).toCome).toMatchObject({ consumers: 0, onTheirWay: 0 });
});

it("tells that a contract was refused, by whom and when, and counts it nowhere until it is sent anew", async () => {
  await sendToSign(server, signing, ["salesContract"]);
  await refuse();
  const told = await sale();
  expect(told.refused).toEqual([{ by: "Hugo Petit", isOwn: false, at: expect.any(String) }]);
  expect(told.toCome).toMatchObject({ consumers: 0, onTheirWay: 0 });
  expect(told.agreed).toEqual({ consumers: 0, price: null });
  expect(told.signed?.contracts).toBe(0);
  const { db } = server.deps;
  await db.updateTable("document").set({ superseded_at: new Date() }).execute();
  await sendToSign(server, signing, ["salesContract"]);
  expect(await sale()).toMatchObject({ refused: [], agreed: { consumers: 1 }, toCome: { onTheirWay: 1 } });
});

it("counts nobody who refused to sign what another sells by: no contract is promised with him", async () => {
  const { db } = server.deps;
  const another = "00000000-0000-4000-8000-000000000001";
  await sendToSign(server, { ...signing, productionPointId: another }, ["salesContract"]);
  expect((await sale()).toCome).toMatchObject({ consumers: 1, signing: 1 });
  await refuse();
  const told = await sale();
  expect(told.agreed).toEqual({ consumers: 0, price: null });
  expect(told.toCome).toMatchObject({ consumers: 0, onTheirWay: 0 });
  expect(told).toMatchObject({ refused: [], refusedOthers: 1 });
  await db.updateTable("document").set({ superseded_at: new Date() }).execute();
  expect(await sale()).toMatchObject({ agreed: { consumers: 1 }, toCome: { consumers: 1 } });
});

it("tells who shares already and has no contract with this plant: the sum of what is signed leaves them out", async () => {
  const { db } = server.deps;
  await sendToSign(server, signing, ["salesContract"]);
  await signAll(server, signing.participant.email);
  expect((await sale()).agreed).not.toHaveProperty("inService");
  const neighbour = await accountRow(db, "voisins@exemple.fr");
  for (const status of ["EXPLOITATION", "EXPLOITATION", "SIGNATURE"] as const) {
    const consumptionPointId = await consumptionPointRow(db, neighbour);
    await applicationRow(db, { projectId: signing.projectId, consumptionPointId, status });
  }
  expect((await sale()).agreed).toMatchObject({ consumers: 4, inService: 2 });
});

it("leaves who refused out of what those of today bring: four others are too few to be told of", async () => {
  const { db } = server.deps;
  const neighbour = await accountRow(db, "voisins@exemple.fr");
  await insertProducer(server, signing.projectId, neighbour);
  for (let each = 0; each < 4; each++) {
    const consumptionPointId = await consumptionPointRow(db, neighbour);
    await applicationRow(db, { projectId: signing.projectId, consumptionPointId, status: "SIGNATURE" });
  }
  await db.updateTable("consumption_point").set({ annual_consumption: 4000 }).execute();
  expect((await sale()).todayEur).not.toBeNull();
  await sendToSign(server, signing, ["salesContract"]);
  await refuse();
  expect(await sale()).toMatchObject({ todayEur: null, agreed: { consumers: 4 } });
});

it("tells who adds VAT what was accepted without it, until its consumer has signed with him, and counts what his contract says", async () => {
  const { db } = server.deps;
  const save = (vatRegime: "standard" | "franchise") =>
    signing.owner.call(documentCalls.saveSalesContract, {
      params: { id: signing.projectId },
      body: { terms: { ...someTerms, price: 0.11, vatRegime } },
    });
  await save("franchise");
  const says = (vat_regime: "standard" | "franchise" | null, vat_said_at = new Date()) =>
    db.updateTable("production_point").set({ vat_regime, vat_said_at }).execute();
  await says(null);
  expect((await sale()).untaxedPrice).toBeNull();
  expect((await sale()).agreed?.price).toEqual({ min: 0.11, max: 0.11 });
  await says("standard", new Date(server.deps.now().getTime() + 1000));
  // His contract will say 11 c€ before VAT.
  expect((await sale()).agreed?.price).toEqual({ min: 0.11, max: 0.11 });
  expect((await sale()).untaxedPrice).toEqual({ min: 0.11, max: 0.11 });
  // The project itself plans VAT: that is the price which was accepted.
  await save("standard");
  expect((await sale()).untaxedPrice).toBeNull();
  await save("franchise");
  await sendToSign(server, signing, ["salesContract"]);
  await sql`update document set data = jsonb_set(data, '{terms,price}', '0.11')`.execute(db);
  expect((await sale()).untaxedPrice).toEqual({ min: 0.11, max: 0.11 });
  await signAll(server, signing.participant.email);
  expect(await sale()).toMatchObject({ untaxedPrice: null, agreed: { price: { min: 0.11, max: 0.11 } } });
});

it("knows a price that was accepted without VAT by what he said of it then, also where the terms plan none", async () => {
  const { db, now } = server.deps;
  await signing.owner.call(documentCalls.saveSalesContract, {
    params: { id: signing.projectId },
    body: { terms: { ...someTerms, price: 0.1, vatRegime: null } },
  });
  const says = (vat_regime: "standard" | "franchise", former: object[], at: Date) =>
    db
      .updateTable("production_point")
      .set({
        vat_regime,
        vat_said_at: at,
        former_vat: sql`${JSON.stringify({ said: former })}::jsonb`,
        created_at: new Date("2020-01-01T00:00:00Z"),
      })
      .execute();
  const later = new Date(now().getTime() + 60_000);
  // Before the yes he said that he adds none: 10 c€ is all that its buyer agreed to pay.
  await says("standard", [{ vatRegime: "franchise", until: later.toISOString() }], later);
  expect(await sale()).toMatchObject({
    untaxedPrice: { min: 0.1, max: 0.1 },
    agreed: { price: { min: 0.1, max: 0.1 } },
  });
  // Before the yes he said that he adds it: 10 c€ was told before VAT.
  await says("standard", [{ vatRegime: "standard", until: later.toISOString() }], later);
  expect(await sale()).toMatchObject({ untaxedPrice: null, agreed: { price: { min: 0.1, max: 0.1 } } });
});

it("says nothing of it where the consumer was accepted once the seller had said his VAT", async () => {
  const { db } = server.deps;
  await signing.owner.call(documentCalls.saveSalesContract, {
    params: { id: signing.projectId },
    body: { terms: { ...someTerms, price: 0.11, vatRegime: "franchise" } },
  });
  const before = new Date("2020-01-01T00:00:00Z");
  const said = { vat_regime: "standard", vat_said_at: before, created_at: before } as const;
  await db.updateTable("production_point").set(said).execute();
  expect((await sale()).untaxedPrice).toBeNull();
});

it("tells a seller's own VAT as the project plans it until he has said it, also where another sells beside him with another", async () => {
  const { db } = server.deps;
  await signing.owner.call(documentCalls.saveSalesContract, {
    params: { id: signing.projectId },
    body: { terms: { ...someTerms, vatRegime: "franchise" } },
  });
  await db.updateTable("production_point").set({ vat_regime: null }).execute();
  expect((await sale()).vatRegime).toBe("franchise");
  const other = await insertProducer(server, signing.projectId, await accountRow(db, "voisins@exemple.fr"));
  await db.updateTable("production_point").set({ vat_regime: "standard" }).where("id", "=", other).execute();
  expect((await sale()).vatRegime).toBe("franchise");
});
