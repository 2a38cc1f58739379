import { accountCalls } from "@mec/api/account";
import { applicationCalls } from "@mec/api/application";
import { projectCalls, publicProjectCalls } from "@mec/api/project";
import { maxUnconfirmedProjects } from "@mec/domain/account";
import { beforeEach, describe, expect, it } from "vitest";
import { addressAt, aProductionPoint, aProject, publish, registerPoint } from "./application-fixtures.ts";
import { startTestServer, type TestServer, type Visitor } from "./harness.ts";
import { mailedToken } from "./mails.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});

type Somebody = Visitor & { email: string };
const unconfirmed = () => server.signedUp({}, { confirmed: false });
const confirm = async (person: Somebody) => {
  const token = await mailedToken(server, person.email, "verification");
  await server.visitor().call(accountCalls.verifyEmail, { body: { token } });
};
const inviteTo = (person: Visitor, projectId: string) =>
  person.send("POST", `/api/project/${projectId}/invitation`, { emails: ["voisine@exemple.fr"] });

/** Every answer that a visitor can ask for and that could contain a project. */
const { latitude, longitude } = addressAt().coordinates;
const publicUrls = (id: string) => [
  "/api/public/project",
  "/api/public/project/department/35",
  "/api/public/project/region/53",
  `/api/public/project/radius?centerLat=${latitude}&centerLong=${longitude}&radius=5000`,
  "/api/public/project/bounds?minLat=47&maxLat=49&minLong=-3&maxLong=0",
  `/api/public/project/eligible?lat=${latitude}&long=${longitude}`,
  "/api/public/project/clusters?minLat=47&maxLat=49&minLong=-3&maxLong=0&zoom=12",
  "/api/public/figures",
  `/api/public/project/${id}`,
  `/api/public/communication-kit/wide/preview?projectId=${id}`,
];

async function isSeen(id: string): Promise<boolean[]> {
  const visitor = server.visitor();
  const seen: boolean[] = [];
  for (const url of publicUrls(id)) {
    const answer = await visitor.send("GET", url);
    const figures = url.endsWith("figures") && answer.json().projects > 0;
    seen.push(
      figures || (answer.statusCode === 200 && (answer.body.includes(id) || url.includes("/preview"))),
    );
  }
  const { duplicates } = await visitor.call(publicProjectCalls.checkDuplicates, {
    body: { name: aProject().name, address: addressAt() },
  });
  return [...seen, duplicates.length > 0];
}

describe("who may do what", () => {
  it.each([
    ["unconfirmed", "draft a point", 201],
    ["unconfirmed", "apply", 201],
    ["unconfirmed", "publish", 201],
    ["unconfirmed", "publish with its installation", 201],
    ["unconfirmed", "invite", 409],
    ["confirmed", "draft a point", 201],
    ["confirmed", "apply", 201],
    ["confirmed", "publish", 201],
    ["confirmed", "publish with its installation", 201],
    ["confirmed", "invite", 201],
  ] as const)("%s: %s → %i", async (who, verb, status) => {
    const person = who === "confirmed" ? await server.signedUp() : await unconfirmed();
    const wire = { ...aProject(), repartitionKey: "default_dynamic" };
    const { price: _, operational: __, annualProduction, ...point } = aProductionPoint();
    const site = { ...point, yearlyProduction: Number(annualProduction), contractPrice: null };
    const acts = {
      "draft a point": async () => ((await registerPoint(person)) ? { statusCode: 201 } : { statusCode: 0 }),
      apply: async () =>
        person.send("POST", "/api/application", {
          projectId: await publish(await server.signedUp()),
          consumptionPointId: await registerPoint(person),
          isFromProjectOwner: false,
        }),
      publish: () => person.send("POST", "/api/project", wire),
      "publish with its installation": () =>
        person.send("POST", "/api/project/onboard", { project: wire, productionPoint: site }),
      invite: async () => inviteTo(person, await publish(person)),
    };
    expect((await acts[verb]()).statusCode).toBe(status);
  });
});

describe("a project published before its owner’s address is confirmed", () => {
  it("is in no public answer, and goes online by itself with the confirmation", async () => {
    const owner = await unconfirmed();
    const id = await publish(owner);
    expect((await isSeen(id)).some(Boolean)).toBe(false);
    await server.settle();
    expect(server.mails.map(({ subject }) => subject)).toEqual(["Bienvenue sur Mon énergie collective"]);
    await confirm(owner);
    expect((await isSeen(id)).every(Boolean)).toBe(true);
    await server.settle();
    expect(server.mails.map(({ subject }) => subject)).toContain(
      "Votre projet «\u00a0Soleil de Rennes\u00a0» est en ligne",
    );
  });

  it("says so to its owner, who reads it meanwhile", async () => {
    const owner = await unconfirmed();
    const id = await publish(owner);
    const read = () => owner.call(projectCalls.getProject, { params: { id }, query: {} });
    expect(await read()).toMatchObject({ visibility: true, ownerConfirmed: false });
    expect((await owner.send("GET", `/api/public/project/${id}`)).statusCode).toBe(200);
    await confirm(owner);
    expect((await read()).ownerConfirmed).toBe(true);
  });

  it("does not come online when it was not published, or was hidden by support", async () => {
    const owner = await unconfirmed();
    const discreet = await publish(owner, { visibility: false });
    const hidden = await publish(owner);
    const status = { moderation_status: "hidden" as const };
    await server.deps.db.updateTable("project").set(status).where("id", "=", hidden).execute();
    await confirm(owner);
    await server.settle();
    for (const id of [discreet, hidden]) expect((await isSeen(id)).some(Boolean)).toBe(false);
    expect(server.mails.some(({ subject }) => subject.includes("est en ligne"))).toBe(false);
  });

  it("cannot be joined, written to, nor made visible by a change", async () => {
    const owner = await unconfirmed();
    const id = await publish(owner, { visibility: false });
    await owner.call(projectCalls.updateProject, { params: { id }, body: aProject() });
    expect((await isSeen(id)).some(Boolean)).toBe(false);
    const neighbour = await server.signedUp();
    const application = {
      projectId: id,
      consumptionPointId: await registerPoint(neighbour),
      isFromProjectOwner: false,
    };
    expect((await neighbour.send("POST", "/api/application", application)).statusCode).toBe(404);
    const message = { name: "Lou", email: neighbour.email, message: "Bonjour, puis-je me joindre à vous ?" };
    expect((await neighbour.send("POST", `/api/public/project/${id}/contact`, message)).statusCode).toBe(404);
  });

  it("is one of few", async () => {
    const owner = await unconfirmed();
    for (let count = 0; count < maxUnconfirmedProjects; count++) await publish(owner, { visibility: false });
    const refused = await owner.send("POST", "/api/project", { ...aProject(), repartitionKey: "static" });
    expect([refused.statusCode, refused.json().message]).toEqual([409, "EMAIL_NOT_CONFIRMED"]);
    await confirm(owner);
    await publish(owner);
  });

  it("is one of few when they come all at once", async () => {
    const owner = await unconfirmed();
    const sent = Array.from({ length: 12 }, () =>
      owner.send("POST", "/api/project", { ...aProject(), repartitionKey: "static" }),
    );
    const codes = (await Promise.all(sent)).map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 201)).toHaveLength(maxUnconfirmedProjects);
  });
});

describe("an invitation before the confirmation", () => {
  it("is refused in French, and nothing is sent", async () => {
    const owner = await unconfirmed();
    const refused = await inviteTo(owner, await publish(owner));
    expect(refused.json()).toMatchObject({ message: "EMAIL_NOT_CONFIRMED", statusCode: 409 });
    expect(refused.json().issues[0].message).toContain("Confirmez d’abord votre adresse e-mail");
    await server.settle();
    expect(server.mails.map(({ to }) => to)).not.toContain("voisine@exemple.fr");
  });

  it("carries no word that its sender typed as its subject, nor a live link, until the project is approved", async () => {
    const owner = await server.signedUp({ firstName: "Odile", lastName: "Martin" });
    const name = "Remboursement EDF: https://evil.example/";
    const id = await publish(owner, { name });
    await owner.call(applicationCalls.invite, { params: { id }, body: { emails: ["a@exemple.fr"] } });
    await server.settle();
    const mail = server.mails.find(({ to }) => to === "a@exemple.fr");
    expect(mail?.subject).toBe(
      "Odile Martin vous invite à rejoindre un projet d’électricité partagée entre voisins",
    );
    expect(mail?.text).toMatch(/^> Remboursement EDF/m);
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/evil\.example|:\/\/evil/);
    expect(mail?.text).toContain("Odile Martin");
    expect(mail?.text).toContain("/signaler-un-abus?ref=");
    const approved = { moderation_status: "approved" as const };
    await server.deps.db
      .updateTable("project")
      .set({ ...approved, name: "Soleil" })
      .execute();
    await owner.call(applicationCalls.invite, { params: { id }, body: { emails: ["b@exemple.fr"] } });
    await server.settle();
    expect(server.mails.at(-1)?.subject).toBe("Odile Martin vous invite à rejoindre «\u00a0Soleil\u00a0»");
  });
});
