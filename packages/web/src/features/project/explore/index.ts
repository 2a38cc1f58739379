export function ExplorePage() {
  return null;
}
export function PlacePage() {
  return null;
}
