import { documentCalls } from "@mec/api/document";
import { overviewCalls } from "@mec/api/overview";
import { asConsumer } from "@mec/domain/point";
import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { aSignatory, setStatus } from "../../../test/application-fixtures.ts";
import type { TestServer } from "../../../test/harness.ts";
import { documentRow } from "../../../test/rows.ts";
import {
  emit,
  prepare,
  type Signing,
  sendToSign,
  signAll,
  startSigning,
} from "../../../test/signature-fixtures.ts";
import { countLateContracts } from "./late-contracts.ts";

let server: TestServer;
let signing: Signing;
const later = new Date("2026-12-16T09:00:00.000Z");

beforeEach(async () => {
  ({ server, signing } = await startSigning());
  server.setNow(new Date("2026-11-26T09:00:00.000Z"));
  await sendToSign(server, signing, ["bulletin", "accord", "salesContract"]);
  for (const email of [signing.participant.email, signing.pmoEmail, signing.producer.email])
    await signAll(server, email);
});

/** One more contract that all have signed, with a producer who came once the days of the others were over. */
async function addContract(): Promise<string> {
  server.setNow(later);
  const [id = ""] = await prepare(server, signing, ["salesContract"]);
  const data = sql<string>`jsonb_set(data, '{isAdded}', 'true')`;
  await server.deps.db.updateTable("document").set({ data }).where("id", "=", id).execute();
  await emit(server, { type: "signature-wanted", documentIds: [id] });
  for (const email of [signing.participant.email, signing.producer.email]) await signAll(server, email);
  return id;
}

const retract = () => signing.holder.send("POST", `/api/application/${signing.application.id}/retraction`);

it("a contract that was retracted is not sent again, and its owner reads why", async () => {
  const added = await addContract();
  const { db } = server.deps;
  // The added one is with a producer of its own, who came later.
  const plant = "00000000-0000-4000-8000-0000000000aa";
  const copied = await db
    .selectFrom("production_point")
    .selectAll()
    .where("id", "=", signing.productionPointId)
    .executeTakeFirstOrThrow();
  const { address, ...same } = copied;
  await db
    .insertInto("production_point")
    .values({ ...same, address: JSON.stringify(address), id: plant, prm: "30009999999983" })
    .execute();
  const identity = JSON.stringify(aSignatory);
  await db
    .insertInto("signatory")
    .values([
      { production_point_id: plant, identity, updated_at: later },
      { consumption_point_id: signing.application.consumerId ?? null, identity, updated_at: later },
    ])
    .execute();
  await sql`update document set data = jsonb_set(data, '{producers,0,pointId}', to_jsonb(${plant}::text))
    where id = ${added}`.execute(db);
  // The number that his signed documents name.
  await db.updateTable("consumption_point").set({ prm: "09111642617347" }).execute();
  expect((await retract()).statusCode).toBe(201);
  await server.settle();
  const consumerId = signing.application.consumerId ?? "";
  const { results } = await signing.owner.call(documentCalls.sendDocuments, {
    params: { id: signing.projectId, kind: "salesContract" },
    body: { participants: [asConsumer(consumerId)] },
  });
  expect(results).toMatchObject([{ ok: false, error: expect.stringContaining("s’est rétracté") }]);
  const project = { params: { id: signing.projectId } };
  const listed = async () => {
    const all = await signing.owner.call(documentCalls.listDocuments, project);
    return all.find(({ id }) => id === consumerId)?.salesContract;
  };
  expect(await listed()).toMatchObject({ status: "DONE", reason: expect.stringContaining("s’est rétracté") });
  expect(await countLateContracts(db, signing.projectId)).toEqual({ toSend: 0, refused: 0 });
  // Being accepted anew is a new yes.
  await sql`insert into application_progress (application_id, status, acted_as, created_at)
    values (${signing.application.id}, 'SIGNATURE', 'owner', ${new Date("2026-12-20T09:00:00.000Z")})`.execute(
    db,
  );
  expect(await listed()).toMatchObject({ status: expect.stringMatching(/READY/u), reason: null });
  expect((await countLateContracts(db, signing.projectId)).toSend).toBe(1);
});

it("the owner's home tells who shares and may still retract, until his last day", async () => {
  const asked = async () =>
    (await signing.owner.call(overviewCalls.getOverview, { params: { id: signing.projectId } })).toDo.filter(
      ({ kind }) => kind === "await-retraction",
    );
  expect(await asked()).toEqual([]);
  const { db } = server.deps;
  await db
    .updateTable("application")
    .set({ status: "EXPLOITATION" })
    .where("id", "=", signing.application.id)
    .execute();
  // He did not ask to be supplied before.
  expect(await asked()).toEqual([{ kind: "await-retraction", count: 1, until: "2026-12-10", leftOut: 1 }]);
  // Entered for the day after his days: nobody has anything left to do for him.
  await sql`insert into application_progress (application_id, status, acted_as, created_at, starts_on)
    values (${signing.application.id}, 'EXPLOITATION', 'owner', '2026-11-30T09:00:00Z', '2026-12-11')`.execute(
    db,
  );
  expect(await asked()).toEqual([{ kind: "await-retraction", count: 1, until: "2026-12-10" }]);
  server.setNow(new Date("2026-12-11T09:00:00.000Z"));
  expect(await asked()).toEqual([]);
});

it("nothing is to be invoiced of the days on which a place was left out of the sharing", async () => {
  const { projectId, productionPointId } = signing;
  await documentRow(server.deps.db, { projectId, productionPointId, kind: "accord", status: "DONE" });
  server.setNow(new Date("2026-11-27T09:00:00.000Z"));
  await setStatus(server, signing.application.id, "EXPLOITATION");
  const asked = async (day: string) => {
    server.setNow(new Date(`${day}T09:00:00.000Z`));
    const { toDo } = await signing.owner.call(overviewCalls.getOverview, { params: { id: projectId } });
    return toDo.filter(({ kind }) => kind === "invoice").map(({ count }) => count);
  };
  expect(await asked("2026-12-02")).toEqual([]);
  expect(await asked("2026-12-12")).toEqual([]);
  expect(await asked("2026-12-24")).toEqual([]);
  expect(await asked("2027-01-02")).toEqual([1]);
});
