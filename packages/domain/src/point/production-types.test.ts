import { expect, it } from "vitest";
import { powerUnit } from "./production-types.ts";

it("gives the sun's installations a peak power, and any others a power", () => {
  expect(powerUnit(["photovoltaic", "photovoltaic"])).toBe("kWc");
  expect(powerUnit(["wind"])).toBe("kW");
  expect(powerUnit(["photovoltaic", "hydro"])).toBe("kW");
  expect(powerUnit([])).toBe("kWc");
});
