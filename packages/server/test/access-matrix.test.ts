import type { Call } from "@mec/api";
import { type Calls, calls } from "@mec/api/calls";
import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { callNames, requestOf } from "./access-bodies.ts";
import {
  type ActorName,
  actors,
  expected,
  makeWorld,
  nowhere,
  objects,
  secretsRead,
} from "./access-world.ts";
import { startTestServer, type TestServer, type Visitor } from "./harness.ts";
import { keptScene } from "./kept-scenes.ts";

const isWrite = (name: keyof Calls) => calls[name].method !== "GET";
/** Calls that fail for a project without participants, for one of 2 km, for a place without a price, or a plant in no project. */
const refusedHere: (keyof Calls)[] = [
  "exportCoefficients",
  "archiveDocuments",
  "archiveSignedCopies",
  "archiveSignedPapers",
  "getDerogationLetter",
  "getCouncilNote",
  "getPlantNote",
  "getAccountingFile",
  "archiveAccounting",
];
const objectsOf = (call: Call) => ("object" in call.access ? objects[call.access.object] : []);

let server: TestServer;
let world: Record<ActorName, Visitor>;

async function newWorld() {
  server = await startTestServer();
  world = await keptScene(server, "world", () => makeWorld(server));
}

/**
 * Tables that an answer of any kind may touch: what the migrator did, how often an address asked, which servers are alive.
 * Every other table there is must stay as it was, the one of tomorrow too.
 */
const apartTables = ["kysely_migration", "kysely_migration_lock", "rate_limit", "node"];
let fingerprintQuery: string | undefined;

async function askForFingerprint(): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(server.deps.db);
  return rows
    .filter(({ name }) => !apartTables.includes(name))
    .map(
      ({ name }) =>
        `select '${name}' as name, md5(string_agg(md5(t::text), '' order by md5(t::text))) as digest from "${name}" t`,
    )
    .join(" union all ");
}

/** A digest of each table's content. */
async function fingerprint(): Promise<Record<string, string | null>> {
  fingerprintQuery ??= await askForFingerprint();
  const { rows } = await sql
    .raw<{ name: string; digest: string | null }>(fingerprintQuery)
    .execute(server.deps.db);
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
}

async function ask(name: keyof Calls, actor: ActorName, id: string) {
  const { method, url, json } = requestOf(name, id);
  const response = await world[actor].send(method, url, json);
  expect(secretsRead(actor, response.body), `${name} by ${actor}`).toEqual([]);
  expect(response.statusCode, `${name} must not break`).toBeLessThan(500);
  return response;
}

it("a change of any table that a call could touch is seen", async () => {
  await newWorld();
  const before = await fingerprint();
  const planted = { place: "0:0", asked_at: new Date(), watts_per_kwc: null };
  await server.deps.db.insertInto("solar_series").values(planted).execute();
  const after = await fingerprint();
  expect(Object.keys(after).filter((table) => after[table] !== before[table])).toEqual(["solar_series"]);
});

describe("every call that reads", () => {
  beforeAll(newWorld);
  // The login's second step answers 401 to anybody who has not begun the first.
  const apart: (keyof Calls)[] = ["logOut", "getSecondFactor"];
  const reads = callNames.filter((name) => !isWrite(name) && !apart.includes(name));

  it.each(reads)("%s opens to those its access names, and looks absent to the others", async (name) => {
    const call: Call = calls[name];
    const targets = [...objectsOf(call), { id: nowhere, relations: {} }];
    for (const object of "object" in call.access
      ? targets
      : [{ id: objects.project[0]?.id ?? "", relations: {} }]) {
      for (const actor of actors) {
        const response = await ask(name, actor, object.id);
        const promise = expected(call, actor, object);
        const where = `${name} by ${actor} on ${object.id}`;
        if (promise !== "open") expect(response.statusCode, where).toBe(promise);
        else expect([401, 403], where).not.toContain(response.statusCode);
        if (promise === "open" && "object" in call.access) {
          expect(response.statusCode, where).toBe(refusedHere.includes(name) ? 409 : 200);
        }
      }
    }
  });
});

describe("every call that writes", () => {
  const writes = callNames.filter(isWrite);

  describe("changes nothing for those it is closed to", () => {
    let before: Record<string, string | null>;
    beforeAll(async () => {
      await newWorld();
      before = await fingerprint();
    });
    it.each(writes.filter((name) => calls[name].access.who !== "anyone"))("%s", async (name) => {
      const call: Call = calls[name];
      const targets = [...objectsOf(call), { id: nowhere, relations: {} }];
      for (const object of targets) {
        for (const actor of actors) {
          const promise = expected(call, actor, object);
          if (promise === "open") continue;
          const response = await ask(name, actor, object.id);
          expect(response.statusCode, `${name} by ${actor} on ${object.id}`).toBe(promise);
        }
      }
      const former = before;
      before = await fingerprint();
      expect(before).toEqual(former);
    });
  });

  describe("reaches its rule for those it is open to", () => {
    beforeEach(newWorld);
    it.each(writes)("%s", async (name) => {
      const call: Call = calls[name];
      const [object] = "object" in call.access ? objectsOf(call) : objects.project;
      for (const actor of actors.filter((candidate) => expected(call, candidate, object) === "open")) {
        const response = await ask(name, actor, object?.id ?? "");
        expect([403, 500], `${name} by ${actor}: ${response.body}`).not.toContain(response.statusCode);
        if ("object" in call.access) expect(response.statusCode, `${name} by ${actor}`).not.toBe(404);
      }
    });
  });

  describe("is refused, and changes nothing, when it asks for an identity confirmed lately", () => {
    beforeAll(async () => {
      await newWorld();
      const tenMinutesAgo = new Date(Date.now() - 600_000);
      await server.deps.db.updateTable("session").set({ confirmed_at: tenMinutesAgo }).execute();
    });
    const fresh = callNames.filter((name) => (calls[name] as Call).fresh);
    it.each(fresh)("%s", async (name) => {
      const before = await fingerprint();
      for (const actor of actors) {
        const response = await ask(name, actor, nowhere);
        const refusal = actor === "visitor" ? "UNAUTHENTICATED" : "CONFIRMATION_OF_IDENTITY_NEEDED";
        expect(response.json().message, `${name} by ${actor}`).toBe(refusal);
      }
      expect(await fingerprint()).toEqual(before);
    });
  });

  it("refuses any of them without the XSRF token", async () => {
    await newWorld();
    for (const name of writes) {
      const { method, url, json } = requestOf(name, objects.project[0]?.id ?? "");
      const response = await world.owner.send(method, url, json, { headers: { "x-xsrf-token": "" } });
      expect(response.json().message, name).toBe("INVALID_XSRF_TOKEN");
    }
  });
});
