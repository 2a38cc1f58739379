export { type Pmo, readPmo } from "./read-pmo.ts";
export { pmoHandlers } from "./routes.ts";
export { saveAssociation, saveFee, saveInterlocutor } from "./save-pmo.ts";
