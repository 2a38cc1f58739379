import { afterEach, describe, expect, it } from "vitest";
import { openWorkers, type Workers } from "./pool.ts";
import type { TaskInput } from "./tasks.ts";

let workers: Workers;
afterEach(() => workers.close());

const home: TaskInput<"estimate"> = {
  home: { annualKwh: 4000, category: "household", contract: null, peakHours: { start: 0, end: 0 } },
  project: {
    latitude: 48,
    longitude: 0,
    plants: [{ type: "photovoltaic", powerKw: 9, annualKwh: 0 }],
    acceptedKwh: 0,
    appliedKwh: 0,
    price: null,
  },
  day: "2026-01-01",
};
const impossible = { ...home, home: { ...home.home, annualKwh: Number.NaN } };

describe("the worker threads", () => {
  it("do several tasks, each answer going to who asked", async () => {
    workers = openWorkers();
    const doubled = { ...home, home: { ...home.home, annualKwh: 8000 } };
    const [one, two, again] = await Promise.all(
      [home, doubled, home].map((input) => workers.run("estimate", input)),
    );
    expect(again).toEqual(one);
    expect(two?.sharedKwh.high).toBeGreaterThan(one?.sharedKwh.high ?? Number.NaN);
  });

  it("tell what went wrong, and go on", async () => {
    workers = openWorkers();
    await expect(workers.run("estimate", impossible)).rejects.toThrow("is not an energy");
    expect((await workers.run("estimate", home)).sharedKwh.high).toBeGreaterThan(0);
  });

  it("fail what was under way when they are closed, rather than leave it waiting", async () => {
    workers = openWorkers();
    const underWay = expect(workers.run("estimate", home)).rejects.toThrow("has ended");
    await workers.close();
    await underWay;
  });
});
