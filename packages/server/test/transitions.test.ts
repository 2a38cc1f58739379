import { type ApplicationStatus, applicationStatuses } from "@mec/domain/application";
import { beforeAll, describe, expect, it } from "vitest";
import { aScene, move, type Scene, setStatus } from "./application-fixtures.ts";
import { startTestServer, type TestServer, type Visitor } from "./harness.ts";

/** Everything people may do to an application; SIGNED is set by the platform alone. */
const allowed = new Set([
  "owner APPLICATION PROPOSAL",
  "owner APPLICATION SIGNATURE",
  "owner APPLICATION REJECTED",
  "owner PROPOSAL PROPOSAL",
  "owner PROPOSAL SIGNATURE",
  "owner PROPOSAL REJECTED",
  "owner SIGNATURE REJECTED",
  "owner SIGNED EXPLOITATION",
  "holder APPLICATION REJECTED",
  "holder PROPOSAL SIGNATURE",
  "holder PROPOSAL REJECTED",
  "holder SIGNATURE REJECTED",
]);

const everyPair = applicationStatuses.flatMap((from) => applicationStatuses.map((to) => [from, to] as const));

let server: TestServer;
let scene: Scene;
let people: Record<"owner" | "holder" | "stranger" | "otherOwner" | "support" | "visitor", Visitor>;

beforeAll(async () => {
  server = await startTestServer();
  scene = await aScene(server);
  const support = await server.signedUpSupport();
  const other = await aScene(server);
  people = {
    owner: scene.owner,
    holder: scene.holder,
    stranger: other.holder,
    otherOwner: other.owner,
    support,
    visitor: server.visitor(),
  };
});

async function stateOf(id: string) {
  const application = await server.deps.db
    .selectFrom("application")
    .select("status")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const steps = await server.deps.db
    .selectFrom("application_progress")
    .select(["status", "author_id"])
    .where("application_id", "=", id)
    .orderBy("id", "desc")
    .execute();
  return { status: application.status, steps };
}

/** Asks for a step with everything it requires. */
function ask(person: Visitor, to: ApplicationStatus) {
  return move(person, scene.application.id, {
    status: to,
    ...(to === "PROPOSAL" ? { price: 0.12 } : {}),
    ...(to === "REJECTED" ? { message: "Le projet est complet." } : {}),
  });
}

describe.each(["owner", "holder"] as const)("the %s", (actor) => {
  it.each(everyPair)("from %s to %s", async (from, to) => {
    await setStatus(server, scene.application.id, from);
    const before = await stateOf(scene.application.id);
    const answer = await ask(people[actor], to);
    const after = await stateOf(scene.application.id);
    if (!allowed.has(`${actor} ${from} ${to}`)) {
      expect(answer.statusCode, answer.body).toBe(409);
      expect(answer.json().message).toBe("INVALID_TRANSITION");
      expect(after).toEqual(before);
      return;
    }
    expect(answer.statusCode, answer.body).toBe(201);
    expect(answer.json().progress[0].status).toBe(to);
    expect(after.status).toBe(to);
    expect(after.steps).toHaveLength(before.steps.length + 1);
    expect(after.steps[0]?.author_id).toBe(scene[actor].id);
  });
});

describe.each([
  ["stranger", 404],
  ["otherOwner", 404],
  ["support", 404],
  ["visitor", 401],
] as const)("the %s", (actor, status) => {
  it.each(everyPair)(`is answered ${status} from %s to %s, and nothing moves`, async (from, to) => {
    await setStatus(server, scene.application.id, from);
    const before = await stateOf(scene.application.id);
    const answer = await ask(people[actor], to);
    expect(answer.statusCode).toBe(status);
    expect(await stateOf(scene.application.id)).toEqual(before);
  });
});

describe("what a step requires", () => {
  it.each([
    ["a proposal has a price", "owner", "APPLICATION", { status: "PROPOSAL" }],
    ["an owner's refusal has a reason", "owner", "APPLICATION", { status: "REJECTED" }],
    ["only a proposal has a price", "owner", "APPLICATION", { status: "SIGNATURE", price: 0.1 }],
    ["a price is positive", "owner", "APPLICATION", { status: "PROPOSAL", price: -1 }],
    ["a status is known", "owner", "APPLICATION", { status: "MAYBE" }],
    ["a step has no other field", "owner", "APPLICATION", { status: "SIGNATURE", author: "moi" }],
  ] as const)("%s", async (_, actor, from, step) => {
    await setStatus(server, scene.application.id, from);
    const before = await stateOf(scene.application.id);
    const answer = await move(people[actor], scene.application.id, step as never);
    expect(answer.statusCode, answer.body).toBe(400);
    expect(await stateOf(scene.application.id)).toEqual(before);
  });

  it("a holder withdraws without a reason", async () => {
    await setStatus(server, scene.application.id, "SIGNATURE");
    expect((await move(scene.holder, scene.application.id, { status: "REJECTED" })).statusCode).toBe(201);
  });
});
