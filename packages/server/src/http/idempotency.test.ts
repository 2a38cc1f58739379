import { randomUUID } from "node:crypto";
import { applicationCalls } from "@mec/api/application";
import { pointCalls } from "@mec/api/point";
import { projectCalls } from "@mec/api/project";
import { limits } from "@mec/domain/account";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { aProject, createAllBody, publish } from "../../test/application-fixtures.ts";
import { aPerson, startTestServer, type TestServer, type Visitor } from "../../test/harness.ts";
import { fileBody } from "../../test/multipart.ts";
import { daily } from "../app/daily.ts";
import { inTransaction } from "../db/transaction.ts";
import { renderSvg } from "../gateways/image/index.ts";
import { once } from "../idempotency/index.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

const wirePoint = {
  name: "Ma maison",
  consumerType: "individual",
  address: {
    street: "Rue des Lilas",
    postCode: "35630",
    city: "Langouet",
    coordinates: { latitude: 48.25, longitude: -1.83 },
  },
};
const url = "/api/consumption-point/";

async function picture(colour: string): Promise<Uint8Array> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="500"><rect width="800" height="500" fill="${colour}"/></svg>`;
  return (await renderSvg(svg)).full;
}

const under = (visitor: Visitor, key: string, path: string, json?: unknown) =>
  visitor.send("POST", path, json, { headers: { "idempotency-key": key } });

const pointsOf = async (visitor: Visitor) =>
  (await visitor.call(pointCalls.listMyConsumptionPoints, {})).length;

describe("a creation under an Idempotency-Key", () => {
  it("is made once, and its first answer given again", async () => {
    const person = await server.signedUp();
    const key = randomUUID();
    const first = await under(person, key, url, wirePoint);
    const again = await under(person, key.toUpperCase(), url, wirePoint);
    expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
    expect(again.json()).toEqual(first.json());
    expect([first.headers["idempotency-replayed"], again.headers["idempotency-replayed"]]).toEqual([
      undefined,
      "true",
    ]);
    expect(await pointsOf(person)).toBe(1);
    expect((await under(person, randomUUID(), url, wirePoint)).json().id).not.toBe(first.json().id);
  });

  it("finds keys counted for each account, since each keeps an answer for a day, and no other call is held back", async () => {
    const person = await server.signedUp();
    const { points } = limits.keysPerAccount;
    for (let key = 0; key < points - 1; key += 1) await server.deps.limits.count("keysPerAccount", person.id);
    expect((await under(person, randomUUID(), url, wirePoint)).statusCode).toBe(201);
    const refused = await under(person, randomUUID(), url, wirePoint);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect((await person.send("POST", url, wirePoint)).statusCode).toBe(201);
    expect((await under(await server.signedUp(), randomUUID(), url, wirePoint)).statusCode).toBe(201);
  });

  it("is refused when the key asks for something else", async () => {
    const person = await server.signedUp();
    const key = randomUUID();
    await under(person, key, url, wirePoint);
    const other = await under(person, key, url, { ...wirePoint, name: "Autre maison" });
    const elsewhere = await under(
      person,
      key,
      "/api/project",
      z.encode(projectCalls.createProject.body, aProject()),
    );
    for (const answer of [other, elsewhere]) {
      expect([answer.statusCode, answer.json().message]).toEqual([409, "IDEMPOTENCY_KEY_REUSED"]);
    }
    expect(await pointsOf(person)).toBe(1);
  });

  it("is made once when it is asked for many times at once", async () => {
    const person = await server.signedUp();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 6 }, () => under(person, key, url, wirePoint)));
    const statuses = new Set(answers.map(({ statusCode }) => statusCode));
    expect(statuses.has(201)).toBe(true);
    for (const { statusCode, body } of answers) {
      if (statusCode !== 201)
        expect([statusCode, JSON.parse(body).message]).toEqual([409, "IDEMPOTENCY_KEY_IN_USE"]);
    }
    expect(await pointsOf(person)).toBe(1);
  });

  it("leaves the key free when it is refused", async () => {
    const person = await server.signedUp({}, { confirmed: true });
    const key = randomUUID();
    const application = {
      projectId: randomUUID(),
      consumptionPointId: randomUUID(),
      isFromProjectOwner: false,
    };
    expect((await under(person, key, "/api/application", application)).statusCode).toBe(404);
    expect((await under(person, key, url, wirePoint)).statusCode).toBe(201);
  });

  it("is somebody else's under the same key", async () => {
    const key = randomUUID();
    const [one, other] = [await server.signedUp(), await server.signedUp()];
    const made = [await under(one, key, url, wirePoint), await under(other, key, url, wirePoint)];
    expect(made.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(made[0]?.json().id).not.toBe(made[1]?.json().id);
  });

  it("needs a key that is a UUID", async () => {
    const person = await server.signedUp();
    const answer = await under(person, "1234", url, wirePoint);
    expect([answer.statusCode, answer.json().issues[0].path]).toEqual([400, "Idempotency-Key"]);
  });

  it("may be a file: the same is kept once, another is refused", async () => {
    const owner = await server.signedUp();
    const path = `/api/project/${await publish(owner)}/image`;
    const key = randomUUID();
    const send = async (colour: string) => {
      const form = fileBody(await picture(colour), "toit.png", "image");
      return owner.send("POST", path, undefined, {
        ...form,
        headers: { ...form.headers, "idempotency-key": key },
      });
    };
    const [first, again, other] = [await send("red"), await send("red"), await send("blue")];
    expect([first.statusCode, again.json().id === first.json().id]).toEqual([201, true]);
    expect(other.json().message).toBe("IDEMPOTENCY_KEY_REUSED");
  });

  it("is forgotten after a day", async () => {
    const key = randomUUID();
    const start = new Date("2027-01-10T08:00:00Z");
    server.setNow(start);
    const person = await server.signedUp();
    await under(person, key, url, wirePoint);
    server.setNow(new Date(start.getTime() + 86_400_001));
    await daily(server.deps);
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from idempotency_key`.execute(
      server.deps.db,
    );
    expect(rows[0]?.n).toBe(0);
    expect((await under(person, key, url, wirePoint)).statusCode).toBe(201);
    expect(await pointsOf(person)).toBe(2);
  });
});

describe("what is kept of a creation", () => {
  it("says nothing to who reads the database", async () => {
    const person = await server.signedUp();
    await under(person, randomUUID(), url, { ...wirePoint, name: "Nom très secret" });
    const { rows } = await sql<{ line: string }>`select t::text as line from idempotency_key t`.execute(
      server.deps.db,
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { line } of rows) expect(line).not.toContain("secret");
  });

  it("of a sign-up is no session, and goes with the account", async () => {
    const visitor = server.visitor();
    const key = randomUUID();
    const body = { ...aPerson(), cgus: true };
    const first = await under(visitor, key, "/api/sign-up", body);
    expect(first.statusCode, first.body).toBe(201);
    const stranger = server.visitor();
    const again = await under(stranger, key, "/api/sign-up", body);
    expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
    expect(stranger.cookies.has("session")).toBe(false);
    const wrong = await under(stranger, key, "/api/sign-up", { ...body, password: "Autre-2026!mot" });
    expect(wrong.statusCode).toBe(409);
    await sql`delete from account where id = ${first.json().userId}`.execute(server.deps.db);
    const { rows } = await sql`select 1 from idempotency_key where key = ${key}`.execute(server.deps.db);
    expect(rows).toEqual([]);
  });

  it("of a whole application is made once too", async () => {
    const owner = await server.signedUp();
    const projectId = await publish(owner);
    const body = z.encode(applicationCalls.createAllAndApply.body, createAllBody(projectId));
    const path = "/api/consumption-point/application/create-all-and-apply";
    const key = randomUUID();
    const [first, again] = [
      await under(server.visitor(), key, path, body),
      await under(server.visitor(), key, path, body),
    ];
    expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
    expect(again.json()).toEqual(first.json());
  });
});

describe("a server that dies", () => {
  const claimed = (minutesAgo: number, isDone: boolean) =>
    sql`update idempotency_key set answer = null, claimed_at = now() - make_interval(mins => ${minutesAgo}),
      created_at = now() - make_interval(mins => ${minutesAgo}),
      done_at = case when ${isDone} then now() end`.execute(server.deps.db);

  it("before it did anything leaves what is asked for to the next try", async () => {
    server.setNow(new Date());
    const person = await server.signedUp();
    const key = randomUUID();
    await under(person, key, url, wirePoint);
    await sql`delete from consumption_point where account_id = ${person.id}`.execute(server.deps.db);
    await claimed(0, false);
    expect((await under(person, key, url, wirePoint)).json().message).toBe("IDEMPOTENCY_KEY_IN_USE");
    await claimed(2, false);
    expect((await under(person, key, url, wirePoint)).statusCode).toBe(201);
    expect(await pointsOf(person)).toBe(1);
  });

  it("once it was done never does it again", async () => {
    const person = await server.signedUp();
    const key = randomUUID();
    await under(person, key, url, wirePoint);
    await claimed(5, true);
    const answer = await under(person, key, url, wirePoint);
    expect([answer.statusCode, answer.json().message]).toEqual([409, "IDEMPOTENCY_ANSWER_LOST"]);
    expect(await pointsOf(person)).toBe(1);
  });

  it("does nothing of what another took over from it", async () => {
    const person = await server.signedUp();
    const key = randomUUID();
    const { db } = server.deps;
    const asked = { accountId: person.id, key, fingerprint: Buffer.from("x") };
    const work = {
      perform: async () => {
        await sql`update idempotency_key set claim = gen_random_uuid() where key = ${key}`.execute(db);
        await inTransaction(db, (tx) =>
          sql`update account set first_name = 'Trop tard' where id = ${person.id}`.execute(tx),
        );
      },
      toAnswer: () => ({}),
      accountId: async () => null,
    };
    await expect(once(server.deps, asked, work)).rejects.toMatchObject({ code: "IDEMPOTENCY_KEY_IN_USE" });
    const profile = (await person.send("GET", "/api/user")).json();
    expect(profile.firstName).not.toBe("Trop tard");
  });
});
