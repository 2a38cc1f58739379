import { describe, expect, it } from "vitest";
import { asideOf } from "./aside.ts";

const place = { x: 100, y: 100 };
const project = (x: number, y: number) => ({ kind: "project" as const, x, y });

describe("the visitor's house beside a project", () => {
  it("is drawn under the foot of a project at the same place", () => {
    expect(asideOf(place, [project(100, 100)])).toEqual({ x: 0, y: 16 });
  });

  it("leaves the drop of a project a little to the south by its nearer side", () => {
    expect(asideOf(place, [project(90, 125)])).toEqual({ x: 23, y: 0 });
    expect(asideOf(place, [project(110, 125)])).toEqual({ x: -23, y: 0 });
  });

  it("leaves a cluster that counts what is round it", () => {
    expect(asideOf(place, [{ kind: "cluster", x: 100, y: 90 }])).toEqual({ x: 0, y: 31 });
  });

  it("stays at its place beside what is farther, and beside other people", () => {
    expect(asideOf(place, [project(140, 100), project(100, 80), project(100, 165)])).toBeNull();
    expect(asideOf(place, [{ kind: "participant", ...place }])).toBeNull();
  });
});
