/** A photovoltaic field of 1 kWc, as PVGIS describes it: degrees; azimuth 0 is south, east negative, west positive. */
export interface SolarPlace {
  readonly latitude: number;
  readonly longitude: number;
  readonly tilt: number;
  readonly azimuth: number;
}

export interface SolarData {
  /**
   * The mean power of each of the 8,760 hours of a year of 365 days, from 1 January 00:00 UTC, in watts for 1 kWc.
   * @throws SolarDataUnavailable when the service does not answer.
   */
  hourlyWatts(place: SolarPlace): Promise<Float64Array>;
}

export const hoursOfYear = 8760;

export class SolarDataUnavailable extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "SolarDataUnavailable";
  }
}
