import { describe, expect, expectTypeOf, it } from "vitest";
import { type Figure, judge } from "../bench/result.ts";

const bounds = { max: 10 };
const control = { name: "a plain loop", value: 5, unit: "ms" };

describe("a figure of a bench", () => {
  it("has no goal of its own when it is a time or a rate: machines differ", () => {
    type Named = { name: string; value: number; goal: { max: number } };
    expectTypeOf<Named & { unit: "ms" }>().not.toExtend<Figure>();
    expectTypeOf<Named & { unit: "s" }>().not.toExtend<Figure>();
    expectTypeOf<Named & { unit: "req/s" }>().not.toExtend<Figure>();
    expectTypeOf<Named & { unit: string }>().not.toExtend<Figure>();
    expectTypeOf<Named & { unit: "kB" }>().toExtend<Figure>();
  });

  it("is divided by its control, without which it has no ratio", () => {
    type Divided = { name: string; value: number; unit: "ms"; ratio: { max: number } };
    expectTypeOf<Divided>().not.toExtend<Figure>();
    expectTypeOf<Divided & { control: typeof control }>().toExtend<Figure>();
    const slow = judge({ name: "", value: 55, unit: "ms", ratio: bounds, control });
    expect(slow).toEqual({ isKept: false, words: "11 × control, ≤ 10" });
    expect(judge({ name: "", value: 45, unit: "ms", ratio: bounds, control })?.isKept).toBe(true);
  });

  it("is judged by its value when it is a size", () => {
    expect(judge({ name: "", value: 12, unit: "kB", goal: bounds })?.isKept).toBe(false);
    expect(judge({ name: "", value: 9, unit: "kB", goal: bounds, control })?.isKept).toBe(true);
    expect(judge({ name: "", value: 9, unit: "kB" })).toBeUndefined();
  });

  it("that is no number keeps no goal", () => {
    expect(judge({ name: "", value: Number.NaN, unit: "kB", goal: bounds })?.isKept).toBe(false);
    const nothing = { ...control, value: 0 };
    expect(judge({ name: "", value: 0, unit: "ms", ratio: bounds, control: nothing })?.isKept).toBe(false);
  });
});
