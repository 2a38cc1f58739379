export { ExplorePage } from "./explore-page.tsx";
export { prepare } from "./prepare.ts";
export { WidgetPage } from "./widget-page.tsx";
