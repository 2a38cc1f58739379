import { accountCalls } from "@mec/api/account";
import { beforeEach, describe, expect, it } from "vitest";
import { aPerson, startTestServer, type TestServer, type Visitor } from "../../../test/harness.ts";
import { mailedToken } from "../../../test/mails.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});

const profile = { firstName: "Maëlle", lastName: "O’Neil-Le Goff" };
const verify = (token: string) => server.visitor().send("POST", "/api/email-verification", { token });

describe("the profile", () => {
  it("says who one is and whether the address is confirmed", async () => {
    const visitor = await server.signedUp({}, { confirmed: false });
    expect(await visitor.call(accountCalls.getProfile, {})).toEqual({
      firstName: "Camille",
      lastName: "Durand",
      email: visitor.email,
      phoneNumber: null,
      emailVerified: false,
      pendingEmail: null,
      created: expect.any(String),
    });
  });

  it("is for the signed-in only", async () => {
    expect((await server.visitor().send("GET", "/api/user")).statusCode).toBe(401);
  });

  it("changes what is given, and an empty phone number removes it", async () => {
    const visitor = await server.signedUp();
    const changed = await visitor.call(accountCalls.updateProfile, {
      body: { ...profile, phoneNumber: "06 12 34 56 78" },
    });
    expect(changed).toMatchObject({ ...profile, email: visitor.email, phoneNumber: "06 12 34 56 78" });
    const kept = await visitor.call(accountCalls.updateProfile, { body: profile });
    expect(kept.phoneNumber).toBe("06 12 34 56 78");
    const removed = await visitor.call(accountCalls.updateProfile, { body: { ...profile, phoneNumber: "" } });
    expect(removed.phoneNumber).toBeNull();
  });

  it("ignores the read-only fields that are echoed, a role among them, and refuses others", async () => {
    const visitor = await server.signedUp({}, { confirmed: false });
    const read = (await visitor.send("GET", "/api/user")).json();
    const session = (await visitor.send("GET", "/api/session")).json();
    const echo = { ...read, ...session, emailVerified: true, pendingEmail: "x@y.fr", roles: ["support"] };
    expect((await visitor.send("PUT", "/api/user", echo)).statusCode).toBe(200);
    expect((await visitor.send("GET", "/api/session")).json().roles).toEqual([]);
    expect((await visitor.send("GET", "/api/user")).json().emailVerified).toBe(false);
    expect((await visitor.send("PUT", "/api/user", { ...profile, passwordHash: "x" })).statusCode).toBe(400);
  });

  it("refuses the address of another account, whatever its case", async () => {
    const other = await server.signedUp();
    const visitor = await server.signedUp();
    const response = await visitor.send("PUT", "/api/user", { ...profile, email: other.email.toUpperCase() });
    expect(response.statusCode).toBe(409);
    expect((await visitor.send("GET", "/api/session")).json()).toMatchObject({
      email: visitor.email,
      firstName: "Camille",
    });
  });
});

describe("a change of address", () => {
  const mailsTo = (address: string) =>
    server.mails.filter(({ to }) => to === address).map(({ subject }) => subject);

  it("is told at the former one, without the new one", async () => {
    const visitor = await server.signedUp();
    await server.forgetMails();
    const email = "nouvelle@exemple.fr";
    await visitor.call(accountCalls.updateProfile, { body: { ...profile, email } });
    await server.settle();
    expect(mailsTo(visitor.email)).toEqual(["Un changement d’adresse e-mail a été demandé"]);
    expect(mailsTo(email)).toEqual(["Confirmez votre adresse e-mail"]);
    const notice = server.mails.find(({ to }) => to === visitor.email);
    expect(notice?.text).toContain("Bonjour Camille");
    expect(notice?.text).not.toContain(email);
  });

  it("is none when the rest of the profile changes, or the case of the address", async () => {
    const visitor = await server.signedUp();
    await server.forgetMails();
    await visitor.call(accountCalls.updateProfile, { body: profile });
    const body = { ...profile, email: visitor.email.toUpperCase() };
    await visitor.call(accountCalls.updateProfile, { body });
    await server.settle();
    expect(server.mails).toEqual([]);
  });
});

describe("the welcome", () => {
  const welcomeOf = async (purpose: { isProposing?: true; isPublishing?: true }) => {
    const body = { ...aPerson(), cgus: true, ...purpose } as const;
    await server.visitor().call(accountCalls.signUp, { body });
    await server.settle();
    return server.mails.find(({ to }) => to === body.email)?.text;
  };

  it("tells who opens an account to propose an installation of his proposal, and not of projects to look for", async () => {
    const welcome = await welcomeOf({ isProposing: true });
    expect(welcome).toContain("votre proposition");
    expect(welcome).not.toContain("chercher près de chez vous");
    expect(welcome).toContain("Signer vos documents attend cette confirmation");
    expect(welcome).not.toContain("Publier un projet");
    expect(await welcomeOf({})).toContain("chercher près de chez vous");
  });

  it("tells who opens it to publish a project that this one is kept, and not of publishing his", async () => {
    const welcome = await welcomeOf({ isPublishing: true });
    expect(welcome).toContain("votre projet est enregistré");
    expect(welcome).not.toContain("publier le vôtre");
  });
});

describe("the confirmation of an address", () => {
  it("comes with the link of the welcome mail, once", async () => {
    const visitor = await server.signedUp({}, { confirmed: false });
    const token = await mailedToken(server, visitor.email, "verification");
    expect(server.mails.map(({ subject }) => subject)).toEqual(["Bienvenue sur Mon énergie collective"]);
    expect((await verify(token)).statusCode).toBe(204);
    expect((await visitor.call(accountCalls.getProfile, {})).emailVerified).toBe(true);
    expect((await verify(token)).json().message).toBe("INVALID_TOKEN");
  });

  it("is said again to its own account, signed in, whose link is opened twice, and to nobody else", async () => {
    const visitor = await server.signedUp({}, { confirmed: false });
    const token = await mailedToken(server, visitor.email, "verification");
    const again = async (person: Visitor) =>
      (await person.send("POST", "/api/email-verification", { token })).statusCode;
    expect(await again(visitor)).toBe(204);
    expect(await again(visitor)).toBe(204);
    expect(await again(server.visitor())).toBe(400);
    expect(await again(await server.signedUp())).toBe(400);
  });

  it("is not said of a link to an address that the account no longer has", async () => {
    const visitor = await server.signedUp({}, { confirmed: false });
    const token = await mailedToken(server, visitor.email, "verification");
    await verify(token);
    const email = "nouvelle@exemple.fr";
    await visitor.send("PUT", "/api/user", { ...profile, email });
    const second = await mailedToken(server, email, "verification");
    const open = async (given: string) =>
      (await visitor.send("POST", "/api/email-verification", { token: given })).statusCode;
    expect(await open(second)).toBe(204);
    expect([await open(second), await open(token)]).toEqual([204, 400]);
  });

  it("has a link that is valid 48 hours", async () => {
    const visitor = await server.signedUp({}, { confirmed: false });
    const token = await mailedToken(server, visitor.email, "verification");
    server.setNow(new Date(Date.now() + 48 * 3_600_000 + 1000));
    expect((await verify(token)).statusCode).toBe(400);
  });

  it("refuses a link that was made to reset a password", async () => {
    const visitor = await server.signedUp({}, { confirmed: false });
    await visitor.call(accountCalls.forgotPassword, { body: { email: visitor.email } });
    expect((await verify(await mailedToken(server, visitor.email, "reset"))).statusCode).toBe(400);
  });

  it("can be asked for again, 5 times in 30 minutes, until it is done", async () => {
    const visitor = await server.signedUp({}, { confirmed: false });
    const ask = () => visitor.send("POST", "/api/user/email-verification");
    for (let i = 0; i < 5; i++) expect((await ask()).statusCode).toBe(204);
    expect((await ask()).statusCode).toBe(429);
    await verify(await mailedToken(server, visitor.email, "verification"));
    const sent = server.mails.length;
    expect((await ask()).statusCode).toBe(204);
    await server.settle();
    expect(server.mails).toHaveLength(sent);
  });

  it("is asked for 5 times in 30 minutes at most, changes to the same new address included", async () => {
    const email = "nouvelle@exemple.fr";
    const change = (visitor: Visitor) => visitor.send("PUT", "/api/user", { ...profile, email });
    for (let i = 0; i < 5; i++) {
      const visitor = await server.signedUp({}, { confirmed: false });
      expect((await change(visitor)).statusCode).toBe(200);
      await visitor.call(accountCalls.updateProfile, { body: { ...profile, email: visitor.email } });
    }
    expect((await change(await server.signedUp())).statusCode).toBe(429);
  });

  it("stays done when only the case of the address changes", async () => {
    const visitor = await server.signedUp({}, { confirmed: false });
    await verify(await mailedToken(server, visitor.email, "verification"));
    const body = { ...profile, email: visitor.email.toUpperCase() };
    await visitor.call(accountCalls.updateProfile, { body });
    expect((await visitor.call(accountCalls.getProfile, {})).emailVerified).toBe(true);
  });
});
