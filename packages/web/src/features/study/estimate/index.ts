export { EstimatePanel } from "./estimate-panel.tsx";
