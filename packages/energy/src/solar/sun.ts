const RADIANS = Math.PI / 180;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

export const radians = (degrees: number): number => degrees * RADIANS;

/** What depends only on the day, for the position of the sun. */
export interface SolarDay {
  readonly dayOfYear: number;
  readonly sinDeclination: number;
  readonly cosDeclination: number;
  /** By how many minutes sundials are ahead of a mean clock. */
  readonly equationOfTime: number;
  /** Irradiance above the atmosphere, perpendicular to the rays, W/m². */
  readonly extraterrestrial: number;
}

/**
 * The sun on the day (UTC) of an instant.
 * Source: J. W. Spencer, "Fourier series representation of the position of the sun", Search 2 (5), 1971.
 */
export function solarDay(instant: number): SolarDay {
  const date = new Date(instant);
  const dayOfYear = Math.floor((instant - Date.UTC(date.getUTCFullYear(), 0, 1)) / DAY);
  const g = (2 * Math.PI * dayOfYear) / 365;
  const declination =
    0.006918 -
    0.399912 * Math.cos(g) +
    0.070257 * Math.sin(g) -
    0.006758 * Math.cos(2 * g) +
    0.000907 * Math.sin(2 * g) -
    0.002697 * Math.cos(3 * g) +
    0.00148 * Math.sin(3 * g);
  const equationOfTime =
    229.18 *
    (0.000075 +
      0.001868 * Math.cos(g) -
      0.032077 * Math.sin(g) -
      0.014615 * Math.cos(2 * g) -
      0.040849 * Math.sin(2 * g));
  return {
    dayOfYear,
    sinDeclination: Math.sin(declination),
    cosDeclination: Math.cos(declination),
    equationOfTime,
    extraterrestrial: 1361 * (1 + 0.033 * Math.cos(g)),
  };
}

/** Angle of the sun from the south at an instant, radians: negative in the morning. */
export function hourAngle(instant: number, longitude: number, { equationOfTime }: SolarDay): number {
  const utcHours = (instant % DAY) / HOUR;
  return radians(15 * (utcHours + longitude / 15 + equationOfTime / 60 - 12));
}

/** The sine of the sun's height over the horizon of a place at an instant of that day: below 0 once it has set. */
export function sinHeight(
  instant: number,
  { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
  sun: SolarDay,
): number {
  const cosHour = Math.cos(hourAngle(instant, longitude, sun));
  return (
    Math.sin(radians(latitude)) * sun.sinDeclination +
    Math.cos(radians(latitude)) * sun.cosDeclination * cosHour
  );
}

/**
 * Irradiance of a horizontal plane under a sky without clouds, W/m².
 * Source: B. Haurwitz, "Insolation in relation to cloud type", Journal of Meteorology 3, 1946.
 * @param cosZenith over 0
 */
export function clearSky(cosZenith: number): number {
  return 1098 * cosZenith * Math.exp(-0.057 / cosZenith);
}
