export { ExplorePage } from "./explore-page.tsx";
export { PlacePage } from "./place-page.tsx";
export { WidgetPage } from "./widget-page.tsx";
