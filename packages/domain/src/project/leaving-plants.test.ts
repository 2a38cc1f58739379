import { expect, it } from "vitest";
import { leavingText } from "./index.ts";

const told = (...leaving: { on: string; kwc: number }[]) =>
  leavingText(
    leaving.map((one) => ({ ...one, kwh: one.kwc * 1100 })),
    "kWc",
  )?.replaceAll("\u00a0", " ");

it("power that leaves on a settled day is told with that day, or with the first of several", () => {
  expect(told({ on: "2027-01-31", kwc: 36 })).toBe("36 kWc partent le 31 janvier 2027");
  expect(told({ on: "2027-01-31", kwc: 1.5 })).toBe("1,5 kWc part le 31 janvier 2027");
  expect(told({ on: "2027-03-01", kwc: 9 }, { on: "2027-01-31", kwc: 36 })).toBe(
    "45 kWc partent à partir du 31 janvier 2027",
  );
});

it("nothing is told where nobody leaves, or where a plant has no power yet", () => {
  expect(told()).toBeUndefined();
  expect(told({ on: "2027-01-31", kwc: 0 })).toBeUndefined();
});
