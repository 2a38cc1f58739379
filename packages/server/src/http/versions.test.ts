import { applicationCalls } from "@mec/api/application";
import { pointCalls } from "@mec/api/point";
import { asProducer } from "@mec/domain/point";
import { beforeAll, describe, expect, it } from "vitest";
import { aConsumptionPoint, aProductionPoint, publish } from "../../test/application-fixtures.ts";
import { startTestServer, type TestServer } from "../../test/harness.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

type Scene = {
  person: Awaited<ReturnType<TestServer["signedUp"]>>;
  url: string;
  field: string;
  name: string;
};

/** Somebody's own object, and a field of it to change. */
const scenes: Record<string, () => Promise<Scene>> = {
  "a project": async () => {
    const person = await server.signedUp();
    return { person, url: `/api/project/${await publish(person)}`, field: "name", name: "Autre projet" };
  },
  "a consumption point": async () => {
    const person = await server.signedUp();
    const { id } = await person.call(pointCalls.createConsumptionPoint, { body: aConsumptionPoint() });
    return { person, url: `/api/consumption-point/${id}`, field: "name", name: "Autre maison" };
  },
  "a production point": async () => {
    const person = await server.signedUp();
    const { id } = await person.call(pointCalls.createProductionPoint, { body: aProductionPoint() });
    return { person, url: `/api/production-point/${id}`, field: "name", name: "Autre toiture" };
  },
  "one's profile": async () => ({
    person: await server.signedUp(),
    url: "/api/user",
    field: "firstName",
    name: "Dominique",
  }),
};

async function read({ person, url }: Scene) {
  const answer = await person.send("GET", url);
  return { etag: String(answer.headers.etag), body: answer.json() };
}

describe.each(Object.entries(scenes))("a PUT of %s", (_, make) => {
  const put = (scene: Scene, body: object, etag?: string) =>
    scene.person.send("PUT", scene.url, body, etag === undefined ? {} : { headers: { "if-match": etag } });

  it("that names the version it read is done, and refused once another came between", async () => {
    const scene = await make();
    const { etag, body } = await read(scene);
    expect(etag).toMatch(/^"[\w-]{27}"$/);
    expect((await read(scene)).etag).toBe(etag);
    const done = await put(scene, { ...body, [scene.field]: scene.name }, `"autre", ${etag}`);
    expect(done.statusCode, done.body).toBe(200);
    const stale = await put(scene, { ...body, [scene.field]: "Jamais" }, etag);
    expect([stale.statusCode, stale.json().message]).toEqual([412, "PRECONDITION_FAILED"]);
    const now = await read(scene);
    expect([now.body[scene.field], now.etag === etag]).toEqual([scene.name, false]);
    if (done.headers.etag !== undefined) expect(done.headers.etag).toBe(now.etag);
  });

  it("is done for one of two at once", async () => {
    const scene = await make();
    const { etag, body } = await read(scene);
    const answers = await Promise.all(
      ["Première fois", "Seconde fois"].map((name) => put(scene, { ...body, [scene.field]: name }, etag)),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
  });

  it("asks for no version, nor for more than that there is one", async () => {
    const scene = await make();
    const { body } = await read(scene);
    expect((await put(scene, body)).statusCode).toBe(200);
    expect((await put(scene, body, "*")).statusCode).toBe(200);
    const { etag } = await read(scene);
    expect((await put(scene, body, `W/${etag}`)).statusCode).toBe(412);
  });
});

describe("the version of a production point", () => {
  const tariff = { price: 0.11, takesSurplus: false };

  it.each([
    ["what its purchase contract pays", { buyBack: { price: 0.12, takesSurplus: false } }],
    ["whether that contract takes the rest", { buyBack: { ...tariff, takesSurplus: true } }],
    ["that there is none", { buyBack: null }],
    ["since when that contract runs", { purchaseContract: "older" }],
    ["when it ends", { purchaseContract: "none", contractEndsOn: "2027-03-01" }],
    ["that but a surplus is sold", { sellsSurplus: true }],
    ["what its panels cost", { quote: 52_000 }],
  ])(
    "counts %s, though its answer does not tell it: what another window said of it is not overwritten",
    async (_, said) => {
      const person = await server.signedUp();
      const body = { ...aProductionPoint(), buyBack: tariff, quoteEur: 48_000 };
      const { id } = await person.call(pointCalls.createProductionPoint, { body });
      const url = `/api/production-point/${id}`;
      const scene = { person, url, field: "name", name: "" };
      const { etag, body: seen } = await read(scene);
      expect(Object.keys(seen)).not.toContain(Object.keys(said)[0]);
      const headers = { "if-match": etag };
      const done = await person.send("PUT", url, { ...seen, ...said }, { headers });
      expect(done.statusCode, done.body).toBe(200);
      expect(done.headers.etag).toBe((await read(scene)).etag);
      const late = { ...seen, buyBack: { price: 0.09, takesSurplus: false } };
      const stale = await person.send("PUT", url, late, { headers });
      expect([stale.statusCode, stale.json().message]).toEqual([412, "PRECONDITION_FAILED"]);
    },
  );

  it("tells the owner whom it asks nothing of its quote: his differs by nothing but what he reads", async () => {
    const owner = await server.signedUp();
    const projectId = await publish(owner);
    const person = await server.signedUp();
    const { id } = await person.call(pointCalls.createProductionPoint, { body: aProductionPoint() });
    const participant = asProducer(id);
    await person.call(applicationCalls.apply, {
      body: { projectId, participant, isFromProjectOwner: false },
    });
    const url = `/api/production-point/${id}`;
    const seenBy = async (reader: typeof owner) => String((await reader.send("GET", url)).headers.etag);
    const [before, own] = [await seenBy(owner), await seenBy(person)];
    const seen = (await person.send("GET", url)).json();
    await person.send("PUT", url, { ...seen, quote: 48_000 });
    expect([(await seenBy(owner)) === before, (await seenBy(person)) === own]).toEqual([true, false]);
  });
});
