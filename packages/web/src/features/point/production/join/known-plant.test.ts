import { expect, it } from "vitest";
import { withUsualName } from "../../../../parts/point/publishing/plant-name.ts";
import { emptyProductionForm } from "../../../../parts/point/publishing/production-form.ts";
import { formOfRoof, type RoofForm } from "../../../../parts/point/publishing/roof.ts";
import { isKnownPlant, plantSummary } from "./known-plant.tsx";

const roof: RoofForm = {
  kind: "panels",
  address: {
    label: "12 Rue de la Mairie 66400 Céret",
    houseNumber: "12",
    street: "Rue de la Mairie",
    postCode: "66400",
    city: "Céret",
    coordinates: { latitude: 42.487, longitude: 2.748 },
  },
  quote: "",
  area: "",
  power: "36",
  contract: "older",
  endsOn: "",
  buyBack: "",
  surplusBuyer: "unknown",
  surplusOffer: "",
  sells: "all",
  soldKwh: "",
  annualProduction: "41190",
};
const form = { ...withUsualName(formOfRoof(roof)), contract: roof.contract };

it("knows the installation of a described roof, in a line", () => {
  expect(isKnownPlant(form, roof)).toBe(true);
  expect(plantSummary(form).replaceAll(/\s/gu, " ")).toBe(
    "Toit du 12 rue de la Mairie · 36 kWc · 41,2 MWh par an",
  );
});

it("asks for the installation as long as its production, its place or an answer lacks", () => {
  expect(isKnownPlant(form, { ...roof, annualProduction: "" })).toBe(false);
  expect(isKnownPlant({ ...form, annualProduction: "" }, roof)).toBe(false);
  expect(isKnownPlant({ ...form, operating: "" }, roof)).toBe(false);
  expect(isKnownPlant(emptyProductionForm, roof)).toBe(false);
  expect(isKnownPlant({ ...form, contract: "" }, roof)).toBe(false);
});
