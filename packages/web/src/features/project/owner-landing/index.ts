export function OwnerLandingPage() {
  return null;
}
