import { type ProducerInput, producerEstimate } from "@mec/energy";
import { expect, it } from "vitest";
import { sumOf } from "./use-revenue.ts";

const rennes = { latitude: 48.111, longitude: -1.68 };
const of = (powerKw: number, high: number): ProducerInput => ({
  project: { ...rennes, plants: [], acceptedKwh: 0 },
  plant: { ...rennes, type: "photovoltaic", powerKw, annualKwh: powerKw * 1146 },
  price: { min: 0.08, max: high },
  membership: null,
  day: "2026-11-26",
});

it("keeps the sum of a plant while another price is computed, and tells no other plant's", () => {
  const input = of(36, 0.11);
  const computed = { of: input, estimate: producerEstimate(input) };
  expect(sumOf(computed, of(36, 0.12))).toBe(computed.estimate);
  expect(sumOf(computed, of(80, 0.11))).toBeUndefined();
  const { project } = input;
  expect(sumOf(computed, { ...input, project: { ...project, acceptedKwh: 9 } })).toBeUndefined();
  expect(sumOf(undefined, input)).toBeUndefined();
});
