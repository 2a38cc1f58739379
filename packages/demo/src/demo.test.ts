import { accountCalls } from "@mec/api/account";
import { annexeCalls, documentCalls } from "@mec/api/document";
import { overviewCalls } from "@mec/api/overview";
import { pmoCalls } from "@mec/api/pmo";
import { serviceCalls } from "@mec/api/service";
import { proposalCalls } from "@mec/api/study";
import { dayInParis } from "@mec/domain/shared";
import { beforeAll, describe, expect, it } from "vitest";
import { readDemoAccounts } from "../../server/src/config/demo-accounts.ts";
import { makeVisitor, startTestServer, type TestServer, type Visitor } from "../../server/test/harness.ts";
import { loadDemo } from "./load-demo.ts";

let server: TestServer;
let owner: Visitor;
let projectId: string;

async function signedIn(role: string): Promise<Visitor> {
  const visitor = makeVisitor(server.app);
  const accounts = readDemoAccounts(server.deps.config.dataDir) ?? "";
  const email = `${role}@demo.example`;
  const password = accounts.match(new RegExp(`${email}\\s+(\\S+)`))?.[1] ?? "";
  await visitor.call(accountCalls.logIn, { body: { email, password } });
  return visitor;
}

beforeAll(async () => {
  server = await startTestServer();
  await loadDemo(server.deps);
  owner = await signedIn("porteur");
  const [project] = (await owner.send("GET", "/api/project/by-user")).json();
  projectId = project.id;
});

describe("the demonstration", () => {
  it("has documents in every state but on their way", async () => {
    const participants = await owner.call(documentCalls.listDocuments, { params: { id: projectId } });
    const states = participants.flatMap(({ bulletin, accord, salesContract }) =>
      [bulletin, accord, salesContract].map(({ status }) => status),
    );
    expect(new Set(states)).toEqual(
      new Set(["IGNORED", "READY", "NOT-READY", "ERROR", "SENT", "RESENT", "EXPIRED", "DECLINED", "DONE"]),
    );
  });

  it("has a participant whose three documents were signed by all, and who is accepted for it", async () => {
    const participants = await owner.call(documentCalls.listDocuments, { params: { id: projectId } });
    const signed = participants.find(({ bulletin }) => bulletin.status === "DONE");
    expect(signed).toMatchObject({ accord: { status: "DONE" }, salesContract: { status: "DONE" } });
    const application = await server.deps.db
      .selectFrom("application")
      .select("status")
      .where("consumption_point_id", "=", signed?.id ?? "")
      .executeTakeFirst();
    expect(application).toEqual({ status: "SIGNED" });
  });

  it("has the owner's services, what was counted of them, and whom to invoice", async () => {
    const plans = await owner.call(serviceCalls.getPlans, {});
    expect(plans).toEqual([
      { planCode: "data-credits", usage: 3 },
      { planCode: "pmo-usage", usage: 6 },
      { planCode: "vente-usage", usage: 6 },
      { planCode: "convention-usage", usage: 6 },
    ]);
    expect(await owner.call(serviceCalls.getCustomerAccount, {})).not.toBeNull();
  });

  it("has neighbours' homes that bear their holder's name", async () => {
    const homes = await server.deps.db
      .selectFrom("consumption_point")
      .innerJoin("account", "account.id", "consumption_point.account_id")
      .where("account.email", "like", "voisin%")
      .select(["consumption_point.name as home", "account.last_name as holder"])
      .execute();
    expect(homes.length).toBeGreaterThan(100);
    expect(homes.filter(({ home, holder }) => !home.endsWith(` ${holder}`))).toEqual([]);
  });

  it("has documents that wait for the shop that one signs in as", async () => {
    const shop = await signedIn("professionnel");
    const [point] = (await shop.send("GET", "/api/consumption-point/by-user")).json();
    const documents = await shop.call(documentCalls.getConsumerDocuments, { params: { id: point.id } });
    expect(documents).toMatchObject({
      bulletin: { status: "SENT" },
      accord: { status: "SENT" },
      salesContract: { status: "SENT" },
    });
  });

  it("asks no contribution that is not settled where somebody signed the bulletin that names it", async () => {
    const unsettled = await server.deps.db
      .selectFrom("application as a")
      .innerJoin("project", "project.id", "a.project_id")
      .leftJoin("membership_fee", "membership_fee.project_id", "project.id")
      .where("a.status", "in", ["SIGNED", "EXPLOITATION"])
      .where("membership_fee.project_id", "is", null)
      .select("project.name")
      .execute();
    expect(unsettled).toEqual([]);
  });

  it("has a baker who says that he works before dawn", async () => {
    const [bakery] = (
      await (await signedIn("professionnel")).send("GET", "/api/consumption-point/by-user")
    ).json();
    expect(bakery).toMatchObject({ name: "Boulangerie du Centre", workingHours: "early" });
  });

  it("has nobody who shares in a project that does not", async () => {
    const sharing = await server.deps.db
      .selectFrom("application as a")
      .innerJoin("project", "project.id", "a.project_id")
      .where("a.status", "=", "EXPLOITATION")
      .select("project.stage")
      .distinct()
      .execute();
    expect(sharing).toEqual([{ stage: "running" }]);
  });

  it("has a project in service whose owner reads the same: its network and its declaration were said, and its plant has signed", async () => {
    const params = { id: projectId };
    const { steps, toDo } = await owner.call(overviewCalls.getOverview, { params });
    expect(steps.filter(({ state }) => state !== "done")).toEqual([]);
    expect(toDo.map(({ kind }) => kind)).not.toContain("name-grid-operator");
    const { startDate } = (await owner.call(annexeCalls.getAnnexeDetails, { params })) ?? {};
    const { first } = await server.deps.db
      .selectFrom("application_progress as p")
      .innerJoin("application as a", "a.id", "p.application_id")
      .where("a.project_id", "=", projectId)
      .where("p.status", "=", "EXPLOITATION")
      .select(({ fn }) => fn.min("p.created_at").as("first"))
      .executeTakeFirstOrThrow();
    expect(startDate && startDate <= dayInParis(first)).toBe(true);
    const plants = await server.deps.db
      .selectFrom("document")
      .where("production_point_id", "is not", null)
      .where("project_id", "=", projectId)
      .select(["kind", "status"])
      .orderBy("kind")
      .execute();
    expect(plants).toEqual([
      { kind: "accord", status: "IGNORED" },
      { kind: "bulletin", status: "IGNORED" },
    ]);
  });

  it("announces a start to come, and no contribution without the body that asks it", async () => {
    const ceret = await server.deps.db
      .selectFrom("project")
      .innerJoin("membership_fee", "membership_fee.project_id", "project.id")
      .where("name", "=", "Céret, cerises et kilowatts")
      .select(["bearer_name", "expected_start", "fee"])
      .executeTakeFirstOrThrow();
    expect(ceret).toMatchObject({ bearer_name: "Coopérative fruitière de Céret", fee: { amount: 12 } });
    const thisMonth = server.deps.now().toISOString().slice(0, 7);
    const announced = await server.deps.db
      .selectFrom("project")
      .where("expected_start", "is not", null)
      .select("expected_start")
      .execute();
    expect(announced).toHaveLength(4);
    for (const { expected_start } of announced) expect(expected_start! > thisMonth).toBe(true);
  });

  it("proposes the home that one signs in as a price that is worth it", async () => {
    const home = await signedIn("consommateur");
    const [point] = (await home.send("GET", "/api/consumption-point/by-user")).json();
    const proposal = await home.call(proposalCalls.getPriceProposal, { params: { id: point.id } });
    expect(proposal?.saves).toBe(true);
    expect(proposal?.savingEur.low).toBeGreaterThan(5);
    // Its producer is of the project's own day.
    expect(proposal?.movedSinceProposal).toBeNull();
  });

  it("has a fee that was said before anybody had a price: nobody reads that it changed since, nor was written to of it", async () => {
    const shop = await signedIn("professionnel");
    const [point] = (await shop.send("GET", "/api/consumption-point/by-user")).json();
    const agreed = await shop.call(proposalCalls.getPriceProposal, { params: { id: point.id } });
    expect(agreed).toMatchObject({ termsSince: null, movedSince: { producersJoined: 0 } });
    expect(server.mails.filter(({ subject }) => subject.includes("a changé"))).toEqual([]);
  });

  it("has the statutes of its legal body, for who signs to read", async () => {
    const files = await owner.call(pmoCalls.listStatutes, { params: { id: projectId } });
    expect(files.map(({ name }) => name)).toEqual(["Statuts.pdf"]);
  });

  it("leaves no job behind", async () => {
    expect(await server.deps.queue.backlog()).toBe(0);
  });
});
