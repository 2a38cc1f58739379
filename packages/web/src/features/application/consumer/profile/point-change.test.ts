import type { ConsumptionPoint } from "@mec/domain/point";
import { describe, expect, it } from "vitest";
import { changedPoint } from "./point-change.ts";

const point: ConsumptionPoint = {
  id: "c1",
  name: "Maison",
  consumerType: "individual",
  address: {
    label: "8 Rue des Lilas 69003 Lyon",
    houseNumber: "8",
    street: "Rue des Lilas",
    postCode: "69003",
    city: "Lyon",
    coordinates: { latitude: 45.75, longitude: 4.85 },
  },
  annualConsumption: "4500",
  prm: "16123456789012",
  sge: true,
  segment: "C5",
  contract: null,
  applicationProgress: null,
};

describe("a change of the point", () => {
  it("keeps everything else, the meter and its consent included", () => {
    const { id: _, applicationProgress: __, ...kept } = point;
    expect(changedPoint(point, { name: "Chalet" })).toEqual({ ...kept, name: "Chalet" });
  });

  it("keeps a meter whose consent has lapsed, and never gives that consent anew", () => {
    expect(changedPoint({ ...point, sge: false }, { name: "Chalet" })).toMatchObject({
      prm: point.prm,
      sge: false,
    });
  });
});
