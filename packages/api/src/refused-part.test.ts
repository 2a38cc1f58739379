import { expect, it } from "vitest";
import { isRefusedWith } from "./index.ts";

it("one of many is refused with a code when it was refused, and by one of those asked", () => {
  expect(isRefusedWith({ ok: false, code: "OUT_OF_PERIMETER" }, "OUT_OF_PERIMETER")).toBe(true);
  expect(isRefusedWith({ ok: false, code: "NOT_FOUND" }, "NOT_FOUND", "OUT_OF_PERIMETER")).toBe(true);
  expect(isRefusedWith({ ok: false, code: "NOT_FOUND" }, "OUT_OF_PERIMETER")).toBe(false);
  expect(isRefusedWith({ ok: false }, "OUT_OF_PERIMETER")).toBe(false);
  expect(isRefusedWith({ ok: true, code: "OUT_OF_PERIMETER" }, "OUT_OF_PERIMETER")).toBe(false);
});
