export { saveSignatory } from "./save-signatory.ts";
