import { expect, it } from "vitest";
import { againLabel, joinLabel } from "./again-label.ts";

it("a project is joined by one verb wherever it is offered: onto its list where it is full", () => {
  const full = { gauge: { annualProductionKwh: 40_000, pledgedShare: 1.2 } };
  expect(joinLabel(full)).toBe(againLabel(full));
  expect(joinLabel({})).toBe("Candidater");
});

it("who comes back to a project is led to its list where it is full, and to it where there is room or nobody knows", () => {
  const at = (pledgedShare: number | null) =>
    againLabel({ gauge: { annualProductionKwh: 40_000, pledgedShare } });
  expect(at(1.2)).toBe("Rejoindre la liste d’attente");
  expect([at(0.4), at(null), againLabel({})]).toEqual(Array(3).fill("Candidater à nouveau à ce projet"));
});
