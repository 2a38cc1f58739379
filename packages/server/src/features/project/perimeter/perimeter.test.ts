import { pointCalls } from "@mec/api/point";
import { projectCalls, publicProjectCalls } from "@mec/api/project";
import type { Address } from "@mec/domain/address";
import { beforeEach, describe, expect, it } from "vitest";
import {
  addressAt,
  aProductionPoint,
  applyTo,
  publish,
  setStatus,
} from "../../../../test/application-fixtures.ts";
import { startTestServer, type TestServer, type Visitor } from "../../../../test/harness.ts";

let server: TestServer;
let owner: Visitor;
beforeEach(async () => {
  server = await startTestServer();
  owner = await server.signedUp();
});

/**
 * Langouet is "rural à habitat dispersé", Rennes a "grand centre urbain"; whether both are in one
 * intercommunalité is up to each test.
 */
const rural = (km = 0): Address => ({ ...addressAt(km, "Langouet"), postCode: "35630", citycode: "35146" });
const urban = (km = 0): Address => addressAt(km);
/** As an address search of long ago gave it: no Insee code. */
const uncoded = (km = 0): Address => {
  const { citycode: _, ...address } = rural(km);
  return address;
};

async function aProjectOf(perimeter: 2 | 10 | 20, power = 36): Promise<string> {
  const projectId = await publish(owner, { perimeter, address: rural() });
  const point = aProductionPoint({ projectId, address: rural(), productionPower: power });
  await owner.call(pointCalls.createProductionPoint, { body: point });
  return projectId;
}
const read = (id: string) => owner.call(projectCalls.getPerimeter, { params: { id } });
const applying = async (projectId: string, address: Address) =>
  applyTo(await server.signedUp(), projectId, { address });

function accept(id: string, confirmOutOfPerimeter?: true) {
  const body = { status: "SIGNATURE", ...(confirmOutOfPerimeter && { confirmOutOfPerimeter }) };
  return owner.send("POST", `/api/application/${id}/progress`, body);
}

describe("a perimeter of 10 km", () => {
  it("names, to its owner, who stands in a town, and asks before one is accepted", async () => {
    const projectId = await aProjectOf(10);
    const neighbour = await applying(projectId, urban(0.5));
    const villager = await applying(projectId, uncoded(5));
    const before = await read(projectId);
    expect(before.ok).toBe(true);
    expect(before.standers.find(({ id }) => id === neighbour.consumerId)).toMatchObject({
      compatible: false,
      faults: ["density"],
      commune: { citycode: "35238", name: "Rennes", density: 1, intercommunality: "Rennes Métropole" },
    });
    expect(before.standers.find(({ id }) => id === villager.consumerId)).toMatchObject({
      compatible: true,
      inDoubt: false,
      commune: { citycode: "35146" },
    });
    const asked = await accept(neighbour.id);
    expect(asked.statusCode).toBe(409);
    expect(asked.json().issues[0].message).toContain(
      "ni rurale ni périurbaine\u00a0: Rennes (grand centre urbain)",
    );
    expect((await accept(villager.id)).statusCode).toBe(201);
    expect((await accept(neighbour.id, true)).statusCode).toBe(201);
    expect(await read(projectId)).toMatchObject({ ok: false, breakers: [neighbour.consumerId] });
  });

  it("asks to check a commune that nobody knows, and breaks on none", async () => {
    const projectId = await aProjectOf(10);
    const lost = await applying(projectId, { ...uncoded(1), city: "Ville-qui-n’est-pas" });
    expect((await read(projectId)).standers.find(({ id }) => id === lost.consumerId)).toMatchObject({
      compatible: true,
      inDoubt: true,
      commune: null,
    });
    expect((await accept(lost.id)).statusCode).toBe(201);
  });
});

describe("a perimeter that its owner thinks of changing", () => {
  it("is judged whole before it is saved: every site and candidate by name, and nothing is changed", async () => {
    const projectId = await aProjectOf(20);
    const [near, far] = [await applying(projectId, rural(1)), await applying(projectId, rural(9))];
    await setStatus(server, near.id, "SIGNATURE");
    await setStatus(server, far.id, "SIGNATURE");
    const candidate = await applying(projectId, rural(8));
    const under = (limitKm: 2 | 10) =>
      owner.call(projectCalls.getPerimeter, { params: { id: projectId }, query: { limitKm } });
    expect(await under(10)).toMatchObject({ limitKm: 10, ok: true, breakers: [] });
    const narrow = await under(2);
    expect(narrow).toMatchObject({ limitKm: 2, ok: false, breakers: [far.consumerId] });
    expect(narrow.counts).toMatchObject({ breakers: 1, outside: 1 });
    const faultsOf = (id: string | undefined) => narrow.standers.find((stander) => stander.id === id)?.faults;
    expect([far, candidate, near].map(({ consumerId }) => faultsOf(consumerId))).toEqual([
      ["distance"],
      ["distance"],
      [],
    ]);
    expect(await read(projectId)).toMatchObject({ limitKm: 20, ok: true });
    const other = await owner.send("GET", `/api/project/${projectId}/perimeter?limitKm=5`);
    expect(other.statusCode).toBe(400);
  });
});

describe("the request for a derogation", () => {
  it("is a PDF for the owner of 10 and 20 km, and none for 2 km", async () => {
    const projectId = await aProjectOf(20);
    const address = `/api/project/${projectId}/perimeter/derogation-letter`;
    const letter = await owner.send("GET", address);
    expect(letter.statusCode).toBe(200);
    expect(letter.headers["content-type"]).toBe("application/pdf");
    expect(letter.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
    const refused = await owner.send("GET", address.replace(projectId, await aProjectOf(2)));
    expect([refused.statusCode, refused.json().message]).toEqual([409, "NO_DEROGATION_NEEDED"]);
    expect((await (await server.signedUp()).send("GET", address)).statusCode).toBe(404);
  });
});

describe("the derogation of public bodies", () => {
  it("is said by the owner, with whose network it is, and knows no kilometres but no person either", async () => {
    const projectId = await aProjectOf(2);
    const far = await applying(projectId, rural(9));
    await setStatus(server, far.id, "SIGNATURE");
    expect(await read(projectId)).toMatchObject({
      ok: false,
      breakers: [far.consumerId],
      details: { ground: "distance", gridOperator: "", isBehindOneSubstation: false },
      power: { totalKw: 36, limitKw: 5000, ok: true },
    });
    const details = {
      ground: "intercommunality",
      gridOperator: "Enedis",
      isBehindOneSubstation: true,
    } as const;
    await owner.call(projectCalls.savePerimeterDetails, { params: { id: projectId }, body: details });
    const after = await read(projectId);
    expect(after).toMatchObject({
      details,
      power: { limitKw: 10_000 },
      breakers: [far.consumerId],
      area: [],
    });
    expect(after.intercommunality).toContain("Ille-Aubigné");
    expect(after.standers.find(({ id }) => id === far.consumerId)?.faults).toEqual(["body"]);
  });
});

it("tells a power that passes what an operation may have", async () => {
  const projectId = await aProjectOf(2, 5000);
  expect(await read(projectId)).toMatchObject({
    ok: false,
    breakers: [],
    power: { totalKw: 5000, limitKw: 5000, ok: false },
  });
});

it("tells the local grid operator of a participant's commune where one is known", async () => {
  const projectId = await publish(owner);
  const strasbourg = { ...addressAt(1, "Strasbourg"), postCode: "67000", citycode: "67482" };
  const point = aProductionPoint({ projectId, address: strasbourg });
  await owner.call(pointCalls.createProductionPoint, { body: point });
  expect((await read(projectId)).localGrids).toEqual([
    { operator: "Strasbourg Électricité Réseaux", communes: ["Strasbourg"] },
  ]);
});

describe("the perimeter of a project about to be published", () => {
  const rennes = { ...addressAt(1, "Rennes"), postCode: "35000", citycode: "35238" };
  const check = (perimeter: 2 | 10 | 20, powerKw: number | null = 36) =>
    server
      .visitor()
      .call(publicProjectCalls.checkPerimeter, { body: { perimeter, address: rennes, powerKw } });

  it("is judged by the commune and the power of its installation, before anybody joins", async () => {
    expect((await check(2)).faults).toEqual([]);
    expect(await check(10)).toMatchObject({ faults: ["density"], commune: { name: "Rennes", density: 1 } });
    expect((await check(2, 5000)).faults).toEqual(["power"]);
  });
});

describe("what the public is told of a place", () => {
  const { latitude: lat, longitude: long } = rural(0.5).coordinates;
  const near = { lat, long };

  it("depends on the commune beyond 2 km, and is to be checked while that is not known", async () => {
    const projectId = await aProjectOf(10);
    const ask = (citycode?: string) =>
      server.visitor().call(publicProjectCalls.getPlaceVerdict, {
        params: { id: projectId },
        query: { ...near, ...(citycode && { citycode }) },
      });
    expect(await ask("35146")).toEqual({ verdict: "inside", reason: null });
    expect(await ask("35238")).toEqual({ verdict: "outside", reason: "commune" });
    expect(await ask()).toEqual({ verdict: "border", reason: "commune" });
    const eligible = await server.visitor().call(publicProjectCalls.listEligibleProjects, {
      query: { ...near, citycode: "35238" },
    });
    expect(eligible).toEqual([]);
  });

  it("follows what the owner says that the perimeter rests on, in lists that are remembered too", async () => {
    const projectId = await aProjectOf(2);
    const verdicts = async () => {
      const list = await server.visitor().call(publicProjectCalls.listEligibleProjects, { query: near });
      return list.map(({ verdict }) => verdict);
    };
    const before = await verdicts();
    const details = { ground: "building", gridOperator: "", isBehindOneSubstation: false } as const;
    await owner.call(projectCalls.savePerimeterDetails, { params: { id: projectId }, body: details });
    expect([before, await verdicts()]).toEqual([["inside"], ["border"]]);
  });
});
