import type { SolarData } from "./port.ts";
import { pvgisSolarData } from "./pvgis.ts";

/** PVGIS; until it has answered for a place, a study uses the platform's own solar model. */
export function openSolarData({ pvgisUrl }: { pvgisUrl: string }): SolarData {
  return pvgisSolarData({ url: pvgisUrl });
}
