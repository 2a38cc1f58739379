export { PlacePage } from "./place-page.tsx";
export { prepare } from "./prepare.ts";
