/** What a stored dossier says of VAT, read without its rules: prices stand in the first view. */
export function toldVatOf(stored: string): boolean | null {
  try {
    const told: unknown = JSON.parse(stored);
    const isTold = told instanceof Object && "reclaimsVat" in told && typeof told.reclaimsVat === "boolean";
    return isTold ? told.reclaimsVat === true : null;
  } catch {
    return null;
  }
}
