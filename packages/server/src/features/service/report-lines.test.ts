import { serviceCalls } from "@mec/api/service";
import { beforeEach, describe, expect, it } from "vitest";
import { publish } from "../../../test/application-fixtures.ts";
import { startTestServer, type TestServer } from "../../../test/harness.ts";
import { daily } from "../../app/daily.ts";
import { jobHandlers } from "../../app/reactions.ts";
import { inTransaction } from "../../db/transaction.ts";
import { type BillableEvent, BillingUnavailable } from "../../gateways/billing/port.ts";
import { countBillable } from "./ledger.ts";

let server: TestServer;
let owner: Awaited<ReturnType<TestServer["signedUp"]>>;
let projectId: string;
beforeEach(async () => {
  server = await startTestServer();
  owner = await server.signedUp();
  projectId = await publish(owner);
});

const choose = (planCode: string) => owner.call(serviceCalls.choosePlan, { body: { planCode } });

const points = (from: number, to: number) =>
  Array.from(
    { length: to - from + 1 },
    (_, i) => `00000000-0000-4000-8000-${String(from + i).padStart(12, "0")}`,
  );

const count = (consumptionPointIds: readonly string[]) =>
  inTransaction(server.deps.db, (tx) =>
    countBillable(tx, server.deps, {
      accountId: owner.id,
      projectId,
      group: "pmo",
      consumptionPointIds,
      now: server.deps.now(),
    }),
  );

describe("the billing service", () => {
  /** A billing service that accepts this many lines, then is down until it is given more patience. */
  function billing() {
    const received: BillableEvent[] = [];
    const service = {
      patience: Number.POSITIVE_INFINITY,
      record: async (event: BillableEvent) => {
        if (received.length >= service.patience) throw new BillingUnavailable("away");
        received.push(event);
      },
    };
    return { service, received };
  }
  /** Runs the jobs with this billing service; those that fail wait for their next try. */
  const settleWith = async (service: ReturnType<typeof billing>["service"]) => {
    const handlers = jobHandlers({ ...server.deps, billing: service });
    const failures: unknown[] = [];
    const event: typeof handlers.event = (given, jobId) =>
      handlers.event(given, jobId).catch((error) => void failures.push(error));
    await server.deps.queue.drain({ ...handlers, event });
    return failures;
  };

  it("is told of each line once", async () => {
    const { service, received } = billing();
    await choose("pmo-usage");
    await count(points(1, 45));
    await count(points(1, 50));
    await settleWith(service);
    expect(received).toHaveLength(50);
    expect(new Set(received.map(({ consumptionPointId }) => consumptionPointId))).toEqual(
      new Set(points(1, 50)),
    );
    expect(received[0]).toMatchObject({
      accountId: owner.id,
      projectId,
      group: "pmo",
      action: "PMO_USAGE",
      amountExclTax: 7,
    });
  });

  it("that is away is told later, of what it has not had only", async () => {
    const { service, received } = billing();
    server.setNow(new Date("2026-05-04T08:00:00Z"));
    await choose("pmo-usage");
    await count(points(1, 20));
    service.patience = 8;
    expect(await settleWith(service)).toHaveLength(1);
    expect(received).toHaveLength(8);
    service.patience = Number.POSITIVE_INFINITY;
    server.setNow(new Date("2026-05-05T09:00:00Z"));
    await daily({ ...server.deps, billing: service });
    await settleWith(service);
    expect(received).toHaveLength(20);
    await daily({ ...server.deps, billing: service });
    await settleWith(service);
    expect(received).toHaveLength(20);
  });
});
