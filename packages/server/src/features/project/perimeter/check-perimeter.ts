import type { PerimeterCheck, PlannedPlant } from "@mec/api/project";
import { joiningFaults, type PerimeterRule, type Site } from "@mec/domain/project";
import { communeOf } from "../../../gateways/geocoder/index.ts";

/** Whether the plant of a project about to be published keeps the rule of the perimeter that was chosen for it. */
export function checkPerimeter({ perimeter, address, powerKw }: PlannedPlant): PerimeterCheck {
  const rule: PerimeterRule = { limitKm: perimeter, ground: "distance" };
  const commune = communeOf(address);
  const site: Site = { ...address.coordinates, commune, body: "unknown", powerKw };
  return {
    faults: [...joiningFaults(rule, [])(site)],
    commune: commune && {
      citycode: commune.citycode,
      name: commune.name,
      density: commune.density,
      intercommunality: commune.intercommunality?.name ?? null,
    },
  };
}
