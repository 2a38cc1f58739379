export function MyPerimeterPage() {
  return null;
}
export function MyInformationPage() {
  return null;
}
export function MyProducerPage() {
  return null;
}
