import { expect, it } from "vitest";
import { startTestServer, strongPassword } from "../../test/harness.ts";

/** The network recorded for a session opened from 192.0.2.1 with these headers. */
async function placeOf(trustProxy: string, headers: Record<string, string>): Promise<string | undefined> {
  const server = await startTestServer({ TRUST_PROXY: trustProxy });
  const { email, id } = await server.signedUp();
  await server.deps.db.deleteFrom("session").execute();
  const body = { email, password: strongPassword };
  await server.visitor().send("POST", "/api/login", body, { remoteAddress: "192.0.2.1", headers });
  const row = await server.deps.db
    .selectFrom("session")
    .select("ip")
    .where("account_id", "=", id)
    .executeTakeFirst();
  return row?.ip;
}

const invented = { "x-forwarded-for": "6.6.6.6", "x-real-ip": "6.6.6.6", forwarded: "for=6.6.6.6" };

it("nobody says where he comes from while no proxy is trusted", async () => {
  expect(await placeOf("none", invented)).toBe("192.0.2.1");
});

it("behind one proxy, what it adds is believed, and nothing that its visitor wrote before", async () => {
  const headers = { ...invented, "x-forwarded-for": "6.6.6.6, 203.0.113.9" };
  expect(await placeOf("1", headers)).toBe("203.0.113.9");
});

it("a proxy is known by its address: another one is a visitor", async () => {
  expect(await placeOf("10.0.0.0/8", invented)).toBe("192.0.2.1");
});
