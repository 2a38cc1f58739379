import { documentCalls } from "@mec/api/document";
import { overviewCalls } from "@mec/api/overview";
import { asConsumer } from "@mec/domain/point";
import { beforeEach, describe, expect, it } from "vitest";
import { type DocumentsScene, documentsScene, someTerms } from "../../../test/document-fixtures.ts";
import { company } from "../../../test/document-samples.ts";
import { startTestServer, type TestServer } from "../../../test/harness.ts";
import { daily } from "../../app/daily.ts";
import { elsewhereOf, signedOf } from "../application/left/signed/reads.ts";

let server: TestServer;
let scene: DocumentsScene;
beforeEach(async () => {
  server = await startTestServer();
  scene = await documentsScene(server, { consumers: 2 });
});

const bodyOf = (kind: "consumption_point_id" | "production_point_id", id: string) =>
  server.deps.db
    .updateTable("signatory")
    .set({ identity: JSON.stringify(company) })
    .where(kind, "=", id)
    .execute();
/** The first consumer is a place of the body that produces. */
async function ownPlace(): Promise<string> {
  const [id = ""] = scene.consumers;
  await bodyOf("consumption_point_id", id);
  await bodyOf("production_point_id", scene.productionPointId);
  return id;
}
const params = () => ({ id: scene.projectId });
const listed = async (id: string) =>
  (await scene.owner.call(documentCalls.listDocuments, { params: params() })).find((one) => one.id === id);

describe("the contract of a body with itself", () => {
  it("is told to the owner, and leaves with no set of documents", async () => {
    const own = await ownPlace();
    const [, other = ""] = scene.consumers;
    expect([(await listed(own))?.isOwnSale, (await listed(other))?.isOwnSale]).toEqual([true, false]);
    const { results } = await scene.owner.call(documentCalls.sendDocumentSets, {
      params: params(),
      body: { participants: scene.consumers.map(asConsumer) },
    });
    const kindsOf = (id: string) =>
      results.filter(({ participant, ok }) => participant.id === id && ok).map(({ kind }) => kind);
    expect([kindsOf(own), kindsOf(other)]).toEqual([
      ["bulletin", "accord"],
      ["bulletin", "accord", "salesContract"],
    ]);
  });

  it("is missed by nobody before sharing begins, nor its price, where one account holds both", async () => {
    const own = await ownPlace();
    const unsigned = async () => {
      const { count, unpriced } = await scene.owner.call(documentCalls.listUnsignedContracts, {
        params: params(),
        body: { applicationIds },
      });
      return [count, unpriced?.count];
    };
    const { account_id } = await server.deps.db
      .selectFrom("production_point")
      .select("account_id")
      .where("id", "=", scene.productionPointId)
      .executeTakeFirstOrThrow();
    const applications = await server.deps.db.selectFrom("application").selectAll().execute();
    const applicationIds = applications.map(({ id }) => id);
    // A name that another account typed keeps nothing from being asked for.
    expect([applicationIds.length, ...(await unsigned())]).toEqual([2, 2, 2]);
    await server.deps.db.updateTable("consumption_point").set({ account_id }).where("id", "=", own).execute();
    expect(await unsigned()).toEqual([1, 1]);
    const [{ id = "" } = {}] = applications.filter(({ consumption_point_id: place }) => place === own);
    const alone = await scene.owner.call(documentCalls.listUnsignedContracts, {
      params: params(),
      body: { applicationIds: [id] },
    });
    expect(alone).toMatchObject({ count: 0, unpriced: { count: 0 } });
  });

  it("is said to be none to the owner, of his account's own place alone: a name that another types is doubted", async () => {
    const own = await ownPlace();
    expect(await listed(own)).not.toHaveProperty("paysNobody");
    const ofOwner = { account_id: scene.owner.id };
    const { db } = server.deps;
    await db.updateTable("consumption_point").set(ofOwner).where("id", "=", own).execute();
    await db.updateTable("production_point").set(ofOwner).execute();
    expect(await listed(own)).toMatchObject({ paysNobody: true });
    expect(await listed(scene.consumers[1] ?? "")).not.toHaveProperty("paysNobody");
  });

  it("is not to send once the rest has left, where one account holds both: the home counts the other's alone", async () => {
    const own = await ownPlace();
    const [, other = ""] = scene.consumers;
    const ofOwner = { account_id: scene.owner.id };
    const { db } = server.deps;
    await db.updateTable("consumption_point").set(ofOwner).where("id", "=", own).execute();
    await db.updateTable("production_point").set(ofOwner).execute();
    const toSend = async () =>
      (await scene.owner.call(overviewCalls.getOverview, { params: params() })).toDo.find(
        ({ kind }) => kind === "send-papers",
      )?.count;
    const before = await toSend();
    const send = (ids: string[]) =>
      scene.owner.call(documentCalls.sendDocumentSets, {
        params: params(),
        body: { participants: ids.map(asConsumer) },
      });
    await send([own]);
    expect(await toSend()).toBe((before ?? 0) - 1);
    await send([other]);
    expect(await toSend()).toBe((before ?? 0) - 2 || undefined);
  });

  it("that was set aside is none that was settled elsewhere, where one account holds both: who leaves owes nothing to itself", async () => {
    const own = await ownPlace();
    const ignored = await scene.owner.call(documentCalls.ignoreDocuments, {
      params: { ...params(), kind: "salesContract" },
      body: { participants: scene.consumers.map(asConsumer) },
    });
    expect(ignored.results.map(({ ok }) => ok)).toEqual([true, true]);
    const { db } = server.deps;
    const applications = await db.selectFrom("application").selectAll().execute();
    const leaving = async (pointId: string) => {
      const id = applications.find(({ consumption_point_id: place }) => place === pointId)?.id ?? "";
      return scene.owner.call(documentCalls.getApplicationLeaving, { params: { id } });
    };
    // A name that another account typed is no proof.
    expect(await leaving(own)).toMatchObject({ elsewhere: ["salesContract"] });
    const ofOwner = { account_id: scene.owner.id };
    await db.updateTable("consumption_point").set(ofOwner).where("id", "=", own).execute();
    await db.updateTable("production_point").set(ofOwner).execute();
    expect(await leaving(own)).toMatchObject({ elsewhere: [], isOwnSale: true });
    expect(await leaving(scene.consumers[1] ?? "")).toMatchObject({ elsewhere: ["salesContract"] });
    const of = applications.map(({ id }) => id);
    const kept = [...(await signedOf(db, of)).values()].map(elsewhereOf);
    expect(kept.filter(({ length }) => length > 0)).toEqual([["salesContract"]]);
  });

  it("holds nobody back: a place has signed all once its other documents are settled, without a word on the contract", async () => {
    const own = await ownPlace();
    const ofOwner = { account_id: scene.owner.id };
    const { db } = server.deps;
    await db.updateTable("consumption_point").set(ofOwner).where("id", "=", own).execute();
    await db.updateTable("production_point").set(ofOwner).execute();
    for (const kind of ["bulletin", "accord"] as const)
      await scene.owner.call(documentCalls.ignoreDocuments, {
        params: { ...params(), kind },
        body: { participants: scene.consumers.map(asConsumer) },
      });
    const rows = await db
      .selectFrom("application")
      .select(["consumption_point_id as id", "status"])
      .execute();
    const statusOf = new Map(rows.map(({ id, status }) => [id, status]));
    expect(scene.consumers.map((id) => statusOf.get(id))).toEqual(["SIGNED", "SIGNATURE"]);
  });

  it("holds nobody back either where its documents moved before it was known to be none: the day's work sees it", async () => {
    const own = await ownPlace();
    const { db } = server.deps;
    const statuses = async () => {
      const rows = await db
        .selectFrom("application")
        .select(["consumption_point_id as id", "status"])
        .execute();
      return scene.consumers.map((id) => rows.find((row) => row.id === id)?.status);
    };
    for (const kind of ["bulletin", "accord"] as const)
      await scene.owner.call(documentCalls.ignoreDocuments, {
        params: { ...params(), kind },
        body: { participants: scene.consumers.map(asConsumer) },
      });
    expect(await statuses()).toEqual(["SIGNATURE", "SIGNATURE"]);
    const ofOwner = { account_id: scene.owner.id };
    await db.updateTable("consumption_point").set(ofOwner).where("id", "=", own).execute();
    await db.updateTable("production_point").set(ofOwner).execute();
    await daily(server.deps);
    expect(await statuses()).toEqual(["SIGNED", "SIGNATURE"]);
  });

  it("leaves to who asks for it by its kind: two bodies may go by one name", async () => {
    const own = await ownPlace();
    const { results } = await scene.owner.call(documentCalls.sendDocuments, {
      params: { ...params(), kind: "salesContract" },
      body: { participants: [asConsumer(own)] },
    });
    expect(results.map(({ ok }) => ok)).toEqual([true]);
  });
});

describe("what a contract of sale would leave to be agreed on", () => {
  const lacks = async () => (await listed(scene.consumers[0] ?? ""))?.saleLacks;
  const write = (terms: Partial<typeof someTerms>) =>
    scene.owner.call(documentCalls.saveSalesContract, {
      params: params(),
      body: { consumptionPointId: null, terms: { ...someTerms, ...terms } },
    });

  // Accepted without a price having been proposed.
  beforeEach(() =>
    server.deps.db.deleteFrom("application_progress").where("status", "=", "PROPOSAL").execute(),
  );

  it("is its price, as long as nobody has said one, then whether VAT is added", async () => {
    await server.deps.db.updateTable("production_point").set({ vat_regime: null }).execute();
    expect(await lacks()).toEqual(["price", "terms"]);
    await write({ price: 0.11, vatRegime: null });
    expect(await lacks()).toEqual(["vat"]);
    await write({ price: 0.11, vatRegime: "standard" });
    expect(await lacks()).toEqual([]);
  });

  it("is neither where the electricity is given", async () => {
    await server.deps.db.updateTable("production_point").set({ price_min: null, price_max: null }).execute();
    expect(await lacks()).toEqual(["terms"]);
  });

  it("is how long it binds, as long as neither term, notice nor change of price is said", async () => {
    const unsaid = { durationYears: null, noticeMonths: null, indexation: null };
    await write(unsaid);
    expect(await lacks()).toEqual(["terms"]);
    await write({ ...unsaid, noticeMonths: 3 });
    expect(await lacks()).toEqual([]);
  });
});
