import { projectCalls, publicProjectCalls } from "@mec/api/project";
import { limits } from "@mec/domain/account";
import { beforeEach, describe, expect, it } from "vitest";
import { addressAt, aProject, publish } from "../../../../test/application-fixtures.ts";
import { startTestServer, type TestServer, type Visitor } from "../../../../test/harness.ts";
import { mailedToken } from "../../../../test/mails.ts";
import { applicationRow, consumptionPointRow } from "../../../../test/rows.ts";
import { daily } from "../../../app/daily.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});

const mailsTo = async (email: string) => {
  await server.settle();
  return server.mails.filter(({ to }) => to === email);
};

const post = async (url: string, token: string) =>
  (await server.visitor().send("POST", url, { token })).statusCode;
const after = (days: number) => new Date(Date.now() + days * 86_400_000);

describe("writing to a project's owner", () => {
  const message = {
    name: "Hugo <b>Petit</b> www.evil.example",
    email: "hugo@exemple.fr",
    message: "Bonjour, votre projet accepte-t-il les commerces & les écoles ?\nVoyez https://evil.example",
  };
  const write = (id: string, from: Visitor = server.visitor(), given: object = {}) =>
    from.send("POST", `/api/public/project/${id}/contact`, { ...message, ...given });
  const confirm = async () =>
    post("/api/public/contact-confirmation", await mailedToken(server, message.email, "contact"));
  const received = async (owner: { email: string }) =>
    (await mailsTo(owner.email)).filter(({ subject }) => subject.startsWith("Un message"));

  it("waits until the visitor has opened the link in his mailbox, and leaves once", async () => {
    const owner = await server.signedUp();
    const id = await publish(owner);
    const answer = await write(id);
    expect([answer.statusCode, answer.body]).toEqual([204, ""]);
    expect(await received(owner)).toEqual([]);
    expect([await confirm(), await confirm()]).toEqual([204, 404]);
    const [mail, ...others] = await received(owner);
    expect(others).toEqual([]);
    expect(mail?.replyTo).toBe("hugo@exemple.fr");
    expect(mail?.text).toContain("> Bonjour, votre projet accepte-t-il les commerces & les écoles ?");
    expect(mail?.html).toContain("Hugo &lt;b&gt;Petit&lt;/b&gt;");
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/evil\.example|:\/\/evil/);
    expect(mail?.text).toContain("/signaler-un-abus?ref=");
  });

  it("leaves a copy to who wrote, once his mailbox is proven, without the owner’s address", async () => {
    const owner = await server.signedUp();
    await write(await publish(owner));
    const copies = async () =>
      (await mailsTo(message.email)).filter(({ subject }) => subject.startsWith("Copie de votre message"));
    expect(await copies()).toEqual([]);
    await confirm();
    const [copy, ...others] = await copies();
    expect(others).toEqual([]);
    expect(copy?.text).toContain("> Bonjour, votre projet accepte-t-il les commerces & les écoles ?");
    expect(`${copy?.text}${copy?.html}${copy?.replyTo}`).not.toContain(owner.email);
    expect(`${copy?.text}${copy?.html}`).not.toMatch(/evil\.example|:\/\/evil/);
  });

  it("sends no word of the message, nor the project’s name, to a mailbox that nobody has proven", async () => {
    await write(await publish(await server.signedUp(), { name: "Gagnez 1000 euros" }));
    const [mail, ...others] = await mailsTo(message.email);
    expect(others).toEqual([]);
    expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toMatch(/evil|Petit|Gagnez|gagnez|commerces/);
    expect(mail?.text).toContain("Vous avez écrit au porteur d’un projet depuis");
  });

  it("goes at once for who writes from the confirmed address of the account, and for nobody else", async () => {
    const owner = await server.signedUp();
    const id = await publish(owner);
    const known = await server.signedUp({ email: "connue@exemple.fr" });
    const unknown = await server.signedUp({ email: "inconnue@exemple.fr" }, { confirmed: false });
    await write(id, known, { email: "Connue@exemple.fr" });
    expect(await received(owner)).toHaveLength(1);
    await write(id, known, { email: "victime@exemple.fr" });
    await write(id, unknown, { email: unknown.email });
    expect(await received(owner)).toHaveLength(1);
  });

  it("names the project as the subject once support has approved it", async () => {
    const owner = await server.signedUp();
    const id = await publish(owner);
    await write(id);
    await confirm();
    expect((await received(owner)).at(-1)?.subject).toBe("Un message au sujet de votre projet");
    await server.deps.db.updateTable("project").set({ moderation_status: "approved" }).execute();
    await write(id);
    await confirm();
    expect((await received(owner)).at(-1)?.subject).toBe(
      "Un message au sujet de «\u00a0Soleil de Rennes\u00a0»",
    );
  });

  it("reaches a project that its owner took off the public pages from who has applied to it, at his proven address, and from nobody else", async () => {
    const owner = await server.signedUp();
    const id = await publish(owner);
    const applicant = await server.signedUp({ email: "candidate@exemple.fr" });
    const { db } = server.deps;
    await applicationRow(db, {
      projectId: id,
      consumptionPointId: await consumptionPointRow(db, applicant.id),
      status: "APPLICATION",
    });
    await owner.call(projectCalls.updateProject, { params: { id }, body: aProject({ visibility: false }) });
    const from = async (writer: Visitor, email: string) => (await write(id, writer, { email })).statusCode;
    const other = await server.signedUp({ email: "autre@exemple.fr" });
    expect(await from(other, "autre@exemple.fr")).toBe(404);
    expect(await from(applicant, "ailleurs@exemple.fr")).toBe(404);
    expect(await from(applicant, "candidate@exemple.fr")).toBe(204);
    expect((await received(owner)).map(({ replyTo }) => replyTo)).toEqual(["candidate@exemple.fr"]);
    await db.updateTable("project").set({ moderation_status: "hidden" }).execute();
    expect(await from(applicant, "candidate@exemple.fr")).toBe(404);
  });

  it("does not reach a project that is no longer public, nor after 7 days; then nothing of it stays", async () => {
    const owner = await server.signedUp();
    const id = await publish(owner);
    await write(id);
    await owner.call(projectCalls.updateProject, { params: { id }, body: aProject({ visibility: false }) });
    expect(await confirm()).toBe(404);
    await owner.call(projectCalls.updateProject, { params: { id }, body: aProject() });
    server.setNow(after(7.01));
    expect(await confirm()).toBe(404);
    await daily(server.deps);
    expect(await server.deps.db.selectFrom("contact_message").selectAll().execute()).toEqual([]);
  });

  it.each([
    ["name", "Hugo\r\nBcc: victime@exemple.fr"],
    ["name", "Hugo\u0000"],
    ["email", "a@exemple.fr\r\nBcc: victime@exemple.fr"],
    ["email", "a@exemple.fr,victime@exemple.fr"],
  ])("refuses a %s that could add a header: %j", async (field, value) => {
    const id = await publish(await server.signedUp());
    expect((await write(id, server.visitor(), { [field]: value })).statusCode).toBe(400);
  });

  it("is for public projects, in moderation: so many for one address of the network, fewer for one mailbox", async () => {
    const hidden = await publish(await server.signedUp(), { visibility: false });
    expect((await write(hidden)).statusCode).toBe(404);
    const open = await publish(await server.signedUp());
    for (let count = 0; count < limits.contactsPerEmail.points; count++)
      expect((await write(open)).statusCode).toBe(204);
    expect((await write(open)).statusCode).toBe(429);
    const others = limits.messagesPerIp.points - limits.contactsPerEmail.points - 1;
    for (let count = 0; count < others; count++) {
      const answer = await write(open, server.visitor(), { email: `autre${count}@exemple.fr` });
      expect(answer.statusCode).toBe(204);
    }
    const refused = await write(open, server.visitor(), { email: "encore@exemple.fr" });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  });
});

describe("the alert of a visitor whom no project reaches", () => {
  const email = "attente@exemple.fr";
  const ask = (address = addressAt(), from: Visitor = server.visitor(), to = email) =>
    from.call(publicProjectCalls.createProjectAlert, { body: { email: to, address } });
  const confirm = async () =>
    post("/api/public/project-alert/confirmation", await mailedToken(server, email, "alert"));
  const askAndConfirm = async (address = addressAt()) => {
    await ask(address);
    expect(await confirm()).toBe(204);
  };
  const tokenIn = (text: string | undefined) => text?.match(/alert-removal=([\w-]+)/)?.[1] ?? "";

  it("is one link and nothing else until that was opened", async () => {
    const label = "Gagnez 1000 euros sur https://evil.example";
    await server.visitor().call(publicProjectCalls.createProjectAlert, {
      body: { email, address: { ...addressAt(), label } },
    });
    await publish(await server.signedUp());
    const [mail, ...others] = await mailsTo(email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe("Confirmez votre demande d’alerte");
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/evil|Gagnez/);
    expect(tokenIn(mail?.text)).not.toBe("");
  });

  it("counts from then on, and tells of a project within reach, once", async () => {
    await askAndConfirm(addressAt(1.5));
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
      "Confirmez votre demande d’alerte",
      "Nous vous préviendrons dès qu’un projet arrive près de chez vous",
    ]);
    const owner = await server.signedUp();
    const id = await publish(owner);
    const told = (await mailsTo(email)).at(-1);
    expect(told?.subject).toBe("Un projet arrive près de chez vous");
    expect(told?.text).toContain("> Soleil de Rennes");
    expect(told?.text).toContain(`/project/${id}/soleil-de-rennes`);
    const change = (visibility: boolean) =>
      owner.call(projectCalls.updateProject, { params: { id }, body: aProject({ visibility }) });
    await change(false);
    await change(true);
    expect(await mailsTo(email)).toHaveLength(3);
  });

  it("has a link that serves once, within 7 days; then nothing of it stays", async () => {
    await askAndConfirm();
    expect(await confirm()).toBe(404);
    await ask();
    server.setNow(after(7.01));
    expect(await confirm()).toBe(404);
    await daily(server.deps);
    const left = await server.deps.db.selectFrom("project_alert").select("confirmed_at").execute();
    expect(left.map(({ confirmed_at }) => confirmed_at !== null)).toEqual([true]);
  });

  it("needs no link for the confirmed address of one’s account", async () => {
    const known = await server.signedUp();
    await ask(addressAt(), known, known.email);
    const subjects = (await mailsTo(known.email)).map(({ subject }) => subject);
    expect(subjects).toContain("Nous vous préviendrons dès qu’un projet arrive près de chez vous");
    expect(subjects).not.toContain("Confirmez votre demande d’alerte");
  });

  it("tells of a few projects a day at most, however many one account publishes", async () => {
    await askAndConfirm();
    const owner = await server.signedUp();
    const most = limits.alertMailsPerMailbox.points;
    for (let each = 0; each <= most; each += 1) await publish(owner, { name: `Projet numéro ${each}` });
    expect(await mailsTo(email)).toHaveLength(2 + most);
  });

  it("does not tell of a project whose perimeter leaves its town out", async () => {
    await askAndConfirm(addressAt(2.5));
    await publish(await server.signedUp(), { perimeter: 10 });
    expect(await mailsTo(email)).toHaveLength(2);
  });

  it("does not tell of a project out of reach", async () => {
    const village = { ...addressAt(2.5, "Langouet"), postCode: "35630", citycode: "35146" };
    await askAndConfirm(village);
    await publish(await server.signedUp());
    expect(await mailsTo(email)).toHaveLength(2);
    await publish(await server.signedUp(), { perimeter: 10 });
    expect(await mailsTo(email)).toHaveLength(3);
  });

  it("ends with the link of any of its mails", async () => {
    await askAndConfirm();
    const token = tokenIn((await mailsTo(email))[0]?.text);
    await server.visitor().call(publicProjectCalls.removeProjectAlert, { body: { token } });
    await publish(await server.signedUp());
    expect(await mailsTo(email)).toHaveLength(2);
    expect(await post("/api/public/project-alert/removal", "x".repeat(43))).toBe(404);
  });

  it("is limited for one mailbox", async () => {
    for (let count = 0; count < limits.alertsPerEmail.points; count++) await ask();
    const body = { email, address: addressAt() };
    expect((await server.visitor().send("POST", "/api/public/project-alert", body)).statusCode).toBe(429);
  });
});
