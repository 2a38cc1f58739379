export { ProductionPointPage } from "./production-point-page.tsx";
