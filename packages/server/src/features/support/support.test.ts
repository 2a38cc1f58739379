import { auditCalls } from "@mec/api/audit";
import { pmoCalls } from "@mec/api/pmo";
import { serviceCalls } from "@mec/api/service";
import { supportCalls } from "@mec/api/support";
import type { ModerationInput } from "@mec/domain/support";
import { beforeEach, describe, expect, it } from "vitest";
import { anAssociation } from "../../../test/access-pmo.ts";
import { addressAt } from "../../../test/application-fixtures.ts";
import { startTestServer, type TestServer, type Visitor } from "../../../test/harness.ts";
import { projectRow } from "../../../test/rows.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});

const supporter = () => server.signedUpSupport({ firstName: "Suzanne", lastName: "Support" });

async function ownedProject(name?: string, createdAt?: Date, confirmed = true) {
  const owner = await server.signedUp({ firstName: "Olive", lastName: "Owner" }, { confirmed });
  const given = { ...(name ? { name } : {}), ...(createdAt ? { createdAt } : {}) };
  return { owner, id: await projectRow(server.deps.db, owner.id, given) };
}

async function townHallsProject() {
  const project = await ownedProject();
  await server.deps.db
    .updateTable("project")
    .set({ bearer_kind: "municipality", bearer_name: "Commune de Langouet" })
    .where("id", "=", project.id)
    .execute();
  return project;
}

const verification: ModerationInput = {
  decision: "approve",
  reason: "",
  verifiedBearer: "Commune de Langouet",
  check: { how: "register", note: "SIRET 21350001400018" },
};

/** How one of the team decides of a project. */
const decider = (support: Visitor, id: string) => (decision: "approve" | "hide") =>
  support.call(supportCalls.moderateProject, { params: { id }, body: { decision, reason } });

const reason = "La photo montre une personne reconnaissable.";

describe("the projects to moderate", () => {
  it("come with their owner, whose address may not be confirmed yet", async () => {
    const { owner, id } = await ownedProject(undefined, undefined, false);
    const [listed, ...others] = await (await supporter()).call(supportCalls.listModeratedProjects, {
      query: {},
    });
    expect(others).toEqual([]);
    expect(listed).toMatchObject({
      project: { id, name: "Soleil des Lilas", moderation: { status: "pending", reason: null } },
      owner: {
        id: owner.id,
        email: owner.email,
        firstName: "Olive",
        lastName: "Owner",
        emailVerified: false,
      },
      history: [],
      reports: [],
      declared: { siret: null, rna: null },
    });
  });

  it("come with the numbers by which a register tells who stands behind them, where their owner gave some", async () => {
    const { owner, id } = await ownedProject();
    const billed = { name: "Soleil", email: owner.email, siretId: "21350001400018", address: addressAt() };
    await owner.call(serviceCalls.onboardCustomer, { body: billed });
    const association = { ...anAssociation, rnaId: "W351000001" };
    await owner.call(pmoCalls.savePmoAssociation, { params: { id }, body: association });
    const [listed] = await (await supporter()).call(supportCalls.listModeratedProjects, { query: {} });
    expect(listed?.declared).toEqual({ siret: "21350001400018", rna: "W351000001" });
  });

  it("show those that wait longest first, and can be asked for by status", async () => {
    const recent = await ownedProject("Projet récent", new Date("2026-06-01T00:00:00Z"));
    const old = await ownedProject("Vieux projet", new Date("2026-01-01T00:00:00Z"));
    const support = await supporter();
    const listed = async (status: "pending" | "hidden") =>
      (await support.call(supportCalls.listModeratedProjects, { query: { status } })).map(
        ({ project }) => project.id,
      );
    expect(await listed("pending")).toEqual([old.id, recent.id]);
    await support.call(supportCalls.moderateProject, {
      params: { id: old.id },
      body: { decision: "hide", reason },
    });
    expect(await listed("pending")).toEqual([recent.id]);
    expect(await listed("hidden")).toEqual([old.id]);
  });

  it("are for support only", async () => {
    const { owner } = await ownedProject();
    expect((await server.visitor().send("GET", "/api/support/project")).statusCode).toBe(401);
    expect((await owner.send("GET", "/api/support/project")).statusCode).toBe(403);
  });

  it("refuse an unknown status", async () => {
    expect((await (await supporter()).send("GET", "/api/support/project?status=lost")).statusCode).toBe(400);
  });
});

describe("a decision", () => {
  it("is kept with its author and date, and the owner is told why", async () => {
    const { owner, id } = await ownedProject();
    const support = await supporter();
    const body = { decision: "hide", reason } as const;
    const answer = await support.call(supportCalls.moderateProject, { params: { id }, body });
    expect(answer.project.moderation).toEqual({ status: "hidden", reason });
    expect(answer.history).toEqual([
      { decision: "hide", reason, author: "Suzanne Support", createdAt: expect.any(String) },
    ]);
    await server.settle();
    const mail = server.mails.find(({ to, subject }) => to === owner.email && subject.includes("visible"));
    expect(mail?.text).toContain(reason);
    expect(mail?.html).toContain(reason);
  });

  it("can be taken again: the newest one holds, and each is told", async () => {
    const { owner, id } = await ownedProject();
    const support = await supporter();
    const decide = decider(support, id);
    await decide("hide");
    const { project, history } = await decide("approve");
    expect(project.moderation.status).toBe("approved");
    expect(history.map(({ decision }) => decision)).toEqual(["approve", "hide"]);
    await server.settle();
    const subjects = server.mails.filter(({ to }) => to === owner.email).map(({ subject }) => subject);
    expect(subjects).toContain("Votre projet «\u00a0Soleil des Lilas\u00a0» est approuvé");
    expect(subjects).toContain("Votre projet «\u00a0Soleil des Lilas\u00a0» n’est plus visible");
  });

  it("to hide takes the project away from the public, and to approve gives it back", async () => {
    const { id } = await ownedProject();
    const support = await supporter();
    const decide = decider(support, id);
    const visitor = server.visitor();
    const seen = async () => [
      (await visitor.send("GET", "/api/public/project")).json().length,
      (await visitor.send("GET", `/api/public/project/${id}`)).statusCode,
    ];
    expect(await seen()).toEqual([1, 200]);
    await decide("hide");
    expect(await seen()).toEqual([0, 404]);
    await decide("approve");
    expect(await seen()).toEqual([1, 200]);
  });

  it("to hide needs a reason, and changes nothing without", async () => {
    const { id } = await ownedProject();
    const support = await supporter();
    for (const short of ["", "non"]) {
      const body = { decision: "hide", reason: short };
      expect((await support.send("POST", `/api/support/project/${id}/moderation`, body)).statusCode).toBe(
        400,
      );
    }
    const [listed] = await support.call(supportCalls.listModeratedProjects, { query: {} });
    expect(listed?.project.moderation.status).toBe("pending");
    expect(listed?.history).toEqual([]);
  });

  it("on a project that is not there is a 404, and nothing is told", async () => {
    const support = await supporter();
    const url = "/api/support/project/00000000-0000-4000-8000-000000000000/moderation";
    expect((await support.send("POST", url, { decision: "approve", reason: "" })).statusCode).toBe(404);
    await server.settle();
    expect(server.mails.map(({ to }) => to)).toEqual([support.email]);
  });

  it("approves no project before its owner's address is confirmed, but may hide it", async () => {
    const { id } = await ownedProject(undefined, undefined, false);
    const support = await supporter();
    const url = `/api/support/project/${id}/moderation`;
    const decide = (decision: string) => support.send("POST", url, { decision, reason });
    const refused = await decide("approve");
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ message: "EMAIL_NOT_CONFIRMED" });
    const [listed] = await support.call(supportCalls.listModeratedProjects, { query: {} });
    expect(listed).toMatchObject({ project: { moderation: { status: "pending" } }, history: [] });
    expect((await decide("hide")).statusCode).toBe(201);
  });

  it("is for support only, whoever owns the project", async () => {
    const { owner, id } = await ownedProject();
    const body = { decision: "approve", reason: "" };
    expect((await owner.send("POST", `/api/support/project/${id}/moderation`, body)).statusCode).toBe(403);
  });
});

describe("who stands behind a project", () => {
  it("is verified by the name that support read, and by no other", async () => {
    const { id } = await townHallsProject();
    const support = await supporter();
    const approve = (verifiedBearer?: string) =>
      support.call(supportCalls.moderateProject, {
        params: { id },
        body: {
          decision: "approve",
          reason: "",
          ...(verifiedBearer ? { verifiedBearer, check: { how: "register", note: "SIRET 213501..." } } : {}),
        },
      });
    expect((await approve()).project.bearer?.isVerified).toBe(false);
    expect((await approve("Commune de Rennes")).project.bearer?.isVerified).toBe(false);
    const verified = await approve("Commune de Langouet");
    expect(verified.project.bearer?.isVerified).toBe(true);
    const withdrawal = "Le SIRET est celui d’une autre commune.";
    const unverify = () =>
      support.call(supportCalls.moderateProject, {
        params: { id },
        body: { decision: "unverify", reason: withdrawal },
      });
    await unverify();
    const withdrawn = await unverify();
    expect(withdrawn.project).toMatchObject({
      bearer: { isVerified: false },
      moderation: { status: "approved" },
    });
    // How it was checked is for support alone: the owner reads no word of it.
    expect(withdrawn.history.map(({ decision, reason: word }) => [decision, word])).toEqual([
      ["unverify", withdrawal],
      ["verify", "SIRET ou RNA trouvé au registre\nSIRET 213501..."],
      ["approve", ""],
      ["approve", ""],
      ["approve", ""],
    ]);
    expect(withdrawn.project.moderation.reason).toBeNull();
  });

  it("is told to the owner when it is verified, with the approval if there was none, and when that is taken back", async () => {
    const { owner, id } = await townHallsProject();
    const support = await supporter();
    const told = async (body: ModerationInput) => {
      await server.forgetMails();
      await support.call(supportCalls.moderateProject, { params: { id }, body });
      await server.settle();
      return server.mails.filter(({ to }) => to === owner.email).map(({ text }) => text);
    };
    const [first, ...others] = await told(verification);
    expect(others).toEqual([]);
    expect(first).toContain("Votre projet est approuvé, et son porteur vérifié");
    // How it was checked is for the team alone.
    expect(first).not.toContain("21350001400018");
    const withdrawal = "Le SIRET est celui d’une autre commune.";
    const [withdrawn] = await told({ decision: "unverify", reason: withdrawal });
    expect(withdrawn).toContain("n’est plus vérifié");
    expect(withdrawn).toContain(withdrawal);
    const [again] = await told(verification);
    expect(again).toContain("Le porteur de votre projet est vérifié");
    expect(again).not.toContain("approuvé");
    expect(await told(verification)).toEqual([]);
    const journal = await support.call(auditCalls.listAudit, { query: { kind: "project-moderated" } });
    expect(journal.items.map(({ detail }) => detail)).toEqual(
      ["verify", "verify", "unverify", "verify", "approve"].map((decision) => ({ decision })),
    );
  });

  it("is told once to the owner when two of the team verify it at the same time", async () => {
    const { owner, id } = await townHallsProject();
    await server.forgetMails();
    const [one, other] = [await supporter(), await supporter()];
    await Promise.all(
      [one, other].map((support) =>
        support.call(supportCalls.moderateProject, { params: { id }, body: verification }),
      ),
    );
    await server.settle();
    expect(server.mails.filter(({ to }) => to === owner.email)).toHaveLength(1);
  });

  it("is verified without telling the owner of an approval again, unless a word comes with it", async () => {
    const { owner, id } = await ownedProject();
    const support = await supporter();
    const approve = async (reason: string) => {
      await server.forgetMails();
      const body = { decision: "approve" as const, reason };
      await support.call(supportCalls.moderateProject, { params: { id }, body });
      await server.settle();
      return server.mails.filter(({ to }) => to === owner.email).length;
    };
    expect(await approve("")).toBe(1);
    expect(await approve("")).toBe(0);
    expect(await approve("Merci d’avoir précisé le nom de la commune.")).toBe(1);
  });
});
