/**
 * What a kWc produces in a year, facing south at 30 to 35 degrees, in kWh: the range seen in French cities
 * from Lille (about 1,000) to Marseille (1,400 to 1,500), from PVGIS' orders of magnitude.
 */
export const solarYields = [
  { label: "Nord de la France", kwhPerKwc: 1000 },
  { label: "Centre et façade atlantique", kwhPerKwc: 1150 },
  { label: "Sud-Ouest et vallée du Rhône", kwhPerKwc: 1250 },
  { label: "Méditerranée", kwhPerKwc: 1400 },
] as const;
