import { beforeEach, describe, expect, it, vi } from "vitest";
import { calls } from "./calls.ts";
import { makeClient } from "./client.ts";

let sent: { url: string; init: RequestInit }[];
let token: string | undefined;
let ended: number;
let answer: () => Response;
beforeEach(() => {
  sent = [];
  token = "a-token";
  ended = 0;
  answer = () => new Response(null, { status: 204 });
});

const client = makeClient({
  base: "https://api.example",
  fetch: async (url, init) => {
    sent.push({ url: String(url), init: init ?? {} });
    return answer();
  },
  xsrfToken: () => token,
  onSessionExpired: () => {
    ended += 1;
  },
});
const refusal = (statusCode: number, message: string) => () =>
  Response.json({ statusCode, error: "Error", message, requestId: "r1" }, { status: statusCode });
const header = (name: string) => new Headers(sent[0]?.init.headers).get(name);
const id = "00000000-0000-4000-8000-000000000001";

describe("a request of the client", () => {
  it("goes to the base with its cookies, and waits as long as it takes", async () => {
    await client(calls.logOut, {});
    expect(sent[0]?.url).toBe("https://api.example/logout");
    expect(sent[0]?.init.credentials).toBe("include");
    expect(sent[0]?.init.signal).toBeNull();
  });

  it("carries the XSRF token when it writes", async () => {
    await client(calls.deleteProject, { params: { id } });
    expect(header("X-XSRF-TOKEN")).toBe("a-token");
    token = undefined;
    sent = [];
    await client(calls.deleteProject, { params: { id } });
    expect(header("X-XSRF-TOKEN")).toBeNull();
  });
});

describe("a request that makes something", () => {
  it("carries its Idempotency-Key, and none that nobody gave", async () => {
    await client(calls.logOut, { key: id });
    expect(header("idempotency-key")).toBe(id);
    sent = [];
    await client(calls.logOut, {});
    expect(header("idempotency-key")).toBeNull();
  });
});

describe("an answer to the client", () => {
  it("that tells of an ended session is said once, and the request stays pending", async () => {
    answer = refusal(401, "INVALID_REFRESH_TOKEN");
    const over = vi.fn();
    void client(calls.deleteProject, { params: { id } }).then(over, over);
    await vi.waitFor(() => expect(ended).toBe(1));
    // Anything the answer triggers would run in the next turn.
    await new Promise((resolve) => setImmediate(resolve));
    expect([ended, over.mock.calls.length]).toEqual([1, 0]);
  });

  it.each([
    [401, "UNAUTHENTICATED"],
    [404, "NOT_FOUND"],
    [500, "INTERNAL_ERROR"],
  ])("of %i %s is an error", async (status, message) => {
    answer = refusal(status, message);
    await expect(client(calls.deleteProject, { params: { id } })).rejects.toMatchObject({
      statusCode: status,
      message,
    });
    expect(ended).toBe(0);
  });

  it("of another success than the call's is an error", async () => {
    answer = () => new Response(null, { status: 202 });
    await expect(client(calls.deleteProject, { params: { id } })).rejects.toThrow();
  });
});
