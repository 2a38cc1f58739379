import { expect, it } from "vitest";
import { sinceText } from "./since-text.ts";

const step = {
  id: "1",
  status: "EXPLOITATION" as const,
  createdAt: "2026-11-29T10:00:00.000Z",
  by: "owner" as const,
};
const read = (startsOn?: string) =>
  sinceText({ progress: [{ ...step, ...(startsOn && { startsOn }) }] }, "2026-11-30").replaceAll(
    "\u00a0",
    " ",
  );

it("the list tells the day of the start that was confirmed, and not that of the press", () => {
  expect(read("2026-11-02")).not.toBe(read());
  expect(read("2026-11-02")).toMatch(/^0?2/u);
  expect(read("2027-01-30")).toMatch(/^à partir du 30/u);
  expect(read()).toMatch(/^29/u);
  expect(sinceText({ progress: [] }, "2026-11-30")).toBe("–");
});
