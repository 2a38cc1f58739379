import { applicationCalls } from "@mec/api/application";
import { supportCalls } from "@mec/api/support";
import { beforeEach, describe, expect, it } from "vitest";
import { publish } from "../../../test/application-fixtures.ts";
import { startTestServer, type TestServer } from "../../../test/harness.ts";
import { mailedToken } from "../../../test/mails.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});

async function anApprovedProject() {
  const owner = await server.signedUp();
  const id = await publish(owner);
  await server.deps.db.updateTable("project").set({ moderation_status: "approved" }).execute();
  const support = await server.signedUpSupport({ firstName: "Suzanne" });
  const queue = () => support.call(supportCalls.listModeratedProjects, { query: { status: "pending" } });
  return { owner, id, support, queue };
}
const report = (token: string, reason = "Je ne connais pas cette personne.") =>
  server.visitor().send("POST", "/api/public/abuse-report", { token, reason });

describe("the line at the foot of a mail that was not wanted", () => {
  it("brings an approved project back to moderation, until the next decision", async () => {
    const { owner, id, support, queue } = await anApprovedProject();
    const word = "Signez, ou je le dis à tout le quartier.";
    const invitation = { emails: ["voisine@exemple.fr"], word };
    await owner.call(applicationCalls.invite, { params: { id }, body: invitation });
    expect(await queue()).toEqual([]);
    const token = await mailedToken(server, "voisine@exemple.fr", "abuse");
    expect((await report(token)).statusCode).toBe(204);
    expect((await report(token, "Encore")).statusCode).toBe(204);
    const [moderated] = await queue();
    expect(moderated?.reports).toMatchObject([
      { source: "invitation", sender: null, quoted: word, reason: "Je ne connais pas cette personne." },
    ]);
    const body = { decision: "approve" as const, reason: "" };
    await support.call(supportCalls.moderateProject, { params: { id }, body });
    expect(await queue()).toEqual([]);
  });

  it("shows support who wrote a message to an owner, and what", async () => {
    const { owner, id, queue } = await anApprovedProject();
    const writer = await server.signedUp({ email: "insistant@exemple.fr" });
    const message = { name: "Lou", email: writer.email, message: "Vous allez le regretter, sachez-le." };
    await writer.send("POST", `/api/public/project/${id}/contact`, message);
    expect((await report(await mailedToken(server, owner.email, "abuse"), "")).statusCode).toBe(204);
    expect((await queue())[0]?.reports).toMatchObject([
      { source: "message", sender: "Lou (insistant@exemple.fr)", quoted: message.message, reason: "" },
    ]);
  });

  it("opens nothing with a token that was not made here", async () => {
    const { owner, id, queue } = await anApprovedProject();
    await owner.call(applicationCalls.invite, { params: { id }, body: { emails: ["voisine@exemple.fr"] } });
    const token = await mailedToken(server, "voisine@exemple.fr", "abuse");
    const [, invitation, seal] = token.split(".");
    for (const forged of [
      `message.${invitation}.${seal}`,
      `invitation.${id}.${seal}`,
      `invitation.${invitation}.${"x".repeat(43)}`,
      "x".repeat(43),
    ]) {
      expect((await report(forged)).statusCode, forged).toBe(404);
    }
    expect(await queue()).toEqual([]);
  });
});
