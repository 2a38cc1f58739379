import { afterEach, expect, it, vi } from "vitest";

afterEach(() => vi.restoreAllMocks());

it("makes no formatter before something is written: a browser's first one reads the tables of all languages", async () => {
  vi.resetModules();
  const numbers = vi.spyOn(Intl, "NumberFormat");
  const dates = vi.spyOn(Intl, "DateTimeFormat");
  await import("./index.ts");
  expect([numbers.mock.calls.length, dates.mock.calls.length]).toEqual([0, 0]);
});
