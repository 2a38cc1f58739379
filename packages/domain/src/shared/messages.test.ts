import { describe, expect, it } from "vitest";
import * as messages from "./messages.ts";

/** The texts of the specification, §4, §5 and §8, copied to the letter. */
const specified: Record<string, string> = {
  email: "L'email n'est pas au bon format.",
  phone: "Le format est incorrect. (attendu : 0X XX XX XX XX)",
  address: "Adresse incorrecte. Sélectionner une adresse dans la liste des résultats.",
  addressNoResult: "Aucune adresse ne correspond à votre recherche.",
  prm: "Veuillez renseigner votre PDL valide",
  sge: "Veuillez renseigner le PDL",
  priceRange: "Ce prix doit être supérieur à la fourchette basse.",
  contractIncomplete: "Incomplet",
  pointName: "Veuillez choisir un nom correct",
  annualConsumption: "Veuillez choisir une consommation annuelle",
  segment: "Veuillez choisir un segment",
  fillAllFields: "Veuillez remplir correctement tout les champs",
  loggedOut: "Déconnecté",
  professionalMode: "Mode professionnel activé",
  individualMode: "Mode particulier activé",
  profileUpdated: "Votre profil a été mis à jour avec succès.",
  sessionExpired: "Votre session a expiré, veuillez vous reconnecter",
  connectionFailed: "Erreur de connexion. Veuillez réessayer.",
  projectDataFailed: "Erreur lors de la récupération des données du projet",
  deletionFailed: "Erreur lors de la tentative de suppression.",
  pmoPlanFailed: "Erreur lors de l'utilisation du plan PMO",
  exportInfoFailed: "Erreur lors de la récupération des données du dernier export",
  unknownEmail: "Cet Email n'existe pas chez nous. Vérifiez l'email ou créez un compte.",
  fillFields: "Veuillez remplir correctement les champs",
  signatorySaveFailed: "Une erreur est survenenue lors de la sauvegarde du signataire. Veuillez réessayer.",
  productionPointWithoutAddress:
    "Le point de production n'a pas d'adresse. Veuillez la renseigner à l'étape précédente.",
  projectImageFailed: "problem with postProjectImage",
  loading: "Chargement...",
  applicationStopped: "L'application s'est arrêtée",
  retry: "Réessayer",
};

const entries: [string, unknown][] = Object.entries(messages);

describe("messages", () => {
  it.each(Object.entries(specified))("keeps the specification's text of %s", (name, text) => {
    expect(Object.fromEntries(entries)[name]).toBe(text);
  });

  it("says why an account could not be created", () => {
    expect(messages.signUpFailed("délai dépassé")).toBe(
      "Il y a eu un problème lors de la création du compte. Msg : délai dépassé",
    );
  });

  const ours = entries.flatMap(([name, text]) =>
    name in specified || name === "signUpFailed" ? [] : [[name, typeof text === "function" ? text(5) : text]],
  );

  it.each(ours)("follows French typography in %s", (_name, text) => {
    expect(text).toMatch(/\p{L}/u);
    expect(text).not.toMatch(/ [;:!?»]|« |'|[0-9] [0-9]{3}/);
  });
});
