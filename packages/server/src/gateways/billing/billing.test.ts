import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { openBilling } from "./index.ts";
import { lagoBilling } from "./lago.ts";
import { type BillableEvent, BillingUnavailable } from "./port.ts";

const event: BillableEvent = {
  id: "00000000-0000-4000-8000-000000000001",
  accountId: "00000000-0000-4000-8000-000000000002",
  group: "data",
  action: "DATA_USAGE_PROJECT",
  projectId: "00000000-0000-4000-8000-000000000003",
  consumptionPointId: "00000000-0000-4000-8000-000000000004",
  amountExclTax: 400,
  createdAt: new Date("2026-05-04T08:00:00.900Z"),
};
const apiKey = "a-key-of-the-tests";

interface Asked {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly authorization: string | undefined;
  readonly body: unknown;
}

let service: Server | undefined;
afterEach(() => service?.close());

async function listen(server: Server): Promise<string> {
  service = server;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A service on the loopback that takes events as Lago does: each transaction once. */
async function startLago() {
  const asked: Asked[] = [];
  const known = new Set<string>();
  const url = await listen(
    createServer(async (request, reply) => {
      let text = "";
      for await (const chunk of request) text += chunk;
      const body = JSON.parse(text);
      const { authorization } = request.headers;
      asked.push({ method: request.method, url: request.url, authorization, body });
      const answer = (status: number, json: unknown) =>
        reply.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(json));
      if (authorization !== `Bearer ${apiKey}`) return answer(401, { status: 401, error: "Unauthorized" });
      if (!known.has(body.event.transaction_id)) {
        known.add(body.event.transaction_id);
        return answer(200, body);
      }
      return answer(422, {
        status: 422,
        error: "Unprocessable Entity",
        code: "validation_errors",
        error_details: { transaction_id: ["value_already_exist"] },
      });
    }),
  );
  return { url, asked, known };
}

/** A service that gives every request the same answer. */
const startStubborn = (status: number, body: string) =>
  listen(createServer((_, reply) => reply.writeHead(status).end(body)));

describe("Lago", () => {
  it("is told of a line of the ledger, with its key", async () => {
    const { url, asked } = await startLago();
    await lagoBilling({ url, apiKey }).record(event);
    expect(asked).toEqual([
      {
        method: "POST",
        url: "/api/v1/events",
        authorization: `Bearer ${apiKey}`,
        body: {
          event: {
            transaction_id: event.id,
            external_subscription_id: `${event.accountId}-data`,
            code: "DATA_USAGE_PROJECT",
            timestamp: 1777881600,
            precise_total_amount_cents: "40000",
            properties: {
              account_id: event.accountId,
              project_id: event.projectId,
              consumption_point_id: event.consumptionPointId,
              amount_excl_tax: 400,
            },
          },
        },
      },
    ]);
  });

  it("is told twice of the same line: one transaction, and no error", async () => {
    const { url, asked, known } = await startLago();
    const billing = lagoBilling({ url, apiKey });
    await billing.record(event);
    await billing.record(event);
    expect(asked).toHaveLength(2);
    expect([...known]).toEqual([event.id]);
  });

  it("that refuses the key is to be told again", async () => {
    const { url, known } = await startLago();
    await expect(lagoBilling({ url, apiKey: "another-key" }).record(event)).rejects.toThrow(
      BillingUnavailable,
    );
    expect(known.size).toBe(0);
  });

  it.each([
    ["breaks", 500, "oops"],
    ["asks for patience", 429, "{}"],
    ["knows of no such metric", 422, JSON.stringify({ error_details: { code: ["not_found"] } })],
    ["refuses in no language that we know", 422, "<html>"],
  ])("that %s is to be told again", async (_, status, body) => {
    const url = await startStubborn(status, body);
    await expect(lagoBilling({ url, apiKey }).record(event)).rejects.toThrow(BillingUnavailable);
  });

  it("that sends elsewhere is not followed, and is to be told again", async () => {
    const asked: (string | undefined)[] = [];
    const url = await listen(
      createServer((request, reply) => {
        asked.push(request.url);
        reply.writeHead(307, { location: "/elsewhere" }).end();
      }),
    );
    await expect(lagoBilling({ url, apiKey }).record(event)).rejects.toThrow(BillingUnavailable);
    expect(asked).toEqual(["/api/v1/events"]);
  });

  it("that is not there, or too slow, is to be told again", async () => {
    const nobody = lagoBilling({ url: "http://127.0.0.1:9", apiKey });
    await expect(nobody.record(event)).rejects.toThrow(BillingUnavailable);
    const url = await listen(createServer(() => {}));
    const slow = lagoBilling({ url, apiKey, timeoutMs: 50 });
    await expect(slow.record(event)).rejects.toThrow(BillingUnavailable);
  });
});

it("the ledger alone bills when no service is configured", async () => {
  await expect(openBilling({ billing: undefined }).record(event)).resolves.toBeUndefined();
});

it("a service that is configured is told", async () => {
  const { url, asked } = await startLago();
  await openBilling({ billing: { url, apiKey } }).record(event);
  expect(asked).toHaveLength(1);
});
