import { serviceCalls } from "@mec/api/service";
import type { ServiceGroup } from "@mec/domain/service";
import { beforeEach, describe, expect, it } from "vitest";
import { applyTo, publish, registerPoint } from "../../../test/application-fixtures.ts";
import { startTestServer, type TestServer } from "../../../test/harness.ts";
import { inTransaction } from "../../db/transaction.ts";
import { exportDatesOf } from "./index.ts";
import { countBillable } from "./ledger.ts";

type Person = Awaited<ReturnType<TestServer["signedUp"]>>;
let server: TestServer;
let owner: Person;
let projectId: string;
beforeEach(async () => {
  server = await startTestServer();
  owner = await server.signedUp();
  projectId = await publish(owner);
});

const choose = (planCode: string) => owner.call(serviceCalls.choosePlan, { body: { planCode } });

/** This many consumers who applied to the project. @returns their points. */
async function consumers(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const { consumerId } = await applyTo(await server.signedUp(), projectId);
    ids.push(consumerId ?? "");
  }
  return ids;
}

const compute = (action: string, ids: readonly string[], project = projectId) =>
  owner.send("POST", "/api/billable-metrics/compute", {
    action,
    properties: { projectId: project, consumptionPointsId: ids },
  });

const count = (group: ServiceGroup, ids: readonly string[], project = projectId) =>
  inTransaction(server.deps.db, (tx) =>
    countBillable(tx, server.deps, {
      accountId: owner.id,
      projectId: project,
      group,
      consumptionPointIds: ids,
      now: server.deps.now(),
    }),
  );

const points = (from: number, to: number) =>
  Array.from(
    { length: to - from + 1 },
    (_, i) => `00000000-0000-4000-8000-${String(from + i).padStart(12, "0")}`,
  );

describe("counting an action", () => {
  it("costs its price for each consumption point, once", async () => {
    const [first = "", second = ""] = await consumers(2);
    await choose("pmo-usage");
    const answer = await compute("PMO_USAGE", [first]);
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      { action: "PMO_USAGE", counted: 1, amountExclTax: 7 },
    ]);
    expect((await compute("PMO_USAGE", [first, second, second])).json()).toMatchObject({
      counted: 1,
      amountExclTax: 7,
    });
    expect((await compute("PMO_USAGE", [first, second])).json()).toMatchObject({
      counted: 0,
      amountExclTax: 0,
    });
    expect(await owner.call(serviceCalls.getPlans, {})).toEqual([{ planCode: "pmo-usage", usage: 2 }]);
  });

  it.each([
    ["PMO_USAGE", "pmo-usage", 7],
    ["VENTE_USAGE", "vente-usage", 20],
    ["CONVENTION_USAGE", "convention-usage", 13],
  ])("%s costs %s's price, and is another service's business", async (action, plan, price) => {
    const ids = await consumers(1);
    await choose(plan);
    expect((await compute(action, ids)).json()).toEqual({ action, counted: 1, amountExclTax: price });
    const rows = await server.deps.db.selectFrom("billable_event").select("service_group").execute();
    expect(rows).toEqual([{ service_group: plan.split("-")[0] }]);
  });

  it("is refused without its plan, or with another", async () => {
    const ids = await consumers(1);
    const refusal = async (action: string) => {
      const { statusCode, ...answer } = await compute(action, ids);
      return [statusCode, answer.json().message];
    };
    expect(await refusal("PMO_USAGE")).toEqual([409, "PLAN_MISSING"]);
    await choose("vente-usage");
    expect(await refusal("PMO_USAGE")).toEqual([409, "PLAN_MISSING"]);
    expect(await refusal("VENTE_CREDITS")).toEqual([409, "PLAN_MISSING"]);
    expect(await server.deps.db.selectFrom("billable_event").select("id").execute()).toEqual([]);
  });

  it("is refused on another's project, as if it were not there", async () => {
    const other = await server.signedUp();
    const otherProject = await publish(other, { name: "Soleil voisin" });
    await choose("pmo-usage");
    const ids = await consumers(1);
    expect((await compute("PMO_USAGE", ids, otherProject)).statusCode).toBe(404);
  });

  it("is refused for a point that is not in the project", async () => {
    await choose("pmo-usage");
    const elsewhere = await registerPoint(await server.signedUp());
    const answer = await compute("PMO_USAGE", [...(await consumers(1)), elsewhere]);
    expect([answer.statusCode, answer.json().message]).toEqual([400, "UNKNOWN_PARTICIPANT"]);
    expect(await server.deps.db.selectFrom("billable_event").select("id").execute()).toEqual([]);
  });

  it("is undone with what it goes with", async () => {
    await choose("pmo-usage");
    const failing = inTransaction(server.deps.db, async (tx) => {
      await countBillable(tx, server.deps, {
        accountId: owner.id,
        projectId,
        group: "pmo",
        consumptionPointIds: points(1, 3),
        now: server.deps.now(),
      });
      throw new Error("the document could not be sent");
    });
    await expect(failing).rejects.toThrow("could not be sent");
    expect(await count("pmo", points(1, 3))).toEqual({ counted: 3, amountExclTax: 21 });
  });
});

describe("credits", () => {
  it("are bought with the first point of a project, and cover the others", async () => {
    await choose("data-credits");
    expect(await count("data", points(1, 1))).toEqual({ counted: 1, amountExclTax: 400 });
    expect(await count("data", points(1, 30))).toEqual({ counted: 29, amountExclTax: 0 });
  });

  it("are one project's: another buys its own", async () => {
    const second = await publish(owner, { name: "Deuxième soleil" });
    await choose("data-credits");
    await count("data", points(1, 2));
    expect(await count("data", points(1, 2), second)).toEqual({ counted: 2, amountExclTax: 400 });
  });

  it("are good for two years, then bought again", async () => {
    await choose("data-credits");
    server.setNow(new Date("2026-05-04T08:00:00Z"));
    await count("data", points(1, 1));
    server.setNow(new Date("2028-05-04T07:59:59Z"));
    expect(await count("data", points(2, 2))).toEqual({ counted: 1, amountExclTax: 0 });
    server.setNow(new Date("2028-05-04T08:00:00Z"));
    expect(await count("data", points(3, 4))).toEqual({ counted: 2, amountExclTax: 400 });
  });

  it("stay good when the plan is left and taken again", async () => {
    await choose("data-credits");
    await count("data", points(1, 1));
    await choose("data-not-taken");
    await expect(count("data", points(2, 2))).rejects.toThrow("Choisissez d’abord une offre");
    await choose("data-credits");
    expect(await count("data", points(2, 2))).toEqual({ counted: 1, amountExclTax: 0 });
  });
});

describe("the study's data", () => {
  const url = () => `/api/data-export/${projectId}`;
  const exportAll = { billableEventAction: "DATA_USAGE_CONSO" };

  it("need a plan, and were not exported until they are", async () => {
    await consumers(1);
    const refused = await owner.send("POST", url(), exportAll);
    expect([refused.statusCode, refused.json().message]).toEqual([409, "PLAN_MISSING"]);
    expect((await owner.send("GET", url())).statusCode).toBe(404);
  });

  it("are exported for all, counted once whatever is exported again, and dated", async () => {
    server.setNow(new Date("2026-05-04T08:00:00Z"));
    const ids = await consumers(2);
    await choose("data-usage");
    const first = await owner.send("POST", url(), exportAll);
    expect([first.statusCode, first.json()]).toEqual([
      201,
      {
        exportDate: "2026-05-04T08:00:00.000Z",
        consumptionPoints: ids.toSorted().map((pointId) => ({ pointId })),
      },
    ]);
    server.setNow(new Date("2026-05-05T08:00:00Z"));
    const again = { ...exportAll, consumptionPointsId: ids.slice(0, 1) };
    expect((await owner.send("POST", url(), again)).statusCode).toBe(201);
    expect((await owner.send("GET", url())).json()).toEqual({
      exportDate: "2026-05-05T08:00:00.000Z",
      consumptionPoints: [{ pointId: ids[0] }],
    });
    expect(await owner.call(serviceCalls.getPlans, {})).toEqual([{ planCode: "data-usage", usage: 2 }]);
    expect(await exportDatesOf(server.deps.db, projectId, ids)).toEqual(
      new Map([
        [ids[0], new Date("2026-05-05T08:00:00Z")],
        [ids[1], new Date("2026-05-04T08:00:00Z")],
      ]),
    );
  });

  it.each([
    ["data-usage", "DATA_USAGE_PROJECT"],
    ["data-credits", "DATA_USAGE_CONSO"],
  ])("are refused under %s by the action of the other plan, and nothing is counted", async (plan, action) => {
    await consumers(1);
    await choose(plan);
    const refused = await owner.send("POST", url(), { billableEventAction: action });
    expect([refused.statusCode, refused.json().message]).toEqual([409, "PLAN_MISSING"]);
    expect((await owner.send("GET", url())).statusCode).toBe(404);
    expect(await owner.call(serviceCalls.getPlans, {})).toEqual([{ planCode: plan, usage: 0 }]);
  });

  it("of somebody who is not in the project are refused", async () => {
    await choose("data-usage");
    const elsewhere = await registerPoint(await server.signedUp());
    const body = { ...exportAll, consumptionPointsId: [elsewhere] };
    expect((await owner.send("POST", url(), body)).statusCode).toBe(400);
    expect((await owner.send("GET", url())).statusCode).toBe(404);
  });

  it("of a project without consumers buy no credits", async () => {
    await choose("data-credits");
    const exportProject = { billableEventAction: "DATA_USAGE_PROJECT" };
    expect((await owner.send("POST", url(), exportProject)).json().consumptionPoints).toEqual([]);
    expect(await owner.call(serviceCalls.getStatement, {})).toEqual([]);
  });
});

describe("the statement", () => {
  it("sums what was counted by month in Paris, service and project, and outlives the project", async () => {
    await choose("pmo-usage");
    await choose("data-credits");
    server.setNow(new Date("2026-05-31T21:00:00Z"));
    await count("pmo", points(1, 2));
    server.setNow(new Date("2026-05-31T22:30:00Z"));
    await count("pmo", points(3, 3));
    await count("data", points(1, 3));
    const line = { projectId, projectName: "Soleil de Rennes" };
    const lines = [
      { ...line, month: "2026-06", group: "data", counted: 3, amountExclTax: 400 },
      { ...line, month: "2026-06", group: "pmo", counted: 1, amountExclTax: 7 },
      { ...line, month: "2026-05", group: "pmo", counted: 2, amountExclTax: 14 },
    ];
    expect(await owner.call(serviceCalls.getStatement, {})).toEqual(lines);
    await owner.send("DELETE", `/api/project/${projectId}`);
    expect(await owner.call(serviceCalls.getStatement, {})).toEqual(
      lines.map((one) => ({ ...one, projectName: null })),
    );
  });
});
