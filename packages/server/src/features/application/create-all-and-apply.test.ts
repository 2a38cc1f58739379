import { accountCalls } from "@mec/api/account";
import { applicationCalls } from "@mec/api/application";
import { pointCalls } from "@mec/api/point";
import { projectCalls } from "@mec/api/project";
import { beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { aProductionPoint, aScene, createAllBody, publish } from "../../../test/application-fixtures.ts";
import {
  confirmAddressOf,
  startTestServer,
  strongPassword,
  type TestServer,
  type Visitor,
} from "../../../test/harness.ts";
import { mailedToken } from "../../../test/mails.ts";

const url = "/api/consumption-point/application/create-all-and-apply";
const wire = (body: ReturnType<typeof createAllBody>) =>
  z.encode(applicationCalls.createAllAndApply.body, body) as Record<string, unknown>;

let server: TestServer;
let owner: Visitor & { id: string; email: string };
let projectId: string;

beforeEach(async () => {
  server = await startTestServer();
  owner = await server.signedUp({ firstName: "Odile", lastName: "Martin" });
  projectId = await publish(owner);
});

const tables = [
  "account",
  "consumption_point",
  "sge_consent",
  "signatory",
  "application",
  "session",
] as const;
async function counts() {
  const entries = tables.map(async (table) => {
    const { count } = await server.deps.db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<string>().as("count"))
      .executeTakeFirstOrThrow();
    return [table, Number(count)] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

describe("create-all-and-apply", () => {
  it("makes account, point, consent, signatory and application, and signs in", async () => {
    const visitor = server.visitor();
    const body = createAllBody(projectId);
    const answer = await visitor.call(applicationCalls.createAllAndApply, { body });
    expect(answer.consumptionPoint).toMatchObject({ name: "Maison", prm: "30001234567890", sge: true });
    expect(answer.application).toMatchObject({
      projectId,
      consumerId: answer.consumptionPoint.id,
      isFromProjectOwner: false,
      progress: [{ status: "APPLICATION" }],
    });
    expect(answer.signatory).toMatchObject({ gender: "F", birthPlace: "Rennes" });
    const session = await visitor.call(accountCalls.getSession, {});
    expect(session).toEqual(answer.user);
    expect(session.email).toBe(body.user.email);
    expect(await counts()).toMatchObject({ account: 2, sge_consent: 1, signatory: 1, session: 2 });
  });

  it("waits for who signs until the application is accepted, when that is said: null, not left out", async () => {
    const { signatory: _, ...rest } = wire(createAllBody(projectId));
    const visitor = server.visitor();
    expect((await visitor.send("POST", url, rest)).statusCode).toBe(400);
    const answer = await visitor.send("POST", url, { ...rest, signatory: null });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ signatory: null, application: { projectId } });
    expect(await counts()).toMatchObject({ application: 1, signatory: 0 });
  });

  it("answers the wire's own names and a 201", async () => {
    const answer = await server.visitor().send("POST", url, wire(createAllBody(projectId)));
    expect(answer.statusCode).toBe(201);
    const { user, consumptionPoint, application, signatory } = answer.json();
    expect(user.userId).toEqual(expect.any(String));
    expect(consumptionPoint.yearlyConsumption).toBe(3500);
    expect(application.consumptionPointId).toBe(consumptionPoint.id);
    expect(signatory.gender).toBe("FEMALE");
  });

  it("refuses an e-mail that is known, whatever its case, and leaves nothing", async () => {
    const before = await counts();
    const body = createAllBody(projectId);
    const visitor = server.visitor();
    const answer = await visitor.send("POST", url, {
      ...wire(body),
      user: { ...body.user, email: owner.email.toUpperCase() },
    });
    expect(answer.statusCode).toBe(409);
    expect(answer.json().message).toBe("EMAIL_ALREADY_USED");
    expect(await counts()).toEqual(before);
    expect((await visitor.send("GET", "/api/session")).statusCode).toBe(401);
  });

  it.each([
    ["does not exist", async () => "00000000-0000-4000-8000-000000000000"],
    ["is not visible", () => publish(owner, { visibility: false })],
    [
      "was hidden by the support",
      async () => {
        const id = await publish(owner);
        await server.deps.db
          .updateTable("project")
          .set({ moderation_status: "hidden" })
          .where("id", "=", id)
          .execute();
        return id;
      },
    ],
  ])("answers 404 for a project that %s, and leaves nothing", async (_, makeProject) => {
    const id = await makeProject();
    const before = await counts();
    const answer = await server.visitor().send("POST", url, wire(createAllBody(id)));
    expect(answer.statusCode).toBe(404);
    expect(await counts()).toEqual(before);
  });

  it("leaves nothing when its last part fails", async () => {
    const before = await counts();
    const body = createAllBody(projectId);
    const answer = await server.visitor().send("POST", url, {
      ...wire(body),
      signatory: { ...(wire(body).signatory as object), birthDate: "2199-01-01" },
    });
    expect(answer.statusCode).toBe(400);
    expect(await counts()).toEqual(before);
  });

  it("does not believe that the owner began it", async () => {
    const answer = await server.visitor().call(applicationCalls.createAllAndApply, {
      body: createAllBody(projectId, { application: { projectId, isFromProjectOwner: true } }),
    });
    expect(answer.application.isFromProjectOwner).toBe(false);
  });

  it("tolerates cgus and checks the password's rule", async () => {
    const body = wire(createAllBody(projectId));
    const user = body.user as object;
    const weak = await server.visitor().send("POST", url, { ...body, user: { ...user, password: "soleil" } });
    expect(weak.statusCode).toBe(400);
    expect(weak.json().issues[0].path).toBe("user.password");
    const accepted = await server.visitor().send("POST", url, { ...body, cgus: true });
    expect(accepted.statusCode).toBe(201);
  });

  it("gives the password that was chosen", async () => {
    const body = createAllBody(projectId);
    await server.visitor().call(applicationCalls.createAllAndApply, { body });
    const back = await server.visitor().call(accountCalls.logIn, {
      body: { email: body.user.email, password: strongPassword },
    });
    expect(back.email).toBe(body.user.email);
  });

  it("counts among the accounts of its place of origin", async () => {
    const limits = { points: 0 };
    const original = server.deps.limits.count;
    server.deps.limits.count = async (rule, key) => {
      limits.points += 1;
      return original(rule, key);
    };
    await server.visitor().send("POST", url, wire(createAllBody(projectId)));
    server.deps.limits.count = original;
    expect(limits.points).toBe(1);
  });
});

describe("its mails", () => {
  it("tell the owner, under the subject that was asked, once the applicant’s address is confirmed", async () => {
    const body = createAllBody(projectId, { emailObject: "Candidature depuis le site de la mairie" });
    await server.visitor().call(applicationCalls.createAllAndApply, { body });
    await server.settle();
    expect(server.mails.filter(({ replyTo }) => replyTo === body.user.email)).toEqual([]);
    await server.visitor().call(accountCalls.verifyEmail, {
      body: { token: await mailedToken(server, body.user.email, "verification") },
    });
    await server.settle();
    const toOwner = server.mails.find(({ subject }) => subject === "Candidature depuis le site de la mairie");
    expect(toOwner?.to).toBe(owner.email);
    expect(toOwner?.replyTo).toBe(body.user.email);
    expect(toOwner?.text).toContain(`/project-owner/${projectId}/my-consumers/pending`);
    const toApplicant = server.mails.filter(({ to }) => to === body.user.email);
    expect(toApplicant.map(({ subject }) => subject)).toContain(
      "Votre candidature pour un projet d’autoconsommation collective est envoyée",
    );
  });

  it("welcome the applicant as one who has just applied, and not as one who has a project to look for", async () => {
    const body = createAllBody(projectId);
    await server.visitor().call(applicationCalls.createAllAndApply, { body });
    await server.settle();
    const welcome = server.mails.find(
      ({ to, subject }) => to === body.user.email && subject.startsWith("Bienvenue"),
    );
    expect(welcome?.text).toContain("votre candidature est envoyée");
    expect(welcome?.text).not.toContain("chercher près de chez vous");
  });

  it("tell the owner at once, in our own words, when no subject was asked", async () => {
    const body = createAllBody(projectId);
    await server.visitor().call(applicationCalls.createAllAndApply, { body });
    await server.settle();
    const toOwner = server.mails.filter(({ replyTo }) => replyTo === body.user.email);
    expect(toOwner.map(({ subject }) => subject)).toEqual([
      "Nouvelle candidature pour «\u00a0Soleil de Rennes\u00a0»",
    ]);
  });

  it("cannot be given a header by the subject", async () => {
    const answer = await server.visitor().send("POST", url, {
      ...wire(createAllBody(projectId)),
      emailObject: "Bonjour\r\nBcc: victime@exemple.fr",
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().issues[0].path).toBe("emailObject");
  });
});

describe("an application one makes signed in", () => {
  const apply = (person: Visitor, body: Record<string, unknown>) =>
    person.send("POST", "/api/application", { projectId, isFromProjectOwner: false, ...body });

  const subject = "Candidature depuis le site de la mairie";
  const toOwner = () =>
    server.mails.filter(({ to, replyTo }) => to === owner.email && replyTo).map((mail) => mail.subject);
  const aPoint = {
    consumption: async (person: Visitor) => {
      const body = { ...createAllBody(projectId).consumptionPoint, prm: "30001234567891" };
      return { consumptionPointId: (await person.call(pointCalls.createConsumptionPoint, { body })).id };
    },
    production: async (person: Visitor) => {
      const body = aProductionPoint({});
      return { productionPointId: (await person.call(pointCalls.createProductionPoint, { body })).id };
    },
  };

  it.each(["consumption", "production"] as const)(
    "with a %s point tells the owner under the subject that was asked, once",
    async (kind) => {
      const person = await server.signedUp();
      const body = { ...(await aPoint[kind](person)), emailObject: subject };
      expect((await apply(person, body)).statusCode).toBe(201);
      await server.settle();
      expect(toOwner()).toEqual([subject]);
    },
  );

  it.each(["consumption", "production"] as const)(
    "with a %s point keeps that subject for the day the address is confirmed",
    async (kind) => {
      const person = await server.signedUp({}, { confirmed: false });
      const body = { ...(await aPoint[kind](person)), emailObject: subject };
      expect((await apply(person, body)).statusCode).toBe(201);
      await server.settle();
      expect(toOwner()).toEqual([]);
      await confirmAddressOf(server, person.id);
      await server.settle();
      expect(toOwner()).toEqual([subject]);
    },
  );

  it.each(["Bonjour\r\nBcc: victime@exemple.fr", "x".repeat(151)])(
    "refuses the subject %j",
    async (emailObject) => {
      const person = await server.signedUp();
      const answer = await apply(person, { ...(await aPoint.consumption(person)), emailObject });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().issues[0].path).toBe("emailObject");
    },
  );

  it("is refused twice for one point, and possible again after a refusal", async () => {
    const { holder, owner: decider, application, projectId: joined } = await aScene(server);
    const again = { projectId: joined, consumptionPointId: application.consumerId };
    const second = await apply(holder, again);
    expect(second.statusCode).toBe(409);
    expect(second.json().message).toBe("ALREADY_APPLIED");
    expect((await apply(holder, { ...again, projectId })).statusCode).toBe(409);
    await decider.send("POST", `/api/application/${application.id}/progress`, {
      status: "REJECTED",
      message: "Complet",
    });
    expect((await apply(holder, again)).statusCode).toBe(201);
  });

  it("is a 404 for a point of somebody else and for a project that is not shown", async () => {
    const { application } = await aScene(server);
    const stranger = await server.signedUp();
    expect((await apply(stranger, { consumptionPointId: application.consumerId })).statusCode).toBe(404);
    expect((await apply(stranger, { consumptionPointId: projectId })).statusCode).toBe(404);
  });

  it("names one point, a single one", async () => {
    const { holder, application } = await aScene(server);
    expect((await apply(holder, {})).statusCode).toBe(400);
    const both = { consumptionPointId: application.consumerId, productionPointId: application.consumerId };
    expect((await apply(holder, both)).statusCode).toBe(400);
  });

  it("is marked when the owner makes it with a point of his own, in a project only he sees", async () => {
    const hidden = await publish(owner, { visibility: false });
    const { id } = (
      await owner.send("POST", "/api/consumption-point/", wire(createAllBody(hidden)).consumptionPoint)
    ).json();
    const answer = await apply(owner, {
      projectId: hidden,
      consumptionPointId: id,
      isFromProjectOwner: true,
    });
    expect(answer.statusCode, answer.body).toBe(201);
    expect(answer.json().isFromProjectOwner).toBe(true);
    await server.settle();
    expect(server.mails.filter(({ subject }) => subject.includes("andidature"))).toEqual([]);
  });

  it("is read by the point's holder and the project's owner, and by nobody else", async () => {
    const { holder, owner: decider, application } = await aScene(server);
    const params = { id: application.consumerId ?? "" };
    for (const reader of [holder, decider]) {
      expect(await reader.call(applicationCalls.getApplication, { params })).toEqual(application);
    }
    for (const [person, status] of [
      [owner, 404],
      [server.visitor(), 401],
    ] as const) {
      const answer = await person.send("GET", `/api/consumption-point/${params.id}/application`);
      expect(answer.statusCode).toBe(status);
    }
    expect((await decider.call(projectCalls.listMyProjects, {}))[0]?.numberOfConsumers).toBe(0);
  });
});
