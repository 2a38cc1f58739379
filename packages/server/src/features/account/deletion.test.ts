import { pages } from "@mec/api";
import { accountCalls } from "@mec/api/account";
import type { ApplicationStatus } from "@mec/domain/application";
import { beforeEach, describe, expect, it } from "vitest";
import { startTestServer, strongPassword, type TestServer } from "../../../test/harness.ts";
import { applicationRow, consentRow, consumptionPointRow, projectRow } from "../../../test/rows.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});

const later = new Date("2027-06-01T00:00:00Z");

/** An owner with a project, and a neighbour whose point applied to it. */
async function ownerAndNeighbour(status: ApplicationStatus, endedAt?: Date) {
  const { db } = server.deps;
  const owner = await server.signedUp({ firstName: "Olive" });
  const neighbour = await server.signedUp({ firstName: "Nils" });
  const projectId = await projectRow(db, owner.id);
  const consumptionPointId = await consumptionPointRow(db, neighbour.id, { name: "Chez Nils" });
  const application = { projectId, consumptionPointId, status, authorId: owner.id };
  await applicationRow(db, { ...application, ...(endedAt ? { endedAt } : {}) });
  return { owner, neighbour, projectId, consumptionPointId };
}

const count = async (table: "account" | "project" | "application" | "consumption_point" | "sge_consent") =>
  (await server.deps.db.selectFrom(table).select("id").execute()).length;

describe("the deletion of an account", () => {
  it("says in its last mail how long signed papers are kept, and where they are found without an account", async () => {
    const person = await server.signedUp();
    await person.send("DELETE", "/api/user");
    await server.settle();
    const mail = server.mails.find(
      ({ to, subject }) => to === person.email && subject === "Votre compte a été supprimé",
    );
    expect(mail?.text).toContain("restent conservés 5\u00a0ans");
    expect(mail?.text).toContain(pages.verification.to());
    expect(mail?.text).toContain("Aucun ne vous engage plus.");
    expect(mail?.text).not.toContain("vous engage encore");
  });

  it("erases the person, points, consents and projects, and ends the session", async () => {
    const { owner, consumptionPointId, neighbour } = await ownerAndNeighbour("SIGNATURE");
    await consentRow(server.deps.db, { accountId: neighbour.id, consumptionPointId, expiresAt: later });
    expect((await owner.send("DELETE", "/api/user")).statusCode).toBe(204);
    expect([await count("account"), await count("project"), await count("application")]).toEqual([1, 0, 0]);
    expect([await count("consumption_point"), await count("sge_consent")]).toEqual([1, 1]);
    expect(owner.cookies.has("session")).toBe(false);
    expect((await neighbour.send("DELETE", "/api/user")).statusCode).toBe(204);
    expect([await count("account"), await count("consumption_point"), await count("sge_consent")]).toEqual([
      0, 0, 0,
    ]);
    const login = { email: owner.email, password: strongPassword };
    expect((await server.visitor().send("POST", "/api/login", login)).statusCode).toBe(401);
  });

  it("tells the person and the live candidates of their projects, each once", async () => {
    const { owner, neighbour, projectId } = await ownerAndNeighbour("APPLICATION");
    const refused = await server.signedUp();
    const second = await consumptionPointRow(server.deps.db, neighbour.id, { name: "Grange de Nils" });
    await applicationRow(server.deps.db, { projectId, consumptionPointId: second, status: "SIGNATURE" });
    const third = await consumptionPointRow(server.deps.db, refused.id);
    await applicationRow(server.deps.db, { projectId, consumptionPointId: third, status: "REJECTED" });
    await server.forgetMails();
    await owner.call(accountCalls.deleteUser, {});
    await server.settle();
    expect(server.mails.map(({ to }) => to).sort()).toEqual([neighbour.email, owner.email].sort());
  });

  it.each([
    [
      "owns a project",
      "Soleil des Lilas",
      (people: Awaited<ReturnType<typeof ownerAndNeighbour>>) => people.owner,
    ],
    [
      "holds a point",
      "Chez Nils",
      (people: Awaited<ReturnType<typeof ownerAndNeighbour>>) => people.neighbour,
    ],
  ])("is refused while the person %s in exploitation, and says which", async (_, name, choose) => {
    const people = await ownerAndNeighbour("EXPLOITATION");
    const person = choose(people);
    const response = await person.send("DELETE", "/api/user");
    expect(response.statusCode).toBe(409);
    expect(response.json().message).toBe("PROJECT_IN_EXPLOITATION");
    expect(response.json().issues[0].message).toContain(name);
    expect((await person.send("GET", "/api/session")).statusCode).toBe(200);
    expect(await count("account")).toBe(2);
  });

  it("is accepted once the point has left the operation", async () => {
    const { owner, neighbour } = await ownerAndNeighbour("EXPLOITATION", later);
    expect((await neighbour.send("DELETE", "/api/user")).statusCode).toBe(204);
    expect((await owner.send("DELETE", "/api/user")).statusCode).toBe(204);
  });

  it("leaves the history of others' projects, without the person's name", async () => {
    const { db } = server.deps;
    const { projectId } = await ownerAndNeighbour("APPLICATION");
    const moderator = await server.signedUp();
    await db
      .insertInto("moderation")
      .values({
        project_id: projectId,
        decision: "approve",
        reason: "",
        author_id: moderator.id,
        created_at: later,
      })
      .execute();
    await db.updateTable("application_progress").set({ author_id: moderator.id }).execute();
    await moderator.call(accountCalls.deleteUser, {});
    const steps = await db.selectFrom("application_progress").select(["status", "author_id"]).execute();
    expect(steps).toEqual([{ status: "APPLICATION", author_id: null }]);
    expect(await db.selectFrom("moderation").select(["decision", "author_id"]).execute()).toEqual([
      { decision: "approve", author_id: null },
    ]);
  });

  it("erases what is known by the address alone, if the person has confirmed it", async () => {
    const { db } = server.deps;
    const confirmed = await server.signedUp({ email: "confirme@exemple.fr" });
    const impostor = await server.signedUp({ email: "autrui@exemple.fr" }, { confirmed: false });
    for (const email of ["Confirme@exemple.fr", "autrui@exemple.fr"]) {
      const place = { address: JSON.stringify({}), latitude: 47, longitude: 2 };
      await db
        .insertInto("project_alert")
        .values({ ...place, email, created_at: later })
        .execute();
    }
    await confirmed.call(accountCalls.deleteUser, {});
    await impostor.call(accountCalls.deleteUser, {});
    const left = await db.selectFrom("project_alert").select("email").execute();
    expect(left).toEqual([{ email: "autrui@exemple.fr" }]);
  });

  it("deletes the pictures of the projects, but not one that another project shows", async () => {
    const { db, storage } = server.deps;
    const owner = await server.signedUp();
    const other = await server.signedUp();
    const put = (byte: number) =>
      storage.put(new Uint8Array([255, 216, byte]), { contentType: "image/jpeg" });
    const [own, shared] = [await put(1), await put(2)];
    for (const [person, keys] of [
      [owner, [own, shared]],
      [other, [shared, shared]],
    ] as const) {
      const projectId = await projectRow(db, person.id);
      await db
        .insertInto("project_image")
        .values({ project_id: projectId, full_key: keys[0], thumbnail_key: keys[1], created_at: later })
        .execute();
    }
    await owner.call(accountCalls.deleteUser, {});
    expect(await storage.get(own)).toBeNull();
    expect(await storage.get(shared)).not.toBeNull();
  });
});
