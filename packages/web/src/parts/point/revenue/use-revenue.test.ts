import type { EstimateBasis } from "@mec/api/study";
import { type ProducerInput, producerEstimate } from "@mec/energy";
import { expect, it } from "vitest";
import { sumOf, withBuyers } from "./use-revenue.ts";

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

it("counts before the acceptance who buys after it: not who refused to sign, and apart who signs elsewhere", () => {
  const basis: EstimateBasis = {
    ...{ ...rennes, production: [{ productionType: "photovoltaic", powerKwc: 36, annualKwh: 40_000 }] },
    ...{ pledgedShare: 0.85, numberOfConsumers: 17, price: null, vatRegime: null },
    fees: { membership: 10, entrance: 0, subscription: 0 },
    ...{ isBehindOneSubstation: false, repartitionKey: "dynamic-per-default" },
    settledElsewhere: 8,
  };
  const all = withBuyers(basis);
  expect([all.project.acceptedKwh, all.signsHere]).toEqual([34_000, 9 / 17]);
  const without = withBuyers({ ...basis, refusedToSign: 1 });
  expect(without.project.acceptedKwh).toBeCloseTo(32_000, 6);
  expect(without.signsHere).toBe(0.5);
});
