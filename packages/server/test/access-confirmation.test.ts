import type { Call } from "@mec/api";
import { type Calls, calls } from "@mec/api/calls";
import { maxUnconfirmedProjects } from "@mec/domain/account";
import { beforeAll, describe, expect, it } from "vitest";
import { callNames, requestOf } from "./access-bodies.ts";
import { confirmAll, fillProjects, putDocuments, waitingDocuments } from "./access-documents.ts";
import { type ActorName, actors, expected, makeWorld, nowhere, objects } from "./access-world.ts";
import { startTestServer, type TestServer, type Visitor } from "./harness.ts";
import { keptScene } from "./kept-scenes.ts";

/** The matrix again, for accounts whose address nobody has confirmed: they never read or move more than the others. */

let server: TestServer;
let world: Record<ActorName, Visitor>;
let isClean = false;

async function newWorld(): Promise<void> {
  if (isClean) return;
  server = await startTestServer();
  world = await keptScene(server, "unconfirmed_world", async () => {
    const people = await makeWorld(server);
    await fillProjects(server, maxUnconfirmedProjects);
    await putDocuments(server, waitingDocuments);
    return people;
  });
  isClean = true;
}

const isRead = (name: keyof Calls) => calls[name].method === "GET";
const targetsOf = ({ access }: Call) =>
  "object" in access
    ? [...objects[access.object], { id: nowhere, relations: {} }]
    : [{ id: objects.project[0]?.id ?? "", relations: {} }];

interface Said {
  readonly status: number;
  readonly code: string;
  /** Every id in what was read. */
  readonly ids: ReadonlySet<string>;
}

const uuids = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const isDone = ({ status }: Said) => status < 300;

async function ask(name: keyof Calls, actor: ActorName, id: string): Promise<Said> {
  const { method, url, json } = requestOf(name, id);
  const response = await world[actor].send(method, url, json);
  expect(response.statusCode, `${name} must not break`).toBeLessThan(500);
  const isDone = response.statusCode < 300;
  if (isDone && method !== "GET") isClean = false;
  const isJson = String(response.headers["content-type"]).startsWith("application/json");
  return {
    status: response.statusCode,
    code: isJson && !isDone ? response.json().message : "",
    ids: new Set(isJson && isDone ? (response.body.match(uuids) ?? []) : []),
  };
}

/** The answer of a call to everybody, for every object or for the first one. */
async function everybody(name: keyof Calls, ids: readonly string[]): Promise<Map<string, Said>> {
  const said = new Map<string, Said>();
  for (const id of ids) for (const actor of actors) said.set(`${actor} on ${id}`, await ask(name, actor, id));
  return said;
}

/** Calls that end the session in which they are made, or that need a first step not taken here. */
const apart: (keyof Calls)[] = ["logOut", "getSecondFactor"];

/** Tells support which accounts have an address that is not confirmed. */
const tellsOfConfirmation: (keyof Calls)[] = ["listMissings"];

describe("who is not confirmed reads nothing that the same person, confirmed, does not read", () => {
  beforeAll(async () => {
    isClean = false;
    await newWorld();
  });
  it.each(callNames.filter((name) => isRead(name) && ![...apart, ...tellsOfConfirmation].includes(name)))(
    "%s",
    async (name) => {
      const ids = targetsOf(calls[name]).map(({ id }) => id);
      await confirmAll(server, true);
      const confirmed = await everybody(name, ids);
      await confirmAll(server, false);
      const unconfirmed = await everybody(name, ids);
      for (const [who, said] of unconfirmed) {
        const other = confirmed.get(who);
        if (isDone(said)) expect(other && isDone(other), `${name} by ${who}`).toBe(true);
        const more = [...said.ids].filter((id) => !other?.ids.has(id));
        expect(more, `${name} by ${who}`).toEqual([]);
      }
    },
  );
});

describe("who is not confirmed moves nothing that the same person, confirmed, does not move", () => {
  it.each(callNames.filter((name) => !isRead(name)))("%s", async (name) => {
    const call: Call = calls[name];
    const [object] = targetsOf(call);
    const ids = [object?.id ?? ""];
    await newWorld();
    await confirmAll(server, false);
    const unconfirmed = await everybody(name, ids);
    await newWorld();
    await confirmAll(server, true);
    const confirmed = await everybody(name, ids);
    for (const [who, said] of unconfirmed) {
      const other = confirmed.get(who);
      if (isDone(said)) expect(other && isDone(other), `${name} by ${who}: ${other?.code}`).toBe(true);
      if (other?.status === 404) expect(said.status, `${name} by ${who}`).toBe(404);
    }
  });
});

describe("what waits for the address is refused by its code, and changes nothing", () => {
  /** Waits for the address of the project's owner, not of who asks, and only to approve: tested with support. */
  const forAnother: (keyof Calls)[] = ["moderateProject"];
  const waiting = callNames.filter(
    (name) => (calls[name] as Call).errors?.includes("EMAIL_NOT_CONFIRMED") && !forAnother.includes(name),
  );

  it("is what the rule names", () => {
    expect(waiting.sort()).toEqual([
      "createProject",
      "invite",
      "linkConsumerSignature",
      "linkOwnerSignature",
      "linkProducerSignature",
      "onboardProject",
    ]);
  });

  it.each(waiting)("%s", async (name) => {
    await newWorld();
    await confirmAll(server, false);
    const call: Call = calls[name];
    let admitted: [ActorName, string] | undefined;
    for (const object of targetsOf(call)) {
      for (const actor of actors) {
        const promise = expected(call, actor, object);
        const { status, code } = await ask(name, actor, object.id);
        const where = `${name} by ${actor} on ${object.id}`;
        if (promise !== "open") expect(status, where).toBe(promise);
        else {
          expect(code, where).toBe("EMAIL_NOT_CONFIRMED");
          admitted ??= [actor, object.id];
        }
      }
    }
    expect(isClean).toBe(true);
    await confirmAll(server, true);
    const [actor, id] = admitted ?? ["visitor", nowhere];
    expect((await ask(name, actor, id)).status, `${name} by ${actor}, confirmed`).toBeLessThan(300);
  });
});
