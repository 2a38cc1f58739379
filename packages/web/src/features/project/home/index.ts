export { HomePage } from "./home-page.tsx";
export { prepare } from "./use-told-home.ts";
