import { supportCalls } from "@mec/api/support";
import type { MissingKind } from "@mec/domain/support";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { documentsScene } from "../../../test/document-fixtures.ts";
import { startTestServer, type TestServer, type Visitor } from "../../../test/harness.ts";
import {
  applicationRow,
  consentRow,
  consumptionPointRow,
  productionPointRow,
  projectRow,
} from "../../../test/rows.ts";
import { tablesOf } from "./missing-tables.ts";

const dayMs = 86_400_000;
const now = new Date("2026-06-01T10:00:00Z");
let server: TestServer;
let support: Visitor & { email: string };
beforeEach(async () => {
  server = await startTestServer();
  server.setNow(now);
  support = await server.signedUpSupport({ firstName: "Suzanne", lastName: "Support" });
});

const list = (query: { kind?: MissingKind; projectId?: string; page?: number; pageSize?: number } = {}) =>
  support.call(supportCalls.listMissings, { query });
const remind = (id: string) => support.send("POST", `/api/support/missing/${id}/remind`);

async function scene() {
  const { db } = server.deps;
  const owner = await server.signedUp({ firstName: "Odile", lastName: "Porteuse" });
  const holder = await server.signedUp({ firstName: "Henri", lastName: "Habitant" });
  const projectId = await projectRow(db, owner.id);
  const consumptionPointId = await consumptionPointRow(db, holder.id);
  const applied = (status: "APPLICATION" | "SIGNATURE" | "REJECTED" = "APPLICATION") =>
    applicationRow(db, { projectId, consumptionPointId, status });
  return { db, owner, holder, projectId, consumptionPointId, applied };
}

const seen = async (kind: MissingKind) =>
  (await list({ kind })).items.map(({ id, who, since }) => [id.split(".")[2], who.role, who.email, since]);
const rowsSince = "2026-03-01T10:00:00.000Z";

it("is counted beside the tabs as the list counts it, at most once a minute", async () => {
  const { applied } = await scene();
  const counted = async () => (await support.call(supportCalls.countForSupport, {})).missings;
  const listed = async () => (await list()).total;
  const before = await listed();
  expect(await counted()).toBe(before);
  await applied("SIGNATURE");
  const after = await listed();
  expect(after).toBeGreaterThan(before);
  expect(await counted()).toBe(before);
  server.setNow(new Date(now.getTime() + 60_000));
  expect(await counted()).toBe(after);
  // A clock that is put back holds no count of later.
  await sql`delete from application`.execute(server.deps.db);
  server.setNow(new Date(now.getTime() - dayMs));
  expect(await counted()).toBe(before);
});

it("is counted by kind, as the list of each kind counts it; kinds of which nothing is missing are left out", async () => {
  const { applied } = await scene();
  await applied("SIGNATURE");
  const { missings, missingsByKind = [] } = await support.call(supportCalls.countForSupport, {});
  expect(missingsByKind.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["contract", "prm", "pmo"]));
  for (const { kind, count } of missingsByKind) expect((await list({ kind })).total).toBe(count);
  expect(missingsByKind.reduce((sum, { count }) => sum + count, 0)).toBe(missings);
  expect(missingsByKind.every(({ count }) => count > 0)).toBe(true);
});

describe("what is missing", () => {
  it("is a contract and a meter, from the application on", async () => {
    const { holder, consumptionPointId, applied } = await scene();
    expect([await seen("contract"), await seen("prm")]).toEqual([[], []]);
    await applied();
    const line = [consumptionPointId, "holder", holder.email, rowsSince];
    expect([await seen("contract"), await seen("prm")]).toEqual([[line], [line]]);
  });

  it("is nothing of a point that was refused", async () => {
    const { applied } = await scene();
    await applied("REJECTED");
    expect([await seen("contract"), await seen("prm"), await seen("documents")]).toEqual([[], [], []]);
  });

  it("is a producer's meter, and no contract of his", async () => {
    const { db, holder, projectId } = await scene();
    const productionPointId = await productionPointRow(db, holder.id);
    await applicationRow(db, { projectId, productionPointId, status: "APPLICATION" });
    expect((await seen("prm")).map(([id]) => id)).toEqual([productionPointId]);
    expect(await seen("contract")).toEqual([]);
  });

  it("is a confirmed address, of a project those who own it and take part in it", async () => {
    const { db, owner, holder, projectId, applied } = await scene();
    const stranger = await server.signedUp();
    await db.updateTable("account").set({ email_verified_at: null }).execute();
    await applied();
    expect((await list({ kind: "email" })).items.map(({ who }) => who.email)).toContain(stranger.email);
    const ofProject = await list({ kind: "email", projectId });
    expect(ofProject.items.map(({ who }) => who.email).toSorted()).toEqual(
      [owner.email, holder.email].toSorted(),
    );
    expect(ofProject.items[0]).toMatchObject({ who: { role: "account" }, project: { id: projectId } });
  });

  it.each([
    [-1, "consent-ended", 0],
    [0, "consent-ended", 0],
    [1, "consent-ending", -29],
    [30, "consent-ending", 0],
    [31, null, 0],
  ] as const)("is a consent that ends in %i days: %s", async (days, kind, since) => {
    const { db, holder, consumptionPointId, applied } = await scene();
    await db.updateTable("consumption_point").set({ prm: "12345678901234" }).execute();
    await applied();
    const expiresAt = new Date(now.getTime() + days * dayMs);
    await consentRow(db, { accountId: holder.id, consumptionPointId, expiresAt });
    for (const one of ["consent-ended", "consent-ending"] as const) {
      const moment = one === "consent-ended" ? expiresAt : new Date(now.getTime() + since * dayMs);
      expect((await seen(one)).map((line) => line.at(-1))).toEqual(
        one === kind ? [moment.toISOString()] : [],
      );
    }
  });

  it("is no consent that was withdrawn, or given anew", async () => {
    const { db, holder, consumptionPointId, applied } = await scene();
    await db.updateTable("consumption_point").set({ prm: "12345678901234" }).execute();
    await applied();
    const given = { accountId: holder.id, consumptionPointId };
    const ended = new Date(now.getTime() - dayMs);
    await consentRow(db, { ...given, expiresAt: ended });
    expect(await seen("consent-ended")).toHaveLength(1);
    const newer = await consentRow(db, {
      ...given,
      givenAt: ended,
      expiresAt: new Date(now.getTime() + 90 * dayMs),
    });
    expect(await seen("consent-ended")).toEqual([]);
    await db.updateTable("sge_consent").set({ withdrawn_at: now }).where("id", "=", newer).execute();
    expect(await seen("consent-ended")).toEqual([]);
  });

  it("is a project's production point, and its PMO", async () => {
    const { db, owner, projectId } = await scene();
    const line = [projectId, "owner", owner.email, rowsSince];
    expect([await seen("production-point"), await seen("pmo")]).toEqual([[line], [line]]);
    await productionPointRow(db, owner.id, { projectId });
    const interlocutor = JSON.stringify({});
    await db
      .insertInto("pmo_interlocutor")
      .values({ project_id: projectId, interlocutor, updated_at: now })
      .execute();
    expect([await seen("production-point"), await seen("pmo")]).toEqual([[], []]);
  });

  it("is what documents wait for: of the participant what is his, of the owner the rest", async () => {
    const { projectId, consumptionPointId, applied } = await scene();
    await applied("SIGNATURE");
    const { items } = await list({ kind: "documents" });
    expect(items.map(({ id, items: missing, who }) => [id, missing, who.role]).toSorted()).toEqual([
      [`documents.consumption-point.${consumptionPointId}`, ["signatory", "prm"], "holder"],
      [
        `documents.project.${projectId}`,
        expect.arrayContaining(["plan", "membership-fee", "production-point-power"]),
        "owner",
      ],
    ]);
    expect(items.every(({ since }) => since === rowsSince)).toBe(true);
  });

  it("is the same as the documents themselves say", async () => {
    const { owner, projectId, consumerPointId } = await whole();
    const own = async () => (await owner.send("GET", `/api/project/${projectId}/document`)).json();
    expect((await list({ kind: "documents" })).items).toEqual([]);
    await server.deps.db
      .deleteFrom("signatory")
      .where("consumption_point_id", "=", consumerPointId)
      .execute();
    await server.deps.db.deleteFrom("membership_fee").execute();
    const { items } = await list({ kind: "documents" });
    expect(items.map(({ items: missing }) => missing).toSorted()).toEqual([
      ["membership-fee"],
      ["signatory"],
    ]);
    const consumer = (await own()).find(
      (one: { consumptionPointId?: string }) => one.consumptionPointId === consumerPointId,
    );
    expect(consumer.bulletin.missing.toSorted()).toEqual(["membership-fee", "signatory"]);
  });

  it("comes in pages, since longest first, of all kinds together", async () => {
    const { applied } = await scene();
    await applied("SIGNATURE");
    const all = await list({ pageSize: 100 });
    expect(all.items).toHaveLength(all.total);
    const since = all.items.map((item) => item.since);
    expect(since).toEqual(since.toSorted());
    const second = await list({ page: 2, pageSize: 2 });
    expect(second.items).toEqual(all.items.slice(2, 4));
    expect(await list({ page: 99 })).toEqual({ items: [], total: all.total });
  });
});

async function whole() {
  const { owner, projectId, consumers } = await documentsScene(server);
  return { owner, projectId, consumerPointId: consumers[0] ?? "" };
}

describe("a reminder", () => {
  it("mails the person, and is refused in French for seven days", async () => {
    const { holder, consumptionPointId, applied } = await scene();
    await applied();
    const id = `prm.consumption-point.${consumptionPointId}`;
    expect((await remind(id)).json()).toEqual({ id, remindedAt: now.toISOString() });
    await server.settle();
    expect(
      server.mails.filter(({ to, subject }) => to === holder.email && subject.includes("PDL")),
    ).toHaveLength(1);
    expect((await list({ kind: "prm" })).items[0]?.remindedAt).toBe(now.toISOString());
    server.setNow(new Date(now.getTime() + 7 * dayMs - 1));
    const refused = await remind(id);
    expect(refused.json()).toMatchObject({ statusCode: 409, message: "ALREADY_REMINDED" });
    expect(refused.json().issues[0].message).toBe(
      "Un rappel est déjà parti le 1er juin 2026 à 12:00\u00a0: le suivant pourra partir le 8 juin 2026.",
    );
    server.setNow(new Date(now.getTime() + 7 * dayMs));
    expect((await remind(id)).statusCode).toBe(201);
  });

  it("asked for twice at once is sent once", async () => {
    const { consumptionPointId, applied } = await scene();
    await applied();
    const id = `contract.consumption-point.${consumptionPointId}`;
    const answers = await Promise.all([remind(id), remind(id), remind(id)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409]);
  });

  it("is sent to many at once, each as if it were alone; who was reminded lately or lacks nothing is told apart", async () => {
    const { holder, projectId, consumptionPointId, applied } = await scene();
    await applied();
    const [prm, contract] = ["prm", "contract"].map(
      (kind) => `${kind}.consumption-point.${consumptionPointId}`,
    );
    const ids = [prm!, contract!, prm!, `pmo.project.${projectId}`, "x"];
    await remind(contract!);
    const { results } = await support.call(supportCalls.remindOfMissings, { body: { missingIds: ids } });
    expect(results).toEqual([
      { id: prm, ok: true },
      {
        id: contract,
        ok: false,
        code: "ALREADY_REMINDED",
        error:
          "Un rappel est déjà parti le 1er juin 2026 à 12:00\u00a0: le suivant pourra partir le 8 juin 2026.",
      },
      { id: `pmo.project.${projectId}`, ok: true },
      {
        id: "x",
        ok: false,
        code: "NOT_FOUND",
        error: "Il n’y manque plus rien\u00a0: aucun rappel n’est parti.",
      },
    ]);
    await server.settle();
    expect(
      server.mails.filter(({ to, subject }) => to === holder.email && subject.includes("PDL")),
    ).toHaveLength(1);
  });

  it("tells one person in one mail all that he lacks, each thing with its page; who lacks one thing reads of that alone", async () => {
    const { owner, holder, projectId, consumptionPointId, applied } = await scene();
    await applied();
    const ids = ["prm", "contract"].map((kind) => `${kind}.consumption-point.${consumptionPointId}`);
    const { results } = await support.call(supportCalls.remindOfMissings, {
      body: { missingIds: [...ids, `pmo.project.${projectId}`] },
    });
    expect(results.map(({ ok }) => ok)).toEqual([true, true, true]);
    await server.settle();
    const remindersTo = (email: string) =>
      server.mails.filter(({ to, text }) => to === email && /PDL|contrat de fourniture|PMO/.test(text));
    const [mail, ...others] = remindersTo(holder.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe("2 éléments à compléter");
    expect(mail?.text).toMatch(
      /Sans le contrat[\s\S]*profile#contract[\s\S]*numéro de PDL de[\s\S]*profile#meter/,
    );
    expect(remindersTo(owner.email).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/attend sa personne morale organisatrice$/),
    ]);
    expect((await list({ kind: "contract" })).items[0]?.remindedAt).toBe(now.toISOString());
  });

  it("is sent to a hundred at most by one call, by the support alone", async () => {
    const { owner } = await scene();
    const ask = (visitor: Visitor, count: number) =>
      visitor.send("POST", "/api/support/missing/remind", { missingIds: Array(count).fill("x") });
    expect((await ask(support, 101)).statusCode).toBe(400);
    expect((await ask(support, 0)).statusCode).toBe(400);
    expect((await ask(owner, 1)).statusCode).toBe(403);
  });

  it("of a project goes to its owner, and of an address it has the link that confirms it", async () => {
    const { db, owner, projectId } = await scene();
    await remind(`pmo.project.${projectId}`);
    await db.updateTable("account").set({ email_verified_at: null }).where("id", "=", owner.id).execute();
    await remind(`email.account.${owner.id}`);
    await server.settle();
    const told = server.mails.filter(({ to }) => to === owner.email);
    expect(told.some(({ text }) => text.includes(`/project-owner/${projectId}/my-information`))).toBe(true);
    expect(told.some(({ text }) => text.includes("verification="))).toBe(true);
  });

  it("to many who have not confirmed their address lets a code go first, which somebody waits for", async () => {
    const { db, owner } = await scene();
    await db.updateTable("account").set({ email_verified_at: null }).where("id", "=", owner.id).execute();
    await remind(`email.account.${owner.id}`);
    const reset = { email: support.email };
    await server.visitor().send("POST", "/api/forgot-password", reset);
    await server.settle();
    const asked = server.mails.filter(({ subject }) => /mot de passe|Confirmez/u.test(subject));
    expect(asked.map(({ to }) => to)).toEqual([support.email, owner.email]);
  });

  it("looks at what is missing of its object alone, however many others wait", async () => {
    const { db, owner, projectId, consumptionPointId, applied } = await scene();
    await applied("SIGNATURE");
    const other = await projectRow(db, owner.id, { name: "Un autre projet" });
    const applicationOf = async (project: string) => {
      const consumptionPoint = await consumptionPointRow(db, owner.id);
      await applicationRow(db, {
        projectId: project,
        consumptionPointId: consumptionPoint,
        status: "SIGNATURE",
      });
    };
    await applicationOf(projectId);
    await applicationOf(other);
    const read = async (...given: Parameters<typeof tablesOf>) => {
      const { rows } = await sql<{ read: number }>`with ${tablesOf(...given)}
        select (select count(*) from waiting)::int + (select count(*) from accepted_at)::int
          + (select count(*) from signing)::int as read`.execute(db);
      return rows[0]?.read;
    };
    expect(await read({ object: "consumption-point", objectId: consumptionPointId })).toBe(3);
    expect(await read({ object: "project", objectId: projectId })).toBe(6);
    expect(await read({ object: "account", objectId: owner.id })).toBe(0);
    expect(await read()).toBe(9);
  });

  it("of what was brought meanwhile is not sent", async () => {
    const { db, holder, consumptionPointId, applied } = await scene();
    await applied();
    const id = `prm.consumption-point.${consumptionPointId}`;
    await remind(id);
    await db.updateTable("consumption_point").set({ prm: "12345678901234" }).execute();
    await server.settle();
    expect(server.mails.filter(({ to, subject }) => to === holder.email && subject.includes("PDL"))).toEqual(
      [],
    );
    expect((await remind(id)).statusCode).toBe(404);
  });

  it.each([
    "x",
    "prm.consumption-point.x",
    "prm.account",
    "..",
    "prm.project.00000000-0000-4000-8000-000000000009",
    "%25",
  ])("of %j is of nothing", async (id) => {
    expect((await remind(id)).statusCode).toBe(404);
  });

  it("is the support's alone to send", async () => {
    const { owner, projectId } = await scene();
    expect(
      (await owner.send("POST", `/api/support/missing/pmo.project.${projectId}/remind`)).statusCode,
    ).toBe(403);
  });
});
