/**
 * Fixed texts of what a screen does, and fails to. They come from the specification and keep its characters to the letter,
 * straight apostrophes and faults included.
 */
// Session and profile (§4)
export const loggedOut = "Déconnecté";
export const profileUpdated = "Votre profil a été mis à jour avec succès.";

// Errors (§8)
export const projectDataFailed = "Erreur lors de la récupération des données du projet";
export const deletionFailed = "Erreur lors de la tentative de suppression.";
export const pmoPlanFailed = "Erreur lors de l'utilisation du plan PMO";
export const exportInfoFailed = "Erreur lors de la récupération des données du dernier export";
export const signUpFailed = (detail: string): string =>
  `Il y a eu un problème lors de la création du compte. Msg : ${detail}`;
export const unknownEmail = "Cet Email n'existe pas chez nous. Vérifiez l'email ou créez un compte.";
export const fillFields = "Veuillez remplir correctement les champs";
export const signatorySaveFailed =
  "Une erreur est survenenue lors de la sauvegarde du signataire. Veuillez réessayer.";
export const productionPointWithoutAddress =
  "Le point de production n'a pas d'adresse. Veuillez la renseigner à l'étape précédente.";
export const projectImageFailed = "problem with postProjectImage";
