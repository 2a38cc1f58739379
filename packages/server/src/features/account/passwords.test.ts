import { createHook } from "node:async_hooks";
import { beforeEach, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../../test/harness.ts";
import { hashPassword, isPasswordRight } from "./passwords.ts";

describe("a password", () => {
  it("fits its own hash and no other", async () => {
    const hash = await hashPassword("Soleil-2026!");
    expect(await isPasswordRight(hash, "Soleil-2026!")).toBe(true);
    expect(await isPasswordRight(hash, "soleil-2026!")).toBe(false);
  });

  it("is never right without an account", async () => {
    expect(await isPasswordRight(undefined, "Soleil-2026!")).toBe(false);
  });
});

describe("a login that fails", () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer();
  });

  /** How many hashes the native library worked on: each is a task outside the event loop, to which it gives no name. */
  async function hashesOf(work: () => Promise<unknown>): Promise<number> {
    let tasks = 0;
    const hook = createHook({
      init: (_, type) => {
        if (type === "undefined") tasks += 1;
      },
    }).enable();
    await work();
    hook.disable();
    return tasks;
  }

  it("verifies one hash whether the e-mail exists or not", async () => {
    const { email } = await server.signedUp();
    const attempt = (address: string) => () =>
      server.visitor().send("POST", "/api/login", { email: address, password: "Mauvais-2026!" });
    expect(await hashesOf(attempt(email))).toBe(1);
    expect(await hashesOf(attempt("inconnu@exemple.fr"))).toBe(1);
  });
});
