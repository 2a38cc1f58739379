import * as z from "zod";
import { hoursOfYear, type SolarData, SolarDataUnavailable, type SolarPlace } from "./port.ts";

const defaultTimeoutMs = 20_000;
/** Cables, inverter, dirt: PVGIS's own default, in percent. */
const lossPercent = 14;
/** A year of PVGIS-SARAH3 without 29 February, whose irradiation in France is near the mean of 2005 to 2023. */
const year = 2019;

const answerSchema = z.object({
  outputs: z.object({
    hourly: z
      .array(z.object({ time: z.string().regex(/^\d{8}:\d{4}$/), P: z.number().min(0).max(2000) }))
      .length(hoursOfYear),
  }),
});

function parametersOf({ latitude, longitude, tilt, azimuth }: SolarPlace): URLSearchParams {
  return new URLSearchParams({
    lat: latitude.toFixed(4),
    lon: longitude.toFixed(4),
    peakpower: "1",
    loss: String(lossPercent),
    angle: String(tilt),
    aspect: String(azimuth),
    startyear: String(year),
    endyear: String(year),
    pvcalculation: "1",
    outputformat: "json",
  });
}

/** PVGIS v5.3, the European Commission's free service (https://re.jrc.ec.europa.eu/pvg_tools): its hourly series. */
export function pvgisSolarData({
  url,
  timeoutMs = defaultTimeoutMs,
}: {
  url: string;
  timeoutMs?: number;
}): SolarData {
  async function ask(place: SolarPlace): Promise<unknown> {
    const response = await fetch(`${url}/seriescalc?${parametersOf(place)}`, {
      headers: { accept: "application/json" },
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new SolarDataUnavailable(`Status ${response.status}`);
    return response.json();
  }

  return {
    async hourlyWatts(place) {
      const body = await ask(place).catch((error: unknown) => {
        if (error instanceof SolarDataUnavailable) throw error;
        throw new SolarDataUnavailable("No answer", { cause: error });
      });
      const answer = answerSchema.safeParse(body);
      if (!answer.success) throw new SolarDataUnavailable("Unreadable answer", { cause: answer.error });
      return Float64Array.from(answer.data.outputs.hourly, ({ P }) => P);
    },
  };
}
