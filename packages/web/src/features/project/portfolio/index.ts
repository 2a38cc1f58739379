export { PortfolioPage } from "./portfolio-page.tsx";
