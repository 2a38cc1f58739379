import { auditCalls } from "@mec/api/audit";
import { supportCalls } from "@mec/api/support";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { documentsScene } from "../../../test/document-fixtures.ts";
import { startTestServer, type TestServer } from "../../../test/harness.ts";
import { applicationRow, consumptionPointRow, projectRow } from "../../../test/rows.ts";
import { journalNow as now, read, supporter } from "./journal.test-helper.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
  server.setNow(now);
});

describe("a look of the support", () => {
  it("at a project is read by its owner, and by who takes part in it then", async () => {
    server.setNow(new Date());
    const { owner, consumer, projectId } = await documentsScene(server);
    const support = await supporter(server);
    expect((await support.send("GET", `/api/project/${projectId}/application`)).statusCode).toBe(200);
    expect((await read(owner)).map((line) => line.split(" le ")[0])).toEqual([
      "Le support a consulté votre projet « Soleil de Rennes »",
    ]);
    expect((await read(consumer))[0]).toContain(
      "Le support a consulté le projet « Soleil de Rennes », auquel vous participez",
    );
  });

  it("at the projects to moderate is one line, whatever owners they name; to open one of them is that owner's", async () => {
    const owners = [await server.signedUp(), await server.signedUp()];
    const projects = [];
    for (const [index, { id }] of owners.entries())
      projects.push(await projectRow(server.deps.db, id, { name: `Projet ${index}` }));
    const support = await supporter(server);
    await support.call(supportCalls.listModeratedProjects, { query: {} });
    expect(await Promise.all(owners.map(read))).toEqual([[], []]);
    const journal = await support.call(auditCalls.listAudit, { query: {} });
    expect(journal.items.map(({ kind, detail }) => [kind, detail])).toEqual([
      ["support-searched", { list: "projects" }],
    ]);
    await support.send("GET", `/api/project/${projects[1]}`);
    expect(await Promise.all(owners.map(read))).toEqual([
      [],
      ["Le support a consulté votre projet « Projet 1 »"],
    ]);
  });

  it("at a page of names is one line, and opening one of them another, which that person reads", async () => {
    const people = await Promise.all([server.signedUp(), server.signedUp(), server.signedUp()]);
    const project = await projectRow(server.deps.db, people[0].id);
    const points = [];
    for (const { id } of people) {
      const consumptionPointId = await consumptionPointRow(server.deps.db, id, { name: "Logement" });
      await applicationRow(server.deps.db, { projectId: project, consumptionPointId, status: "APPLICATION" });
      points.push(consumptionPointId);
    }
    const support = await supporter(server);
    const { items } = await support.call(supportCalls.listSupportedParticipants, { query: {} });
    expect(items).toHaveLength(3);
    await support.call(supportCalls.listMissings, { query: {} });
    expect(await Promise.all(people.map(read))).toEqual([[], [], []]);
    await support.send("GET", `/api/consumption-point/${points[1]}`);
    expect((await Promise.all(people.map(read))).map((lines) => lines.length)).toEqual([0, 1, 0]);
    const journal = await support.call(auditCalls.listAudit, { query: {} });
    expect(journal.items.map(({ kind, detail }) => [kind, detail])).toEqual([
      ["support-looked", {}],
      ["support-searched", { list: "missings" }],
      ["support-searched", { list: "participants" }],
    ]);
  });

  it("is one too when somebody of the support takes part in that project", async () => {
    server.setNow(new Date());
    const { owner, projectId } = await documentsScene(server);
    const support = await supporter(server);
    const consumptionPointId = await consumptionPointRow(server.deps.db, support.id);
    await applicationRow(server.deps.db, { projectId, consumptionPointId, status: "SIGNATURE" });
    const { reader } = (await support.send("GET", `/api/project/${projectId}`)).json();
    expect(reader).toBe("support");
    expect((await read(owner))[0]).toContain("Le support a consulté votre projet");
  });

  it("is a search that finds one person alone, who reads it, and none that finds several", async () => {
    const holder = await server.signedUp({ firstName: "Yann", lastName: "Le Gall" });
    const other = await server.signedUp({ firstName: "Yann", lastName: "Morvan" });
    const project = await projectRow(server.deps.db, other.id);
    for (const [id, prm] of [
      [holder.id, "30001234567890"],
      [holder.id, null],
      [other.id, null],
    ] as const) {
      const consumptionPointId = await consumptionPointRow(server.deps.db, id, { name: "Logement", prm });
      await applicationRow(server.deps.db, { projectId: project, consumptionPointId, status: "APPLICATION" });
    }
    const support = await supporter(server);
    const search = (q: string) => support.call(supportCalls.listSupportedParticipants, { query: { q } });
    expect((await search("yann")).total).toBe(3);
    expect((await search("zzz")).total).toBe(0);
    expect(await read(holder)).toEqual([]);
    expect((await search("le gall")).total).toBe(2);
    expect(await read(holder)).toEqual([
      "Le support a consulté votre point « Logement »",
      "Le support a consulté votre point « Logement »",
    ]);
    expect(await read(other)).toEqual([]);
    const lines = await server.deps.db.selectFrom("audit_event").selectAll().execute();
    expect(JSON.stringify(lines)).not.toContain("gall");
  });

  it("at a list is one line an hour, whatever is searched or read again; another list, or another hour, is another", async () => {
    const support = await supporter(server);
    const other = await supporter(server);
    const search = (visitor: typeof support, q?: string) =>
      visitor.call(supportCalls.listSupportedParticipants, { query: q === undefined ? {} : { q } });
    const lists = async () => {
      const { items } = await support.call(auditCalls.listAudit, { query: {} });
      return items.map(({ detail }) => detail);
    };
    await search(support);
    await search(support);
    await search(support, "yann");
    expect(await lists()).toEqual([{ list: "participants" }]);
    await support.call(supportCalls.listMissings, { query: {} });
    await search(other);
    expect(await lists()).toEqual([{ list: "participants" }, { list: "missings" }, { list: "participants" }]);
    server.setNow(new Date(now.getTime() + 3_600_000));
    await search(support);
    expect(await lists()).toHaveLength(4);
  });

  it("is one line an hour, whatever pages are turned", async () => {
    const person = await server.signedUp();
    const point = await consumptionPointRow(server.deps.db, person.id);
    const support = await supporter(server);
    const look = (path = "") => support.send("GET", `/api/consumption-point/${point}${path}`);
    await Promise.all([look(), look("/application"), look()]);
    expect(await read(person)).toHaveLength(1);
    server.setNow(new Date(now.getTime() + 3_600_000));
    await look();
    expect(await read(person)).toHaveLength(2);
  });

  it("is none at what is one's own, at what is refused, and at the journal itself", async () => {
    const support = await supporter(server);
    const own = await consumptionPointRow(server.deps.db, support.id);
    await support.send("GET", `/api/consumption-point/${own}`);
    await support.send("GET", "/api/consumption-point/00000000-0000-4000-8000-000000000009");
    await support.call(auditCalls.listAudit, { query: {} });
    const person = await server.signedUp();
    const point = await consumptionPointRow(server.deps.db, person.id);
    await person.send("GET", `/api/consumption-point/${point}`);
    await (await server.signedUp()).send("GET", `/api/consumption-point/${point}`);
    expect(await server.deps.db.selectFrom("audit_event").select("id").execute()).toEqual([]);
  });

  it("that cannot be written is answered, and said in the log", async () => {
    const person = await server.signedUp();
    const point = await consumptionPointRow(server.deps.db, person.id);
    const support = await supporter(server);
    const said: unknown[] = [];
    const { log } = server.deps;
    Object.assign(log, { error: (...given: unknown[]) => said.push(given) });
    await sql`alter table audit_event rename to audit_event_away`.execute(server.deps.db);
    try {
      expect((await support.send("GET", `/api/consumption-point/${point}`)).statusCode).toBe(200);
    } finally {
      await sql`alter table audit_event_away rename to audit_event`.execute(server.deps.db);
    }
    expect(JSON.stringify(said)).toContain(point);
    expect(JSON.stringify(said)).toContain(support.id);
  });
});

it("an export of a project is read by its owner and by who takes part in it", async () => {
  server.setNow(new Date());
  const { owner, consumer, projectId } = await documentsScene(server);
  expect(
    (await owner.send("GET", `/api/project/${projectId}/application/export?format=csv`)).statusCode,
  ).toBe(200);
  expect((await read(owner))[0]).toContain("Vous avez exporté la liste des candidats de votre projet");
  expect((await read(consumer))[0]).toContain("a exporté la liste des candidats");
});
