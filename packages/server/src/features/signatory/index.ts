export { signatoryHandlers } from "./routes.ts";
export { saveSignatory } from "./save-signatory.ts";
