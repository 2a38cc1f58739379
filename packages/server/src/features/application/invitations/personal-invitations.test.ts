import { applicationCalls } from "@mec/api/application";
import { asConsumer } from "@mec/domain/point";
import { beforeEach, describe, expect, it } from "vitest";
import {
  aScene,
  createAllBody,
  move,
  publish,
  registerPoint,
  type Scene,
} from "../../../../test/application-fixtures.ts";
import { startTestServer, type TestServer, type Visitor } from "../../../../test/harness.ts";

let server: TestServer;
let scene: Scene;
/** Of a project that is not public. */
let projectId: string;
const invited = "voisine@exemple.fr";

beforeEach(async () => {
  server = await startTestServer();
  scene = await aScene(server);
  projectId = await publish(scene.owner, { visibility: false, name: "Projet discret" });
});

const invite = async (id = projectId) => {
  const body = { emails: [invited] };
  const { results } = await scene.owner.call(applicationCalls.invite, { params: { id }, body });
  return results;
};

/** The token of the last link in a mail to her. */
async function lastToken(): Promise<string> {
  await server.settle();
  const mail = server.mails.findLast(({ to, text }) => to === invited && text.includes("invitation="));
  return mail?.text.match(/invitation=([\w-]+)/)?.[1] ?? "";
}

async function applyWith(person: Visitor, invitationToken: string, id = projectId) {
  const participant = asConsumer(await registerPoint(person));
  const consumptionPointId = participant.id;
  const body = { projectId: id, consumptionPointId, isFromProjectOwner: false, invitationToken };
  const answer = await person.send("POST", "/api/application", body);
  return {
    status: answer.statusCode,
    id: answer.json().id as string,
    isInvited: answer.json().isFromProjectOwner,
  };
}

const read = async (person: Visitor, token: string) =>
  (await person.send("GET", `/api/public/invitation/${token}`)).statusCode;
const list = () => scene.owner.call(applicationCalls.listInvitations, { params: { id: projectId } });

describe("a mailed invitation", () => {
  it("is the account's that first applies with it: to nobody else does it open the project", async () => {
    await invite();
    const token = await lastToken();
    const [she, another] = [await server.signedUp({ email: invited }), await server.signedUp()];
    expect(await read(another, token)).toBe(200);
    expect(await applyWith(she, token)).toMatchObject({ status: 201, isInvited: true });
    expect(await applyWith(another, token)).toMatchObject({ status: 404 });
    expect([await read(another, token), await read(server.visitor(), token)]).toEqual([404, 404]);
    const body = createAllBody(projectId, { application: { projectId, invitationToken: token } });
    expect((await server.visitor().send("POST", "/api/create-all-and-apply", body)).statusCode).toBe(404);
    // A second place of hers comes by it too.
    expect(await read(she, token)).toBe(200);
    expect(await applyWith(she, token)).toMatchObject({ status: 201, isInvited: true });
  });

  it("is one person's of two who use it at once", async () => {
    await invite();
    const token = await lastToken();
    const two = [await server.signedUp(), await server.signedUp()];
    const answers = await Promise.all(two.map((person) => applyWith(person, token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 404]);
  });

  it("leaves another the ordinary way into a public project", async () => {
    await invite(scene.projectId);
    const token = await lastToken();
    await applyWith(await server.signedUp({ email: invited }), token, scene.projectId);
    const another = await applyWith(await server.signedUp(), token, scene.projectId);
    expect(another).toMatchObject({ status: 201, isInvited: false });
  });

  it("ends as the owner refuses who came by it, and not as she withdraws", async () => {
    await invite();
    const token = await lastToken();
    const she = await server.signedUp({ email: invited });
    const first = await applyWith(she, token);
    await move(she, first.id, { status: "REJECTED" });
    const second = await applyWith(she, token);
    expect(second.status).toBe(201);
    await move(scene.owner, second.id, { status: "REJECTED", message: "Complet" });
    expect(await applyWith(she, token)).toMatchObject({ status: 404 });
    expect(await read(she, token)).toBe(404);
  });

  it("of before does not end, as its owner refuses who came by it, the one that was sent anew", async () => {
    await invite();
    const token = await lastToken();
    const she = await server.signedUp();
    const [first, second] = [await applyWith(she, token), await applyWith(she, token)];
    await move(scene.owner, first.id, { status: "REJECTED", message: "Complet" });
    server.setNow(new Date(Date.now() + 60_000));
    expect(await invite()).toEqual([{ email: invited, ok: true }]);
    const again = await lastToken();
    expect(again).not.toBe(token);
    expect(await read(server.visitor(), again)).toBe(200);
    await move(scene.owner, second.id, { status: "REJECTED", message: "Complet" });
    expect(await read(server.visitor(), again)).toBe(200);
  });

  it("withdrawn and sent again says when its mail is one too many, and promises none", async () => {
    const answers = [];
    for (let each = 0; each < 7; each += 1) {
      answers.push(...(await invite()));
      const [last] = await list();
      await scene.owner.send("DELETE", `/api/project/${projectId}/invitation/${last?.id}`);
    }
    expect(answers.map(({ ok }) => ok)).toEqual([true, true, true, true, true, false, false]);
    expect(answers.at(-1)?.error).toContain("plusieurs invitations aujourd’hui");
  });

  it("ends after 60 days, and is then sent again", async () => {
    const { db } = server.deps;
    const sentBefore = (days: number) =>
      db
        .updateTable("invitation")
        .set({ created_at: new Date(Date.now() - days * 86_400_000) })
        .execute();
    await invite();
    const token = await lastToken();
    const she = await server.signedUp({ email: invited });
    await sentBefore(59);
    expect(await read(server.visitor(), token)).toBe(200);
    expect(await invite()).toMatchObject([{ ok: false, error: "Cette personne a déjà été invitée." }]);
    await sentBefore(61);
    expect(await read(server.visitor(), token)).toBe(404);
    expect(await invite()).toEqual([{ email: invited, ok: true }]);
    const again = await lastToken();
    expect([again === token, await read(server.visitor(), token)]).toEqual([false, 404]);
    expect(await read(she, again)).toBe(200);
  });

  it("is withdrawn by the owner alone, and may be sent again", async () => {
    await invite();
    const token = await lastToken();
    const [invitation] = await list();
    const path = `/api/project/${projectId}/invitation/${invitation?.id}`;
    expect((await scene.holder.send("DELETE", path)).statusCode).toBe(404);
    const elsewhere = `/api/project/${scene.projectId}/invitation/${invitation?.id}`;
    expect((await scene.owner.send("DELETE", elsewhere)).statusCode).toBe(404);
    expect(await read(server.visitor(), token)).toBe(200);
    expect((await scene.owner.send("DELETE", path)).statusCode).toBe(204);
    expect(await list()).toMatchObject([{ email: invited, usedAt: null, endedAt: expect.any(String) }]);
    expect(await read(server.visitor(), token)).toBe(404);
    expect(await applyWith(await server.signedUp({ email: invited }), token)).toMatchObject({ status: 404 });
    expect(await invite()).toEqual([{ email: invited, ok: true }]);
    expect(await list()).toMatchObject([{ endedAt: null }]);
  });
});
