import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startTestServer, type TestServer } from "../../../../test/harness.ts";
import { hashPassword, isPasswordRight } from "./passwords.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => vi.restoreAllMocks());

describe("a password", () => {
  it("fits its own hash and no other", async () => {
    const hash = await hashPassword(server.deps, "Soleil-2026!", "test");
    expect(await isPasswordRight(server.deps, { hash, password: "Soleil-2026!" }, "test")).toBe(true);
    expect(await isPasswordRight(server.deps, { hash, password: "soleil-2026!" }, "test")).toBe(false);
  });

  it("is never right without an account", async () => {
    const unknown = { hash: undefined, password: "Soleil-2026!" };
    expect(await isPasswordRight(server.deps, unknown, "test")).toBe(false);
  });
});

describe("a login that fails", () => {
  it("verifies one hash whether the e-mail exists or not", async () => {
    const { email } = await server.signedUp();
    const run = vi.spyOn(server.deps.workers, "run");
    for (const address of [email, "inconnu@exemple.fr"]) {
      run.mockClear();
      await server.visitor().send("POST", "/api/login", { email: address, password: "Mauvais-2026!" });
      expect(run.mock.calls.map(([task]) => task)).toEqual(["isPasswordRight"]);
    }
  });
});
