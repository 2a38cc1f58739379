import { limits } from "@mec/domain/account";
import { beforeEach, describe, expect, it } from "vitest";
import { applyTo, aServedScene, move, type Scene } from "../../../../test/application-fixtures.ts";
import { confirmAddressOf, type TestServer } from "../../../../test/harness.ts";

let server: TestServer;
let scene: Scene;

beforeEach(async () => {
  ({ server, scene } = await aServedScene());
});

type Person = Awaited<ReturnType<TestServer["signedUp"]>>;

/** Applies and withdraws so many times with one place. @returns the last application. */
async function applyAndWithdraw(person: Person, times: number): Promise<string> {
  let { id, consumerId } = await applyTo(person, scene.projectId);
  const body = { projectId: scene.projectId, consumptionPointId: consumerId, isFromProjectOwner: false };
  for (let time = 0; time < times; time += 1) {
    expect((await move(person, id, { status: "REJECTED" })).statusCode).toBe(201);
    const again = await person.send("POST", "/api/application", body);
    expect(again.statusCode).toBe(201);
    id = again.json().id;
  }
  await server.settle();
  return id;
}

const subjectsTo = (email: string) =>
  server.mails.filter(({ to }) => to === email).map(({ subject }) => subject);

describe("who applies and withdraws again and again", () => {
  it("writes once to a mailbox that has not answered: it may be somebody else's", async () => {
    const stranger = await server.signedUp({}, { confirmed: false });
    await server.forgetMails();
    await applyAndWithdraw(stranger, 4);
    expect(subjectsTo(stranger.email)).toEqual([expect.stringContaining("est envoyée")]);
    await confirmAddressOf(server, stranger.id);
    await applyAndWithdraw(stranger, 1);
    expect(subjectsTo(stranger.email)).toEqual([
      expect.stringContaining("est envoyée"),
      expect.stringContaining("est envoyée"),
      expect.stringContaining("est retirée"),
      expect.stringContaining("est envoyée"),
    ]);
  });

  it("has some mails a day where he has confirmed it, and so has the owner: the last says that it is", async () => {
    const person = await server.signedUp();
    await server.forgetMails();
    await applyAndWithdraw(person, 12);
    const toHim = server.mails.filter(({ to }) => to === person.email);
    const toOwner = server.mails.filter(({ to }) => to === scene.owner.email);
    expect(toHim).toHaveLength(limits.applicationMailsPerMailbox.points);
    expect(toOwner).toHaveLength(3);
    expect(toHim.at(-1)?.text).toContain("sans autre e-mail aujourd’hui");
    expect(toOwner.at(-1)?.text).toContain("sans autre e-mail aujourd’hui");
    expect([toHim.at(-2)?.text, toOwner.at(-2)?.text].join()).not.toContain("sans autre e-mail");
  });

  it("keeps nobody else from being told, and is told himself of what the owner answers", async () => {
    const person = await server.signedUp();
    const id = await applyAndWithdraw(person, 8);
    const other = await server.signedUp();
    await server.forgetMails();
    await applyTo(other, scene.projectId);
    await move(scene.owner, id, { status: "SIGNATURE" });
    await move(person, id, { status: "REJECTED" });
    await server.settle();
    expect(subjectsTo(scene.owner.email)).toEqual([
      expect.stringContaining("Nouvelle candidature"),
      expect.stringContaining("retire sa candidature"),
    ]);
    expect(subjectsTo(person.email)).toEqual([
      expect.stringContaining("est acceptée"),
      expect.stringContaining("est retirée"),
    ]);
  });
});
