import type { ApplicationProgress } from "@mec/domain/application";
import { expect, it } from "vitest";
import { toldSum } from "./told-sum.ts";

const step = (
  status: ApplicationProgress["progress"][number]["status"],
  price?: number,
): ApplicationProgress["progress"][number] => ({
  id: status,
  status,
  createdAt: "2026-11-20T09:00:00.000Z",
  by: "owner",
  ...(price !== undefined && { price }),
});
const departure = { leavingOn: "2026-12-31", reason: "", requestedAt: "2026-11-26T10:00:00.000Z" };
const of = (progress: ApplicationProgress["progress"], more: object = {}) =>
  toldSum({ id: "a1", projectId: "p1", isFromProjectOwner: false, progress, ...more });

it("the sum that was agreed to stays on the card while its place shares, until its holder asks to leave", () => {
  const running = [step("EXPLOITATION"), step("SIGNED"), step("SIGNATURE"), step("PROPOSAL", 0.1)];
  expect(of(running)).toBe("agreed");
  expect(of(running, { departure })).toBeNull();
  expect(of([step("SIGNED"), step("SIGNATURE")])).toBe("agreed");
});

it("who shares without a price of his own is told of no estimate: his bills tell", () => {
  expect(of([step("EXPLOITATION"), step("SIGNED"), step("SIGNATURE")])).toBeNull();
});
