import type { ProductionPoint } from "@mec/domain/point";
import { expect, it } from "vitest";
import { toProductionForm } from "../../point/publishing/production-form.ts";
import { ownSaleInput } from "./own-sale-input.ts";

const at = (latitude: number) => ({
  label: "",
  street: "",
  postCode: "",
  city: "",
  houseNumber: "",
  coordinates: { latitude, longitude: -1.83 },
});
const roof = (id: string, projectId: string | undefined, latitude: number): ProductionPoint => ({
  id,
  projectId,
  name: id,
  productionType: "photovoltaic",
  productionPower: 36,
  annualProduction: "39600",
  address: at(latitude),
  price: { min: 0.1, max: 0.12 },
  operational: { isOperational: false, prm: "", sge: false, raccordementId: "" },
  segment: "C5",
  applicationProgress: null,
});

const candidate = roof("candidate", undefined, 48.3);
const given = {
  projectId: "p",
  points: [roof("own", "p", 48.1), roof("neighbour", "p", 48.2), candidate],
  mine: new Set(["own"]),
  newcomers: [toProductionForm(candidate, "professional")],
  acceptedKwh: 20_000,
  day: "2026-11-24",
};
const plant = { type: "photovoltaic", powerKw: 36, annualKwh: 39_600, longitude: -1.83 };

it("sets the owner's own plant apart from the project's others and from who would join", () => {
  expect(ownSaleInput(given)).toEqual({
    own: [{ plant: { ...plant, latitude: 48.1 }, price: { min: 0.1, max: 0.12 } }],
    others: [{ ...plant, latitude: 48.2 }],
    newcomers: [{ ...plant, latitude: 48.3 }],
    acceptedKwh: 20_000,
    day: "2026-11-24",
  });
});

it("is nothing for an owner who produces nothing in his project", () => {
  expect(ownSaleInput({ ...given, mine: new Set() })).toBeNull();
  expect(ownSaleInput({ ...given, mine: new Set(["candidate"]) })).toBeNull();
});
