export { LoadCurvePanel } from "./load-curve-panel.tsx";
