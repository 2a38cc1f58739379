import { beforeEach, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../test/harness.ts";
import { userCommand } from "./user-command.ts";

let server: TestServer;
let suzanne: string;
beforeEach(async () => {
  server = await startTestServer();
  suzanne = (await server.signedUp({ email: "suzanne@exemple.fr" })).id;
});

/** @returns whether there is such an account. */
const user = (...typed: string[]) => userCommand(typed).run(server.deps.db);

const roles = async () => {
  const account = server.deps.db.selectFrom("account").select("roles").where("id", "=", suzanne);
  return (await account.executeTakeFirstOrThrow()).roles;
};

describe("npm run user", () => {
  it("gives the support role and takes it back", async () => {
    expect(await user("role", "support", "Suzanne@exemple.fr")).toBe(true);
    expect(await roles()).toEqual(["support"]);
    expect(await user("role", "none", "suzanne@exemple.fr")).toBe(true);
    expect(await roles()).toEqual([]);
  });

  it("gives a plan that nobody can choose, and takes it back", async () => {
    expect(await user("plan", "pmo-free", "suzanne@exemple.fr")).toBe(true);
    expect(await user("plan", "pmo-not-taken", "suzanne@exemple.fr")).toBe(true);
    await expect(user("plan", "pmo-gold", "suzanne@exemple.fr")).rejects.toThrow("pmo-gold");
    const plans = server.deps.db.selectFrom("service_plan").select("plan_code").orderBy("id");
    expect((await plans.execute()).map(({ plan_code }) => plan_code)).toEqual(["pmo-free", "pmo-not-taken"]);
  });

  it("ends the sessions of one account, and of no other", async () => {
    const other = await server.signedUp();
    expect(await user("end-sessions", "Suzanne@exemple.fr")).toBe(true);
    const open = server.deps.db.selectFrom("session").select("account_id").where("revoked_at", "is", null);
    expect(await open.execute()).toEqual([{ account_id: other.id }]);
    expect(await user("end-sessions", "inconnu@exemple.fr")).toBe(false);
  });

  it("says how it is used", async () => {
    const wrong = [["role", "admin", "suzanne@exemple.fr"], ["role", "support"], ["end-sessions"], []];
    for (const typed of wrong) expect(() => userCommand(typed), typed.join(" ")).toThrow("Usage:");
    expect(await roles()).toEqual([]);
  });
});
