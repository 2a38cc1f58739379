export { draftPmo, laidOver, type PmoContent, type PmoDraft, type Typed } from "./draft.ts";
export { addFile, linkFile, listFiles } from "./files.ts";
export { getCreation, readPmo } from "./read-pmo.ts";
export { saveFee } from "./save-fee.ts";
export { saveAssociation, saveInterlocutor } from "./save-pmo.ts";
export { storeFee } from "./store.ts";
export { writeModel } from "./write-model.ts";
