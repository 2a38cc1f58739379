import { addressCalls } from "@mec/api/address";
import { beforeEach, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../../test/harness.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});

it("finds towns, grouped by kind, without a network", async () => {
  const found = await server.visitor().call(addressCalls.searchAddress, { query: { q: "rennes" } });
  expect(found.municipality[0]).toMatchObject({ city: "Rennes", citycode: "35238" });
  expect(Object.keys(found)).toEqual(["municipality", "street", "housenumber", "locality", "source"]);
  expect(found.source).toBe("embedded");
});

it("answers no more results than asked for", async () => {
  const { source: _, ...found } = await server
    .visitor()
    .call(addressCalls.searchAddress, { query: { q: "saint", limit: 3 } });
  expect(Object.values(found).flat()).toHaveLength(3);
});

it("wants three characters at least", async () => {
  const answer = await server.visitor().send("GET", "/api/address/search?q=re");
  expect(answer.statusCode).toBe(400);
});

it.each(["langouet", "35630 Langouet", "Langouet 35"])("finds the commune of %s", async (q) => {
  const [found] = await server.visitor().call(addressCalls.searchCommune, { query: { q } });
  expect(found).toEqual({
    citycode: "35146",
    name: "Langouet",
    postCodes: ["35630"],
    coordinates: { latitude: 48.25612, longitude: -1.81325 },
  });
});

it("finds every commune of a post code", async () => {
  const found = await server.visitor().call(addressCalls.searchCommune, { query: { q: "35630", limit: 20 } });
  expect(found.map(({ name }) => name)).toContain("Langouet");
  expect(found.every(({ postCodes }) => postCodes.includes("35630"))).toBe(true);
});

it("tells how dense a commune is, by its Insee code", async () => {
  const read = (citycode: string) => server.visitor().call(addressCalls.getCommune, { params: { citycode } });
  expect(await read("35146")).toEqual({ name: "Langouet", density: 6 });
  expect(await read("35238")).toEqual({ name: "Rennes", density: 1 });
  const unknown = await server.visitor().send("GET", "/api/address/commune/00000");
  expect(unknown.statusCode).toBe(404);
});

it("answers nobody's code that is no commune's", async () => {
  const answer = await server.visitor().send("GET", "/api/address/commune/35A46");
  expect(answer.statusCode).toBe(400);
});
