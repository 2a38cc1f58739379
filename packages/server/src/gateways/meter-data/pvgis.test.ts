import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { hoursOfYear, SolarDataUnavailable } from "./port.ts";
import { pvgisSolarData } from "./pvgis.ts";

const place = { latitude: 48.1173, longitude: -1.6778, tilt: 30, azimuth: 0 };
const hours = Array.from({ length: hoursOfYear }, (_, hour) => ({
  time: "20190101:0010",
  P: hour % 24 === 12 ? 640.5 : 0,
  "G(i)": 0,
}));

let service: Server | undefined;
afterEach(() => service?.close());

/** A service on the loopback that answers as PVGIS does. @returns its address and the questions it was asked. */
async function startService(status: number, body: string) {
  const asked: URL[] = [];
  service = createServer((request, reply) => {
    asked.push(new URL(request.url ?? "", "http://pvgis"));
    reply.writeHead(status, { "content-type": "application/json" }).end(body);
  });
  await new Promise<void>((resolve) => service?.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${(service.address() as AddressInfo).port}/api/v5_3`, asked };
}

describe("PVGIS", () => {
  it("is asked for a year of one kWc and gives its 8,760 hours", async () => {
    const { url, asked } = await startService(200, JSON.stringify({ outputs: { hourly: hours } }));
    const watts = await pvgisSolarData({ url }).hourlyWatts(place);
    expect(watts).toHaveLength(hoursOfYear);
    expect(watts[12]).toBe(640.5);
    expect(watts[13]).toBe(0);
    expect(asked[0]?.pathname).toBe("/api/v5_3/seriescalc");
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({
      lat: "48.1173",
      lon: "-1.6778",
      peakpower: "1",
      loss: "14",
      angle: "30",
      aspect: "0",
      pvcalculation: "1",
      outputformat: "json",
    });
  });

  it.each([
    ["refuses", 429, "{}"],
    ["breaks", 500, "oops"],
    ["answers something else", 200, JSON.stringify({ outputs: { hourly: hours.slice(1) } })],
    ["answers what is not JSON", 200, "<html>"],
  ])("is said to be unavailable when it %s", async (_, status, body) => {
    const { url } = await startService(status, body);
    await expect(pvgisSolarData({ url }).hourlyWatts(place)).rejects.toThrow(SolarDataUnavailable);
  });

  it("is said to be unavailable when it sends elsewhere: nobody follows", async () => {
    const paths: (string | undefined)[] = [];
    service = createServer(({ url }, reply) => {
      paths.push(url?.split("?")[0]);
      reply.writeHead(302, { location: "/elsewhere" }).end();
    });
    await new Promise<void>((resolve) => service?.listen(0, "127.0.0.1", resolve));
    const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
    await expect(pvgisSolarData({ url }).hourlyWatts(place)).rejects.toThrow(SolarDataUnavailable);
    expect(paths).toEqual(["/seriescalc"]);
  });

  it("is said to be unavailable when nobody is there, or too slow", async () => {
    await expect(pvgisSolarData({ url: "http://127.0.0.1:9" }).hourlyWatts(place)).rejects.toThrow(
      SolarDataUnavailable,
    );
    service = createServer(() => {});
    await new Promise<void>((resolve) => service?.listen(0, "127.0.0.1", resolve));
    const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
    await expect(pvgisSolarData({ url, timeoutMs: 50 }).hourlyWatts(place)).rejects.toThrow(
      SolarDataUnavailable,
    );
    service.closeAllConnections();
  });
});
