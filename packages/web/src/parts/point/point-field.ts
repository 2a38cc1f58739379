/** The API's names of a point's fields that forms call otherwise. */
const formNames: Record<string, string> = {
  yearlyProduction: "annualProduction",
  yearlyConsumption: "annualConsumption",
  connectionRequestId: "raccordementId",
  contractPrice: "min",
  "contractPrice.minPrice": "min",
  "contractPrice.maxPrice": "max",
};

/** Refusals of a point's meter, which name no field. */
const ofMeter: Record<string, string> = { PRM_ALREADY_ACCEPTED: "prm", CONSENT_MISSING: "sge" };

/** The field of a point's form for what the API refuses; an address is one field. */
export function pointField(path: string, code: string): string {
  if (path === "") return ofMeter[code] ?? path;
  return path.startsWith("address.") ? "address" : (formNames[path] ?? path);
}
