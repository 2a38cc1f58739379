import { overviewCalls } from "@mec/api/overview";
import { duties } from "@mec/domain/overview";
import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { type DocumentsScene, documentsScene, takePlant } from "../../../test/document-fixtures.ts";
import { startTestServer, type TestServer } from "../../../test/harness.ts";
import { planWith } from "../../../test/plans.ts";
import { documentRow } from "../../../test/rows.ts";
import { before } from "./dues.ts";

let server: TestServer;
let scene: DocumentsScene;
/** A project whose owner holds its plant, with two places that share. */
beforeEach(async () => {
  server = await startTestServer();
  scene = await documentsScene(server, { consumers: 2, status: "EXPLOITATION" });
  await takePlant(server, scene);
  server.setNow(new Date("2026-01-20T10:00:00Z"));
  const { db } = server.deps;
  await sql`delete from application_progress`.execute(db);
  await sql`insert into application_progress (application_id, status, acted_as, created_at)
    select id, 'SIGNED', 'owner', '2025-12-10T10:00:00Z'::timestamptz from application`.execute(db);
});

const params = () => ({ id: scene.projectId });
const read = () => scene.owner.call(overviewCalls.getOverview, { params: params() });
const dues = async () => (await read()).toDo.find(({ kind }) => kind === "call-dues");
const call = () => scene.owner.call(overviewCalls.getDuesCall, { params: params() });
async function settle(kind: "bulletin" | "accord"): Promise<void> {
  const { projectId, productionPointId } = scene;
  await documentRow(server.deps.db, { projectId, productionPointId, kind, status: "DONE" });
  await server.deps.db
    .updateTable("document")
    .set({ updated_at: new Date("2025-12-12T10:00:00Z") })
    .execute();
}
async function sayDone(): Promise<void> {
  const { count = 0, list } = (await dues()) ?? {};
  await scene.owner.call(overviewCalls.sayDone, {
    params: params(),
    body: { duty: "call-dues", count, ...(list && { list }) },
  });
}
async function ask(yearly: number, once: number): Promise<void> {
  const { db } = server.deps;
  const row = await db.selectFrom("membership_fee").select("fee").executeTakeFirstOrThrow();
  const ofYear = { required: yearly > 0, amount: yearly };
  const ofEntrance = { entranceFeeRequired: once > 0, entranceFeeAmount: once };
  const fee = JSON.stringify({ ...row.fee, ...ofYear, ...ofEntrance });
  await db.updateTable("membership_fee").set({ fee }).execute();
}

it("the owner's own plant owes as a place does, once its two documents are settled, and the line says the sum of all", async () => {
  await ask(12, 5);
  expect(await dues()).toMatchObject({ count: 2, amountEur: 34 });
  await settle("bulletin");
  expect(await dues()).toMatchObject({ count: 2 });
  await settle("accord");
  expect(await dues()).toMatchObject({ count: 3, amountEur: 51 });
  await sayDone();
  expect(await dues()).toBeUndefined();
  // What is paid once is not called again.
  server.setNow(new Date("2026-02-01T10:00:00Z"));
  expect(await dues()).toMatchObject({ count: 3, amountEur: 36 });
});

it("what was said done by mistake is taken back, for all whom it named, and no more than that press", async () => {
  await ask(12, 0);
  await settle("bulletin");
  await settle("accord");
  const before = await dues();
  await sayDone();
  const [done] = (await read()).doneLately ?? [];
  expect(done).toMatchObject({ duty: "call-dues", count: 3 });
  const back = (at: string) =>
    scene.owner.call(overviewCalls.sayDone, {
      params: params(),
      body: { duty: "call-dues", count: 3, takesBack: at },
    });
  await back("2026-01-19T10:00:00.000Z");
  expect(await dues()).toBeUndefined();
  await back(done?.at ?? "");
  expect(await dues()).toEqual(before);
  expect((await read()).doneLately).toEqual([]);
  // Of a second year, it is as after the first.
  await sayDone();
  server.setNow(new Date("2026-02-01T10:00:00Z"));
  await sayDone();
  const [second] = (await read()).doneLately ?? [];
  await back(second?.at ?? "");
  expect(await dues()).toMatchObject({ count: 3, since: "2026-01-31" });
  server.setNow(new Date("2026-01-30T10:00:00Z"));
  expect(await dues()).toBeUndefined();
});

it("is told for a month, of each duty the last press alone", async () => {
  await ask(12, 0);
  await sayDone();
  server.setNow(new Date("2026-02-18T10:00:00Z"));
  const { doneLately = [] } = await read();
  expect(doneLately.map(({ duty }) => duty)).toEqual([duties[1]]);
  server.setNow(new Date("2026-02-20T10:00:00Z"));
  expect((await read()).doneLately).toEqual([]);
});

it("each member is called for all of his points by one letter, with the sum, the points and how to pay", async () => {
  await ask(12, 5);
  await settle("bulletin");
  await settle("accord");
  const { members } = await call();
  expect(members.flatMap(({ points }) => points)).toHaveLength(3);
  expect(members.reduce((sum, { amountEur }) => sum + amountEur, 0)).toBe(51);
  const [first] = members;
  const text = first?.text.replaceAll("\u00a0", " ") ?? "";
  expect(text).toContain("Le 20 janvier 2026");
  expect(text).toContain(`À ${first?.name}`);
  expect(text).toMatch(
    /Appel de cotisation : [\d,]+ € \(cotisation de l’année, [\d,]+ € ; droit d’entrée, [\d,]+ €\) pour « /u,
  );
  expect(text).toMatch(/À régler par (virement|chèque)/u);
});

it("members are called by mail in one press, each once with his sum, the day and the association, and are called so", async () => {
  await ask(12, 5);
  await settle("bulletin");
  await settle("accord");
  const { count = 0, list } = (await dues()) ?? {};
  const { members } = await call();
  await server.forgetMails();
  const body = { duty: "call-dues", count, byMail: true, ...(list && { list }) } as const;
  await scene.owner.call(overviewCalls.sayDone, { params: params(), body });
  await server.settle();
  expect(await dues()).toBeUndefined();
  const calls = server.mails.filter(({ subject }) => subject.startsWith("Appel de cotisation"));
  expect(calls.map(({ to }) => to).toSorted()).toEqual(members.map(({ email }) => email).toSorted());
  for (const { name, text } of members) {
    const mail = calls.find((one) => one.text.includes(`À ${name}\n`));
    for (const line of text.split("\n\n").slice(0, 4)) expect(mail?.text).toContain(line);
    expect(mail?.replyTo).toBe(scene.owner.email);
  }
  // A press that is taken back and done again writes to them three times a day at most.
  for (const refused of [false, false, true]) {
    const [done] = (await read()).doneLately ?? [];
    await scene.owner.call(overviewCalls.sayDone, {
      params: params(),
      body: { duty: "call-dues", count, takesBack: done?.at ?? "" },
    });
    const again = scene.owner.call(overviewCalls.sayDone, { params: params(), body });
    if (refused) await expect(again).rejects.toThrow("TOO_MANY_REQUESTS");
    else await again;
    server.setNow(new Date(server.deps.now().getTime() + 60_000));
  }
});

it("members are called once of presses at once, in no association's stead, and a refused press uses up none of the day's", async () => {
  await ask(12, 0);
  const { count = 0, list } = (await dues()) ?? {};
  const press = (given: object = {}) => {
    const body = { duty: "call-dues", count, byMail: true, ...(list && { list }), ...given };
    return scene.owner.send("POST", `/api/project/${scene.projectId}/done`, body);
  };
  const { db } = server.deps;
  const name = (associationName: string) =>
    sql`update pmo_association set association = jsonb_set(association, '{associationName}', ${JSON.stringify(associationName)}::jsonb)`.execute(
      db,
    );
  await name("");
  expect((await call()).lacks).toContain("le nom de l’association");
  const unnamed = await press();
  expect([unnamed.statusCode, unnamed.body]).toEqual([409, expect.stringContaining("ASSOCIATION_UNKNOWN")]);
  await name("Énergie du Val");
  const { lacks, members } = await call();
  expect(lacks).toBeUndefined();
  for (let each = 0; each < 4; each += 1) expect((await press({ count: count + 1 })).statusCode).toBe(412);
  await server.forgetMails();
  const answers = await Promise.all([press(), press(), press()]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 412, 412]);
  await server.settle();
  const called = server.mails.filter(({ subject }) => subject.startsWith("Appel de cotisation"));
  expect(called).toHaveLength(members.length);
});

it("an association without any fee calls nobody", async () => {
  await ask(0, 0);
  expect((await call()).members).toEqual([]);
});

it("the participation before this one is found by the place’s own index, however many there are in the project", async () => {
  const index = ["application_consumption", "application_production"];
  const plan = await planWith(
    server.deps.db,
    { table: "application", index },
    () => sql`select ${before} from application a`,
  );
  for (const name of index) expect(plan).toContain(`Index Scan on ${name}`);
});
