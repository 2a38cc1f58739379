import { applicationCalls } from "@mec/api/application";
import { projectCalls } from "@mec/api/project";
import { limits } from "@mec/domain/account";
import { maxInvitationsPerDay } from "@mec/domain/application";
import { asConsumer } from "@mec/domain/point";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import {
  aScene,
  createAllBody,
  publish,
  registerPoint,
  type Scene,
} from "../../../../test/application-fixtures.ts";
import { startTestServer, type TestServer } from "../../../../test/harness.ts";

let server: TestServer;
let scene: Scene;

beforeEach(async () => {
  server = await startTestServer();
  scene = await aScene(server);
});

async function invite(emails: string[], projectId = scene.projectId) {
  const { results } = await scene.owner.call(applicationCalls.invite, {
    params: { id: projectId },
    body: { emails },
  });
  return results;
}

/** The token of the link in the mail to this person. */
async function tokenOf(email: string): Promise<string> {
  await server.settle();
  const mail = server.mails.find(({ to, text }) => to === email && text.includes("invitation="));
  return mail?.text.match(/invitation=([\w-]+)/)?.[1] ?? "";
}

const read = (token: string) => server.visitor().send("GET", `/api/public/invitation/${token}`);

describe("inviting", () => {
  it("writes once to each newcomer, and says why not to the others", async () => {
    await invite(["deja@exemple.fr"]);
    const results = await invite([
      "nouveau@exemple.fr",
      "NOUVEAU@exemple.fr",
      "Deja@Exemple.fr",
      scene.holder.email,
      scene.owner.email,
    ]);
    expect(results).toEqual([
      { email: "nouveau@exemple.fr", ok: true },
      { email: "deja@exemple.fr", ok: false, error: "Cette personne a déjà été invitée." },
      { email: scene.holder.email, ok: false, error: "Cette personne est déjà candidate ou participante." },
      { email: scene.owner.email, ok: false, error: "C’est votre propre adresse." },
    ]);
    await server.settle();
    const invited = server.mails.filter(({ subject }) => subject.includes("vous invite"));
    expect(invited.map(({ to }) => to).sort()).toEqual(["deja@exemple.fr", "nouveau@exemple.fr"]);
    expect(invited[0]?.subject).toBe(
      "Odile Martin vous invite à rejoindre un projet d’électricité partagée entre voisins",
    );
  });

  it("says for which body, and quotes the owner's own word, of which no text becomes a link", async () => {
    await server.deps.db
      .updateTable("project")
      .set({ bearer_kind: "municipality", bearer_name: "Commune de Rennes", bearer_verified_at: new Date() })
      .where("id", "=", scene.projectId)
      .execute();
    const word = "Nous en avons parlé samedi.\nVoir https://piege.exemple.fr";
    const body = { emails: ["mot@exemple.fr"], word };
    await scene.owner.call(applicationCalls.invite, { params: { id: scene.projectId }, body });
    await server.settle();
    const mail = server.mails.find(({ to }) => to === "mot@exemple.fr");
    expect(mail?.text).toContain("porté par la commune de Rennes, comme notre équipe l’a vérifié");
    expect(mail?.text).toContain("Nous en avons parlé samedi.");
    expect(mail?.html).not.toMatch(/href="[^"]*piege/);
    const tooLong = { ...body, word: "a".repeat(501) };
    const refused = await scene.owner.send("POST", `/api/project/${scene.projectId}/invitation`, tooLong);
    expect(refused.statusCode).toBe(400);
  });

  it("says that all is reserved, and of no list: whom the owner invites he answers himself", async () => {
    const wordsTo = async (email: string) => {
      await invite([email]);
      await server.settle();
      return server.mails.find(({ to }) => to === email)?.text;
    };
    expect(await wordsTo("place@exemple.fr")).toContain("n’engage à rien");
    await sql`update project set annual_production = 36000, pledged_share = 1.2
      where id = ${scene.projectId}`.execute(server.deps.db);
    const full = await wordsTo("attente@exemple.fr");
    expect(full).toContain("réservée ou demandée aujourd’hui");
    expect(full).not.toContain("liste d’attente");
    expect(full).not.toContain("n’engage à rien");
  });

  it("is limited in 24 hours, over all the projects of the owner", async () => {
    const emails = Array.from({ length: maxInvitationsPerDay }, (_, index) => `voisin${index}@exemple.fr`);
    expect((await invite(emails)).every(({ ok }) => ok)).toBe(true);
    const second = await publish(scene.owner);
    const [refused] = await invite(["encore@exemple.fr"], second);
    expect(refused?.error).toContain("500 invitations en 24 heures");
  });

  it("writes no more than that, whatever projects were deleted since", async () => {
    const { deps, mails } = server;
    for (let sent = 1; sent < maxInvitationsPerDay; sent += 1) {
      await deps.limits.count("invitationMailsPerAccount", scene.owner.id);
    }
    for (const email of ["un@exemple.fr", "deux@exemple.fr"]) {
      const params = { id: await publish(scene.owner) };
      await invite([email], params.id);
      await server.settle();
      await scene.owner.call(projectCalls.deleteProject, { params });
    }
    const invited = mails.filter(({ subject }) => subject.includes("vous invite"));
    expect(invited.map(({ to }) => to)).toEqual(["un@exemple.fr"]);
  });

  it("reaches a mailbox a few times a day at most, from however many projects", async () => {
    const most = limits.invitationMailsPerMailbox.points;
    for (let each = 0; each <= most; each += 1) {
      const id = await publish(scene.owner, { name: `Projet numéro ${each}` });
      const [answer] = await invite(["cible@exemple.fr"], id);
      expect(answer).toMatchObject(
        each < most ? { ok: true } : { ok: false, error: expect.stringContaining("plusieurs invitations") },
      );
    }
    await server.settle();
    expect(server.mails.filter(({ to }) => to === "cible@exemple.fr")).toHaveLength(most);
  });

  it("is refused for a project that support hid, and what waits to leave does not", async () => {
    await server.deps.db.updateTable("project").set({ moderation_status: "hidden" }).execute();
    const [refused] = await invite(["voisine@exemple.fr"]);
    expect(refused).toMatchObject({ ok: false, error: expect.stringContaining("notre équipe") });
    await server.settle();
    expect(server.mails.filter(({ to }) => to === "voisine@exemple.fr")).toEqual([]);
  });

  it.each([[[]], [["pas-une-adresse"]], [["a@b.fr\r\nBcc: c@d.fr"]]])("refuses %j", async (emails) => {
    const answer = await scene.owner.send("POST", `/api/project/${scene.projectId}/invitation`, { emails });
    expect(answer.statusCode).toBe(400);
  });

  it("is the owner's alone", async () => {
    for (const method of ["GET", "POST"]) {
      const answer = await scene.holder.send(
        method,
        `/api/project/${scene.projectId}/invitation`,
        method === "POST" ? { emails: ["a@exemple.fr"] } : undefined,
      );
      expect(answer.statusCode).toBe(404);
    }
  });
});

describe("a personal link", () => {
  it("says which project invites whom, and only its hash is kept", async () => {
    await invite(["voisine@exemple.fr"]);
    const token = await tokenOf("voisine@exemple.fr");
    expect((await read(token)).json()).toEqual({
      projectId: scene.projectId,
      projectName: "Soleil de Rennes",
      email: "voisine@exemple.fr",
      invitedBy: "Odile Martin",
    });
    const mail = server.mails.find(({ to }) => to === "voisine@exemple.fr");
    // The project's name, which its owner typed, is in no link.
    expect(mail?.text).toContain(`/project/${scene.projectId}/invitation?invitation=${token}`);
    expect((await read("inconnu-inconnu-inconnu-inconnu")).statusCode).toBe(404);
    const rows = await server.deps.db.selectFrom("invitation").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it("marks the application that comes through it, and lets into a project that is not public", async () => {
    const projectId = await publish(scene.owner, { visibility: false, name: "Projet discret" });
    await invite(["voisine@exemple.fr"], projectId);
    const invitationToken = await tokenOf("voisine@exemple.fr");
    const { application } = await server.visitor().call(applicationCalls.createAllAndApply, {
      body: createAllBody(projectId, { application: { projectId, invitationToken } }),
    });
    expect(application.isFromProjectOwner).toBe(true);
    const params = { id: projectId };
    const list = await scene.owner.call(applicationCalls.listApplicants, { params, query: {} });
    expect(list).toMatchObject([{ invited: true, isFromProjectOwner: true }]);
    const [invitation] = await scene.owner.call(applicationCalls.listInvitations, { params });
    expect(invitation).toMatchObject({ email: "voisine@exemple.fr", usedAt: expect.any(String) });
  });

  it("serves a person who has an account as well", async () => {
    await invite(["voisine@exemple.fr"]);
    const invitationToken = await tokenOf("voisine@exemple.fr");
    const neighbour = await server.signedUp({ email: "voisine@exemple.fr" });
    const application = await neighbour.call(applicationCalls.apply, {
      body: {
        projectId: scene.projectId,
        participant: asConsumer(await registerPoint(neighbour)),
        isFromProjectOwner: false,
        invitationToken,
      },
    });
    expect(application.isFromProjectOwner).toBe(true);
  });

  it("opens no other project", async () => {
    await invite(["voisine@exemple.fr"]);
    const invitationToken = await tokenOf("voisine@exemple.fr");
    const projectId = await publish(scene.owner, { visibility: false });
    const neighbour = await server.signedUp();
    const answer = await neighbour.send("POST", "/api/application", {
      projectId,
      consumptionPointId: await registerPoint(neighbour),
      isFromProjectOwner: true,
      invitationToken,
    });
    expect(answer.statusCode).toBe(404);
  });
});
