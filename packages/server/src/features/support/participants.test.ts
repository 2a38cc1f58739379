import { supportCalls } from "@mec/api/support";
import { asConsumer, participantKey } from "@mec/domain/point";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { applyTo, move, publish } from "../../../test/application-fixtures.ts";
import { startTestServer, type TestServer, type Visitor } from "../../../test/harness.ts";
import {
  applicationRow,
  consumptionPointRow,
  manyRows,
  productionPointRow,
  projectRow,
} from "../../../test/rows.ts";
import { pageSql } from "./participant-query.ts";

let server: TestServer;
let support: Visitor;
beforeEach(async () => {
  server = await startTestServer();
  support = await server.signedUpSupport({ firstName: "Suzanne", lastName: "Support" });
});

type Query = {
  q?: string;
  status?: "APPLICATION" | "SIGNATURE" | "REJECTED";
  projectId?: string;
  page?: number;
  pageSize?: number;
};
const list = (query: Query = {}) => support.call(supportCalls.listSupportedParticipants, { query });
const found = async (q: string) => (await list({ q })).items.map(({ holder }) => holder.lastName).toSorted();

async function candidate(firstName: string, lastName: string, given: { email?: string; prm?: string } = {}) {
  const { db } = server.deps;
  const person = await server.signedUp({
    firstName,
    lastName,
    ...(given.email ? { email: given.email } : {}),
  });
  const project = await projectRow(db, person.id, { name: `Projet de ${lastName}` });
  const consumptionPointId = await consumptionPointRow(db, person.id, { prm: given.prm ?? null });
  await applicationRow(db, { projectId: project, consumptionPointId, status: "APPLICATION" });
  return { ...person, project, consumptionPointId };
}

describe("the support's list of participants", () => {
  it("says who, which meter, in which project, where, since when, and where the documents stand", async () => {
    const owner = await server.signedUp();
    const holder = await server.signedUp({ firstName: "Yann", lastName: "Le Gall" });
    const projectId = await publish(owner);
    const { id, consumerId } = await applyTo(holder, projectId, { prm: "30001234567890", sge: true });
    server.setNow(new Date(Date.now() + 60_000));
    await move(owner, id, { status: "SIGNATURE" });
    const { items, total } = await list();
    expect(total).toBe(1);
    expect(items).toEqual([
      {
        applicationId: id,
        participant: asConsumer(consumerId ?? ""),
        name: "Maison",
        holder: {
          firstName: "Yann",
          lastName: "Le Gall",
          email: holder.email,
          phoneNumber: null,
          emailVerified: expect.any(Boolean),
        },
        prm: "30001234567890",
        project: { id: projectId, name: "Soleil de Rennes" },
        status: "SIGNATURE",
        since: server.deps.now().toISOString(),
        documents: { bulletin: null, accord: null, salesContract: null },
      },
    ]);
  });

  it("finds by the start of a name, whatever accents and case, of an address, and of a meter", async () => {
    await candidate("Anne-Laure", "Évrard", { prm: "30009876543210" });
    await candidate("Yann", "Le Gall", {
      email: "yann.peche@exemple.fr",
      prm: "30001234567890",
    });
    await candidate("Lou", "O’Brien");
    expect(await found("evr")).toEqual(["Évrard"]);
    expect(await found("ÉVRARD anne")).toEqual(["Évrard"]);
    expect(await found("laure")).toEqual(["Évrard"]);
    expect(await found("gall")).toEqual(["Le Gall"]);
    expect(await found("brien lou")).toEqual(["O’Brien"]);
    expect(await found("yann.peche@ex")).toEqual(["Le Gall"]);
    expect(await found("3000 1234 5678 90")).toEqual(["Le Gall"]);
    expect(await found("30009")).toEqual(["Évrard"]);
    expect(await found("9876")).toEqual([]);
    expect(await found("vrard")).toEqual([]);
    expect(await found("evrard yann")).toEqual([]);
  });

  it.each(["'", "\\", "&|!", "a' | 'b", ":*", "%", "___", "…", "a\\'@b", "1".repeat(100), "œ@'"])(
    "takes %j for text",
    async (q) => {
      await candidate("Lou", "Durand");
      expect((await list({ q })).items).toEqual([]);
    },
  );

  it("keeps a status, a project and a page", async () => {
    const one = await candidate("Lou", "Un");
    await candidate("Lou", "Deux");
    expect((await list({ projectId: one.project })).items.map(({ project }) => project.id)).toEqual([
      one.project,
    ]);
    expect((await list({ status: "SIGNATURE" })).total).toBe(0);
    const page = await list({ page: 2, pageSize: 1, status: "APPLICATION" });
    expect([page.items.length, page.total]).toEqual([1, 2]);
    expect((await list({ page: 9 })).items).toEqual([]);
  });

  it("has producers, and neither who left nor a refusal that was followed by another application", async () => {
    const { db } = server.deps;
    const { id, project, consumptionPointId } = await candidate("Lou", "Durand");
    const productionPointId = await productionPointRow(db, id);
    await applicationRow(db, { projectId: project, productionPointId, status: "REJECTED" });
    await sql`update application set created_at = created_at - interval '1 day'`.execute(db);
    expect((await list()).total).toBe(2);
    await applicationRow(db, { projectId: project, productionPointId, status: "APPLICATION" });
    const { items } = await list({ q: "durand" });
    expect(new Set(items.map((item) => `${participantKey(item.participant)} ${item.status}`))).toEqual(
      new Set([`producer ${productionPointId} APPLICATION`, `consumer ${consumptionPointId} APPLICATION`]),
    );
    await db
      .updateTable("application")
      .set({ ended_at: new Date() })
      .where("consumption_point_id", "=", consumptionPointId)
      .execute();
    expect((await list()).total).toBe(1);
  });

  it("is for the support alone", async () => {
    const person = await server.signedUp();
    expect((await person.send("GET", "/api/support/participant")).statusCode).toBe(403);
    expect((await server.visitor().send("GET", "/api/support/missing")).statusCode).toBe(401);
  });

  it("of many people is read by indexes", async () => {
    const { db } = server.deps;
    const { id, project } = await candidate("Lou", "Durand");
    await manyRows(
      db,
      sql`insert into account (email, password_hash, first_name, last_name, cgus_version, cgus_accepted_at, created_at)
      select 'voisin' || n || '@exemple.fr', 'x', 'Prénom' || n, 'Nom' || n, '1', now(), now() from generate_series(1, 4000) n`,
      sql`insert into consumption_point (account_id, name, consumer_type, address, latitude, longitude, annual_consumption, prm, segment, created_at, updated_at)
      select a.id, 'Maison', 'individual', '{}', 47, -1, 4000, lpad((30000000000000 + row_number() over ())::text, 14, '0'), 'C5', now(), now()
      from account a where a.id <> ${id}`,
      sql`insert into project (account_id, name, normalised_name, description, perimeter, address, city, department, region,
        latitude, longitude, repartition_key, visibility, created_at, updated_at)
      select account_id, 'Projet ' || n, 'projet ' || n, description, perimeter, address, city, department, region,
        latitude, longitude, repartition_key, visibility, created_at, updated_at
      from project, generate_series(1, 200) n where id = ${project}`,
      sql`insert into application (project_id, consumption_point_id, is_from_project_owner, status, created_at)
      select p.id, c.id, false, 'APPLICATION', now()
      from (select id, row_number() over () as n from consumption_point where account_id <> ${id}) c
        join (select id, row_number() over () as n from project where id <> ${project}) p on p.n = c.n % 200 + 1`,
    );
    const page = { page: 1, pageSize: 50 };
    for (const filters of [
      {},
      { q: "nom3999" },
      { q: "voisin3999@ex" },
      { q: "300000000039" },
      { projectId: project },
      { status: "APPLICATION" as const },
    ]) {
      const { rows } = await sql`explain ${pageSql(filters, page)}`.execute(db);
      // Small tables are joined at once to the people found; only the search itself is costly.
      const tables = filters.q ? "account" : "account|application|consumption_point";
      expect(JSON.stringify(rows), JSON.stringify(filters)).not.toMatch(
        new RegExp(`Seq Scan on (${tables})\\b`),
      );
    }
    expect((await list({ q: "nom3999" })).total).toBe(1);
  });
});
