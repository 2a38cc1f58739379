import { limits } from "@mec/domain/account";
import { beforeEach, describe, expect, it } from "vitest";
import { addressAt, publish } from "../../../../test/application-fixtures.ts";
import { startTestServer, type TestServer } from "../../../../test/harness.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});

const place = "lat=48.1&long=-1.7";
const box = "minLat=47&maxLat=49&minLong=-3&maxLong=0";
const estimateBody = { coordinates: addressAt().coordinates, yearlyConsumption: 4000 };
const project = "/api/public/project";

/** Every public search that computes, with the limit that counts it. `{id}` is a project's id. */
const searches: readonly [rule: keyof typeof limits, method: "GET" | "POST", url: string, body?: object][] = [
  ["placesPerIp", "GET", `${project}/eligible?${place}`],
  ["placesPerIp", "GET", `${project}/{id}/verdict?${place}`],
  ["duplicatesPerIp", "POST", `${project}/check-duplicates`, { name: "Soleil", address: addressAt() }],
  ["estimatesPerIp", "POST", `${project}/{id}/estimate`, estimateBody],
  ["projectSearchesPerIp", "GET", project],
  ["projectSearchesPerIp", "GET", `${project}/department/35`],
  ["projectSearchesPerIp", "GET", `${project}/region/53`],
  ["projectSearchesPerIp", "GET", `${project}/radius?centerLat=48.1&centerLong=-1.7`],
  ["projectSearchesPerIp", "GET", `${project}/bounds?${box}`],
  ["projectSearchesPerIp", "GET", `${project}/{id}`],
  ["projectSearchesPerIp", "GET", `${project}/{id}/estimate-basis`],
  ["projectSearchesPerIp", "GET", "/api/public/estimate-basis?projectIds={id}"],
  ["mapFiltersPerIp", "GET", `${project}/clusters?${box}&zoom=6&maxPrice=0.123`],
  ["addressSearchesPerIp", "GET", "/api/address/search?q=rennes"],
];

describe("a search that computes", () => {
  it.each(searches)("is limited for each address by %s: %s %s", async (rule, method, url, body) => {
    const id = await publish(await server.signedUp());
    for (let spent = 0; spent < limits[rule].points; spent++)
      await server.deps.limits.count(rule, "127.0.0.1");
    const send = (remoteAddress: string) =>
      server.visitor().send(method, url.replace("{id}", id), body, { remoteAddress });
    const refused = await send("127.0.0.1");
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect((await send("192.0.2.1")).statusCode).toBe(200);
  });

  it("leaves a map that is panned alone: its clusters are made already", async () => {
    for (let view = 0; view < limits.mapFiltersPerIp.points + 20; view++) {
      const url = `${project}/clusters?${box}&zoom=${view % 20}`;
      expect((await server.visitor().send("GET", url)).statusCode).toBe(200);
    }
  });
});
