import { accountCalls, securityCalls, signInCalls } from "@mec/api/account";
import { supportCalls } from "@mec/api/support";
import { limits } from "@mec/domain/account";
import { Secret, TOTP } from "otpauth";
import { beforeEach, describe, expect, it } from "vitest";
import { startTestServer, strongPassword, type TestServer, type Visitor } from "../../../test/harness.ts";
import { resetFactors } from "./factors/reset-factors.ts";
import { setRoles } from "./store.ts";

let server: TestServer;
const start = new Date("2026-05-04T08:00:00Z");
beforeEach(async () => {
  server = await startTestServer();
  server.setNow(start);
});

const seconds = (count: number) => new Date(start.getTime() + count * 1000);
type Member = Visitor & { id: string; email: string };

async function enrolled(visitor?: Member) {
  const member = visitor ?? (await server.signedUp());
  const { secret } = await member.call(securityCalls.startTotp, {});
  const app = new TOTP({ secret: Secret.fromBase32(secret) });
  const codeAt = (moment: Date) => app.generate({ timestamp: moment.getTime() });
  const { recoveryCodes } = await member.call(securityCalls.confirmTotp, { body: { code: codeAt(start) } });
  return { member, codeAt, recoveryCodes: recoveryCodes ?? [], secret };
}

const password = (visitor: Visitor, email: string) =>
  visitor.send("POST", "/api/login", { email, password: strongPassword });
const prove = (visitor: Visitor, proof: object) => visitor.send("POST", "/api/login/second-factor", proof);

async function halfway(email: string): Promise<Visitor> {
  const visitor = server.visitor();
  await password(visitor, email);
  return visitor;
}

describe("a login with an authenticator app", () => {
  it("opens after the code only, and nothing before", async () => {
    const { member, codeAt } = await enrolled();
    const visitor = server.visitor();
    const first = await password(visitor, member.email);
    expect([first.statusCode, first.json().message]).toEqual([401, "SECOND_FACTOR_NEEDED"]);
    expect(visitor.cookies.has("session")).toBe(false);
    expect((await visitor.send("GET", "/api/user")).statusCode).toBe(401);
    server.setNow(seconds(30));
    const second = await prove(visitor, { code: codeAt(seconds(30)) });
    expect([second.statusCode, second.json().email]).toEqual([200, member.email]);
    expect((await visitor.send("GET", "/api/user")).statusCode).toBe(200);
  });

  it.each([
    [-60, false],
    [-30, true],
    [0, true],
    [30, true],
    [60, false],
  ])("takes a code that is %d seconds off: %s", async (off, isTaken) => {
    const { member, codeAt } = await enrolled();
    server.setNow(seconds(300));
    const answer = await prove(await halfway(member.email), { code: codeAt(seconds(300 + off)) });
    expect(answer.statusCode).toBe(isTaken ? 200 : 401);
  });

  it("takes no code twice, nor one before it, of two at once neither", async () => {
    const { member, codeAt } = await enrolled();
    server.setNow(seconds(300));
    const both = await Promise.all([halfway(member.email), halfway(member.email)]);
    const answers = await Promise.all(both.map((visitor) => prove(visitor, { code: codeAt(seconds(300)) })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
    const earlier = await prove(await halfway(member.email), { code: codeAt(seconds(270)) });
    expect(earlier.statusCode).toBe(401);
  });

  it("is refused after five wrong codes, from wherever, the right one too", async () => {
    const { member, codeAt } = await enrolled();
    server.setNow(seconds(60));
    for (let i = 0; i < limits.secondFactorPerAccount.points; i++)
      expect((await prove(await halfway(member.email), { code: "000000" })).statusCode).toBe(401);
    const answer = await prove(await halfway(member.email), { code: codeAt(seconds(60)) });
    expect(answer.statusCode).toBe(429);
  });

  it("waits ten minutes, and for no browser but the one that gave the password", async () => {
    const { member, codeAt } = await enrolled();
    const late = await halfway(member.email);
    server.setNow(seconds(601));
    expect((await prove(late, { code: codeAt(seconds(601)) })).json().message).toBe("NO_LOGIN_UNDER_WAY");
    expect((await prove(server.visitor(), { code: codeAt(seconds(601)) })).json().message).toBe(
      "NO_LOGIN_UNDER_WAY",
    );
  });

  it("ends with the sessions when the password changes meanwhile", async () => {
    const { member, codeAt } = await enrolled();
    const visitor = await halfway(member.email);
    const body = { currentPassword: strongPassword, newPassword: "Trois-moulins-8" };
    await member.call(accountCalls.changePassword, { body });
    server.setNow(seconds(30));
    expect((await prove(visitor, { code: codeAt(seconds(30)) })).json().message).toBe("NO_LOGIN_UNDER_WAY");
  });

  it("opens by each recovery code once, and tells of it by mail", async () => {
    const { member, recoveryCodes } = await enrolled();
    expect(new Set(recoveryCodes).size).toBe(10);
    const [recoveryCode = ""] = recoveryCodes;
    expect(recoveryCode, "24 signs of base 32: 120 bits").toMatch(/^[a-z2-7]{4}(-[a-z2-7]{4}){5}$/);
    expect((await prove(await halfway(member.email), { recoveryCode })).statusCode).toBe(200);
    expect((await prove(await halfway(member.email), { recoveryCode })).statusCode).toBe(401);
    expect((await member.call(securityCalls.getSecurity, {})).recoveryCodesLeft).toBe(9);
    await server.settle();
    expect(server.mails.map(({ text }) => text).join()).toContain(
      "Un de vos codes de secours vient de servir",
    );
  });

  it("asks for the password alone again once the app is removed, whose codes are gone", async () => {
    const { member, recoveryCodes } = await enrolled();
    await member.call(securityCalls.removeTotp, {});
    expect((await password(server.visitor(), member.email)).statusCode).toBe(200);
    expect(await member.call(securityCalls.getSecurity, {})).toMatchObject({
      totpSince: null,
      recoveryCodesLeft: 0,
    });
    expect(recoveryCodes).toHaveLength(10);
  });
});

describe("what is kept of a factor", () => {
  it("shows neither the secret nor a recovery code to who reads the database", async () => {
    const { recoveryCodes, secret } = await enrolled();
    const rows = [
      ...(await server.deps.db.selectFrom("totp").selectAll().execute()),
      ...(await server.deps.db.selectFrom("recovery_code").selectAll().execute()),
    ];
    const seen = Buffer.concat(
      rows.flatMap((row) => Object.values(row).filter((value) => Buffer.isBuffer(value))),
    ).toString("latin1");
    for (const hidden of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll("-", ""))])
      expect(seen + JSON.stringify(rows)).not.toContain(hidden);
  });

  it("ends the sessions that a password alone had opened, but the one that enrols", async () => {
    const member = await server.signedUp();
    const elsewhere = server.visitor();
    await password(elsewhere, member.email);
    await enrolled(member);
    expect((await elsewhere.send("GET", "/api/user")).statusCode).toBe(401);
    expect((await member.send("GET", "/api/user")).statusCode).toBe(200);
  });
});

describe("support", () => {
  it("has no right before a second factor is proven, and is told so", async () => {
    const member = await server.signedUp();
    await setRoles(server.deps.db, member.email, ["support"]);
    expect((await member.send("GET", "/api/session")).json()).toMatchObject({
      roles: [],
      secondFactorRequired: true,
    });
    expect((await member.send("GET", "/api/support/project")).statusCode).toBe(403);
    const { codeAt } = await enrolled(member);
    expect((await member.send("GET", "/api/session")).json().roles).toEqual(["support"]);
    await member.call(supportCalls.listModeratedProjects, { query: {} });
    server.setNow(seconds(60));
    const again = await prove(await halfway(member.email), { code: codeAt(seconds(60)) });
    expect(again.json().roles).toEqual(["support"]);
    await member.call(securityCalls.removeTotp, {});
    expect((await member.send("GET", "/api/support/project")).statusCode).toBe(403);
  });

  it("who has lost everything is let in by the operator, with every session ended", async () => {
    const { member } = await enrolled();
    expect(await resetFactors(server.deps.db, member.email.toUpperCase(), start)).toBe(true);
    expect(await resetFactors(server.deps.db, "inconnu@exemple.fr", start)).toBe(false);
    expect((await member.send("GET", "/api/user")).statusCode).toBe(401);
    expect((await password(server.visitor(), member.email)).statusCode).toBe(200);
  });
});

describe("an identity that is confirmed again", () => {
  const later = seconds(601);

  it("opens by the password what the session alone no longer does", async () => {
    const member = await server.signedUp();
    server.setNow(later);
    const refused = await member.send("DELETE", "/api/user");
    expect([refused.statusCode, refused.json().message]).toEqual([403, "CONFIRMATION_OF_IDENTITY_NEEDED"]);
    await member.call(signInCalls.confirmIdentity, { body: { password: strongPassword } });
    expect((await member.send("DELETE", "/api/user")).statusCode).toBe(204);
  });

  it("opens by a code too, once", async () => {
    const { member, codeAt } = await enrolled();
    server.setNow(later);
    expect((await member.send("GET", "/api/user/export")).statusCode).toBe(403);
    const body = { code: codeAt(later) };
    await member.call(signInCalls.confirmIdentity, { body });
    expect((await member.send("GET", "/api/user/export")).statusCode).toBe(200);
    expect((await member.send("POST", "/api/session/confirm", body)).statusCode).toBe(401);
  });

  it("is wanted for another e-mail address, and for nothing else of the profile", async () => {
    const member = await server.signedUp();
    server.setNow(later);
    const profile = { firstName: "Camille", lastName: "Durand", phoneNumber: "06 12 34 56 78" };
    expect((await member.send("PUT", "/api/user", profile)).statusCode).toBe(200);
    const moved = await member.send("PUT", "/api/user", { ...profile, email: "autre@exemple.fr" });
    expect(moved.json().message).toBe("CONFIRMATION_OF_IDENTITY_NEEDED");
  });

  it("is tried ten times at most, whatever strangers try at the login", async () => {
    const member = await server.signedUp();
    for (let i = 0; i < limits.loginPerEmail.points; i++)
      await server.deps.limits.count("loginPerEmail", member.email);
    const confirm = (given: string) => member.send("POST", "/api/session/confirm", { password: given });
    expect((await confirm(strongPassword)).statusCode).toBe(204);
    for (let i = 0; i < limits.confirmationPerAccount.points; i++)
      expect((await confirm("Mauvais-2026!")).statusCode).toBe(401);
    const refused = await confirm(strongPassword);
    expect(refused.statusCode).toBe(429);
    // In words, how long: the honest person waits in a session of hers, where she has tried nothing.
    expect(refused.json().issues).toEqual([
      {
        path: "",
        code: "TOO_MANY_REQUESTS",
        message: expect.stringMatching(/réessayez dans \d+.minutes\.$/u),
      },
    ]);
    // A new password by mail is asked for meanwhile.
    const body = { email: member.email };
    expect((await server.visitor().send("POST", "/api/forgot-password", body)).statusCode).toBe(204);
    await server.settle();
    const texts = server.mails.flatMap(({ to, text }) => (to === member.email ? text : []));
    expect(texts.join("\n")).toContain("reset-password?token=");
  });
});

describe("open sessions", () => {
  it("are listed with their device and network, and each is ended by its owner only", async () => {
    const member = await server.signedUp();
    const elsewhere = server.visitor();
    await elsewhere.send(
      "POST",
      "/api/login",
      { email: member.email, password: strongPassword },
      {
        remoteAddress: "90.12.34.56",
        headers: {
          "user-agent":
            "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36",
        },
      },
    );
    const sessions = await member.call(securityCalls.listSessions, {});
    const other = sessions.find(({ isCurrent }) => !isCurrent);
    expect(sessions).toHaveLength(2);
    expect(other).toMatchObject({ device: "Chrome sur Windows", network: "90.12.x.x" });
    const url = `/api/user/session/${other?.id}`;
    expect((await (await server.signedUp()).send("DELETE", url)).statusCode).toBe(404);
    expect((await member.send("DELETE", url)).statusCode).toBe(204);
    expect((await elsewhere.send("GET", "/api/user")).statusCode).toBe(401);
  });

  it("are over 90 days after they were opened, however often they are used", async () => {
    const member = await server.signedUp();
    for (const day of [25, 50, 75, 89]) {
      server.setNow(seconds(day * 86_400));
      expect((await member.send("GET", "/api/user")).statusCode, `day ${day}`).toBe(200);
    }
    server.setNow(seconds(90 * 86_400));
    expect((await member.send("GET", "/api/user")).json().message).toBe("INVALID_REFRESH_TOKEN");
  });
});
