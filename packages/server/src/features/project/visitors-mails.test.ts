import { projectCalls, publicProjectCalls } from "@mec/api/project";
import { limits } from "@mec/domain/account";
import { beforeEach, describe, expect, it } from "vitest";
import { addressAt, aProject, publish } from "../../../test/application-fixtures.ts";
import { startTestServer, type TestServer } from "../../../test/harness.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});

const mailsTo = async (email: string) => {
  await server.settle();
  return server.mails.filter(({ to }) => to === email);
};

describe("writing to a project's owner", () => {
  const message = {
    name: "Hugo <b>Petit</b>",
    email: "hugo@exemple.fr",
    message: "Bonjour, votre projet accepte-t-il les commerces & les écoles ?",
  };

  it("reaches the owner, who answers to the visitor; the owner's address is told to nobody", async () => {
    const owner = await server.signedUp();
    const id = await publish(owner);
    const answer = await server.visitor().send("POST", `/api/public/project/${id}/contact`, message);
    expect([answer.statusCode, answer.body]).toEqual([204, ""]);
    const [mail] = (await mailsTo(owner.email)).filter(({ subject }) => subject.startsWith("Un message"));
    expect(mail?.replyTo).toBe("hugo@exemple.fr");
    expect(mail?.text).toContain(message.message);
    expect(mail?.html).toContain("Hugo &lt;b&gt;Petit&lt;/b&gt;");
  });

  it("is for public projects, in moderation", async () => {
    const id = await publish(await server.signedUp(), { visibility: false });
    const url = `/api/public/project/${id}/contact`;
    expect((await server.visitor().send("POST", url, message)).statusCode).toBe(404);
    const open = await publish(await server.signedUp());
    const send = () => server.visitor().send("POST", `/api/public/project/${open}/contact`, message);
    for (let count = 0; count < limits.messagesPerIp.points; count++)
      expect((await send()).statusCode).toBe(204);
    const refused = await send();
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  });
});

describe("the alert of a visitor whom no project reaches", () => {
  const email = "attente@exemple.fr";
  const ask = (km = 0) =>
    server.visitor().call(publicProjectCalls.createProjectAlert, {
      body: { email, address: addressAt(km) },
    });
  const tokenIn = (text: string | undefined) => text?.match(/alert-removal=([\w-]+)/)?.[1] ?? "";

  it("is confirmed, and tells of a project within reach, once", async () => {
    await ask(1.5);
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
      "Nous vous préviendrons dès qu’un projet arrive près de chez vous",
    ]);
    const owner = await server.signedUp();
    const id = await publish(owner);
    const told = (await mailsTo(email)).at(-1);
    expect(told?.subject).toBe("Un projet arrive près de chez vous\u00a0: «\u00a0Soleil de Rennes\u00a0»");
    expect(told?.text).toContain(`/project/${id}/soleil-de-rennes`);
    const change = (visibility: boolean) =>
      owner.call(projectCalls.updateProject, { params: { id }, body: aProject({ visibility }) });
    await change(false);
    await change(true);
    expect(await mailsTo(email)).toHaveLength(2);
  });

  it("does not tell of a project out of reach", async () => {
    await ask(2.5);
    await publish(await server.signedUp());
    expect(await mailsTo(email)).toHaveLength(1);
    await publish(await server.signedUp(), { perimeter: 10 });
    expect(await mailsTo(email)).toHaveLength(2);
  });

  it("ends with the link of any of its mails", async () => {
    await ask();
    const token = tokenIn((await mailsTo(email))[0]?.text);
    await server.visitor().call(publicProjectCalls.removeProjectAlert, { body: { token } });
    await publish(await server.signedUp());
    expect(await mailsTo(email)).toHaveLength(1);
    const wrong = await server
      .visitor()
      .send("POST", "/api/public/project-alert/removal", { token: "x".repeat(43) });
    expect(wrong.statusCode).toBe(404);
  });
});
