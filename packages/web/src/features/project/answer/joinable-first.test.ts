import type { PlaceVerdict } from "@mec/domain/project";
import { expect, it } from "vitest";
import { joinableFirst } from "./joinable-first.ts";

const project = (id: string, pledgedShare: number) => ({
  id,
  gauge: { annualProductionKwh: 10_000, pledgedKwh: 10_000 * pledgedShare, pledgedShare },
});
const verdicts: Record<string, PlaceVerdict> = { far: "outside", edge: "border" };
const order = (...projects: ReturnType<typeof project>[]) =>
  joinableFirst(projects, (id) => verdicts[id] ?? "inside").map(({ id }) => id);

it("who looks from the first page is led to what he can join: within reach and with room, then what is full, then what is too far", () => {
  expect(order(project("far", 0), project("full", 2), project("near", 0.5))).toEqual(["near", "full", "far"]);
});

it("keeps the nearest first among those that answer alike, and a border is a maybe before what is full", () => {
  expect(order(project("full", 2), project("edge", 0), project("near", 0), project("next", 0))).toEqual([
    "near",
    "next",
    "edge",
    "full",
  ]);
});

it("changes nothing as long as no verdict is known", () => {
  const some = [project("a", 0), project("b", 0)];
  expect(joinableFirst(some, () => undefined)).toEqual(some);
});
