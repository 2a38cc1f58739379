export { ExplorePage } from "./explore-page.tsx";
export { PlacePage } from "./place-page.tsx";
