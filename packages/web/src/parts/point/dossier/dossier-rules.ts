export { dossierOfPoint, readDossier, writeDossier } from "./dossier.ts";
export { dossierText } from "./dossier-text.ts";
export { homeOf } from "./home-of.ts";
