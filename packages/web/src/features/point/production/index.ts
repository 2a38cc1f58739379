export function ProductionPointPage() {
  return null;
}
