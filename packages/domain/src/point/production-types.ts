export const productionTypes = ["photovoltaic", "wind", "hydro", "other"] as const;
export type ProductionType = (typeof productionTypes)[number];
export const productionTypeLabels: Record<ProductionType, string> = {
  photovoltaic: "Photovoltaïque",
  wind: "Éolien",
  hydro: "Hydraulique",
  other: "Autre",
};

/** The unit of an installed power: kWc (peak power) for solar panels, kW for other installations. */
export const powerUnit = (kinds: readonly ProductionType[]): "kWc" | "kW" =>
  kinds.every((kind) => kind === "photovoltaic") ? "kWc" : "kW";
