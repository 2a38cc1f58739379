export { draftPmo, laidOver, type PmoContent, type PmoDraft, type Typed } from "./draft.ts";
export { readPmo } from "./read-pmo.ts";
export { saveAssociation, saveFee, saveInterlocutor } from "./save-pmo.ts";
