/** Fixed texts of what stands around every page, as the specification spells them (§4, §8). */
export const professionalMode = "Mode professionnel activé";
export const individualMode = "Mode particulier activé";
export const sessionExpired = "Votre session a expiré, veuillez vous reconnecter";
export const connectionFailed = "Erreur de connexion. Veuillez réessayer.";
export const loading = "Chargement...";
export const applicationStopped = "L'application s'est arrêtée";
export const retry = "Réessayer";
