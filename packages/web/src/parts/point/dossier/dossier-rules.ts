export { dossierOfPoint, readDossier, writeDossier } from "./dossier.ts";
export { dossierText } from "./dossier-text.ts";
export { asksPrice, homeOf } from "./home-of.ts";
export { homeOfPoint, pointAsksPrice } from "./home-of-point.ts";
