import { pointCalls } from "@mec/api/point";
import { loadCurveCalls } from "@mec/api/study";
import { beforeEach, describe, expect, it } from "vitest";
import { aConsumptionPoint } from "../../../../test/application-fixtures.ts";
import { enedisCsv, prm } from "../../../../test/curve-files.ts";
import { startTestServer, type Visitor } from "../../../../test/harness.ts";
import { fileBody } from "../../../../test/multipart.ts";

let holder: Visitor;
let pointId: string;
beforeEach(async () => {
  const server = await startTestServer();
  holder = await server.signedUp();
  const body = aConsumptionPoint({ prm, sge: true });
  pointId = (await holder.call(pointCalls.createConsumptionPoint, { body })).id;
});

const put = (content: string, query: string) =>
  holder.send("PUT", `/api/consumption-point/${pointId}/load-curve${query}`, undefined, fileBody(content));

describe("the chart of the readings", () => {
  it("adds them up by month, by day of Paris, and shows a day step by step", async () => {
    // From 31 January 23:00 in Paris: an hour of January, then a day of February with a hole of three hours.
    const hour = [1000, 1000];
    const february = [...Array(20).fill(500), ...Array(6).fill(undefined), ...Array(22).fill(200)];
    await put(
      enedisCsv({ start: new Date("2026-01-31T22:00:00Z"), watts: [...hour, ...february] }),
      "?confirm=true",
    );
    const view = (query: object) =>
      holder.call(loadCurveCalls.getConsumptionCurveSeries, {
        params: { id: pointId },
        query: query as never,
      });
    // 2 × 500 Wh; 20 × 250 Wh + 22 × 100 Wh = 7.2 kWh
    expect((await view({ view: "months" })).points).toEqual([
      { at: "2026-01", kwh: 1 },
      { at: "2026-02", kwh: 7.2 },
    ]);
    expect((await view({ view: "days" })).points).toEqual([{ at: "2026-02-01", kwh: 7.2 }]);
    expect((await view({ view: "days", from: "2026-01-10" })).points).toEqual([{ at: "2026-01-31", kwh: 1 }]);
    const steps = (await view({ view: "steps" })).points;
    expect(steps).toHaveLength(48);
    expect(steps[0]).toEqual({ at: "2026-01-31T23:00:00.000Z", kwh: 0.25 });
    expect(steps.slice(19, 27).map(({ kwh }) => kwh)).toEqual([
      0.25,
      null,
      null,
      null,
      null,
      null,
      null,
      0.1,
    ]);
    expect((await view({ view: "steps", from: "2026-03-01" })).points).toEqual([]);
  });
});
