/**
 * Fixed texts of what is typed, and refused. Those of the first block come from the specification (§5) and keep their characters to the
 * letter, straight apostrophes and faults included; the others are ours.
 */
// The specification
export const email = "L'email n'est pas au bon format.";
export const phone = "Le format est incorrect. (attendu : 0X XX XX XX XX)";
export const address = "Adresse incorrecte. Sélectionner une adresse dans la liste des résultats.";
export const addressNoResult = "Aucune adresse ne correspond à votre recherche.";
export const prm = "Veuillez renseigner votre PDL valide";
export const sge = "Veuillez renseigner le PDL";
export const priceRange = "Ce prix doit être supérieur à la fourchette basse.";
export const contractIncomplete = "Incomplet";
export const pointName = "Veuillez choisir un nom correct";
export const annualConsumption = "Veuillez choisir une consommation annuelle";
export const segment = "Veuillez choisir un segment";
export const fillAllFields = "Veuillez remplir correctement tout les champs";

// Ours
export const required = "Ce champ est obligatoire.";
export const forbiddenCharacters = "Ce texte contient des caractères qui ne sont pas autorisés.";
export const tooShort = (min: number): string => `Ce texte est trop court (${min} caractères au moins).`;
export const tooLong = (max: number): string => `Ce texte est trop long (${max} caractères au plus).`;
export const tooFew = (min: number): string => `Il en faut ${min} au moins.`;
export const tooMany = (max: number): string => `Il en faut ${max} au plus.`;
export const atLeast = (min: number): string => `Ce nombre est trop petit (${min} au moins).`;
export const atMost = (max: number): string => `Ce nombre est trop grand (${max} au plus).`;
export const multipleOf = (step: number): string => `Ce nombre doit être un multiple de ${step}.`;
export const text = "Indiquez un texte.";
export const list = "Une liste est attendue ici.";
export const object = "Un ensemble de champs est attendu ici.";
export const unknownField = "Ce champ n’existe pas ici.";
export const unknownParameter = "Ce paramètre n’existe pas ici.";
export const wrongFormat = "Le format est incorrect.";
export const wrongValue = "Cette valeur n’est pas valide.";
export const identifier = "Cet identifiant n’est pas valide.";
export const choice = "Veuillez choisir une des réponses proposées.";
export const yesOrNo = "Veuillez répondre par oui ou par non.";
export const personName = "Indiquez de 3 à 60 caractères : lettres, espaces, apostrophes et traits d’union.";
export const password =
  "Le mot de passe doit compter au moins 8 caractères, dont une minuscule, une majuscule, un chiffre et un caractère spécial.";
export const passwordTooLong = "Le mot de passe ne doit pas dépasser 128 caractères.";
export const leakedPassword =
  "Ce mot de passe est l’un des plus connus : c’est un des premiers que l’on essaierait. Choisissez-en un autre.";
export const ownWordsInPassword =
  "Le mot de passe ne doit contenir ni votre nom, ni votre adresse e-mail, ni le nom de la plateforme.";
export const totpCode = "Indiquez les 6 chiffres que montre votre application.";
export const recoveryCode = "Un code de secours compte 24 lettres et chiffres.";
export const cgus = "Vous devez accepter les conditions générales d’utilisation.";
export const date = "Cette date n’est pas valide.";
export const dateMissing = "Indiquez une date.";
export const departureDay = "Indiquez le jour où vous souhaitez partir.";
export const dateInFuture = "Cette date doit être passée.";
export const deliberationInFuture =
  "Une délibération ne peut pas être datée d’un jour à venir\u00a0: indiquez sa date une fois votée.";
export const number = "Indiquez un nombre, par exemple 12,5.";
export const integer = "Indiquez un nombre entier, sans virgule ni point.";
export const price =
  "Indiquez un prix positif, par exemple 12,5\u00a0c€/kWh, et 1\u202f000\u00a0c€/kWh au plus.";
export const hour = "Indiquez une heure au format HH:MM, par exemple 20:00.";
export const offPeakDisagree =
  "La plage d’heures creuses (peakHour) et les plages (offPeak) se contredisent\u00a0: n’envoyez que les secondes.";
export const annualProduction = "Veuillez choisir une production annuelle";
export const productionPower = "Indiquez une puissance en kWc, supérieure à 0 et de 100 000 au plus.";
export const coordinates = "Ces coordonnées ne sont pas valides.";
export const contract = "Le contrat est incomplet.";
export const contractTrvTariff =
  "Le tarif réglementé n’existe qu’en option base ou en heures pleines et creuses.";
export const projectName = "Le nom du projet doit compter de 5 à 50 caractères.";
export const projectDescription = "La description doit compter de 100 à 1 200 caractères.";
export const projectDescriptionPlaceholder = "Remplacez chaque « XXX » du modèle par votre texte.";
export const perimeter = "Le périmètre est de 2, 10 ou 20 km.";
export const siret = "Le SIRET compte 14 chiffres.";
export const siretWrong =
  "Ce SIRET n’existe pas\u00a0: un de ses 14\u00a0chiffres au moins est faux. Recopiez-le de l’avis de situation Sirene, ou d’annuaire-entreprises.data.gouv.fr.";
export const siretDoubtful = "Ce SIRET ne semble pas exister : vérifiez-le.";
export const rna = "Le numéro RNA commence par W suivi de 9 caractères, par exemple W751234567.";
export const legalIdentifier = "Indiquez l’identifiant de votre structure.";
export const emails = "Indiquez de 1 à 500 adresses e-mail.";
export const priceRequired = "Indiquez le prix que vous proposez.";
export const priceUnexpected = "Un prix n’accompagne qu’une proposition de prix, ou sa réponse.";
export const reasonRequired = "Indiquez la raison de votre décision.";
export const iban = "Cet IBAN n’est pas valide.";
export const bic = "Ce code BIC n’est pas valide (8 ou 11 caractères).";
export const founders = "Indiquez deux fondateurs au moins, ou aucun.";
export const amount = "Indiquez un montant en euros, 0 ou plus.";
export const feeAmount = "Une cotisation ou un droit d’entrée demandé doit avoir un montant supérieur à 0.";
export const paymentMethods = "Choisissez au moins un moyen de paiement.";
export const paymentMethodTwice = "Indiquez chaque moyen de paiement une seule fois.";
export const tooManySurpluses = "Il y a trop de points de production.";
export const applicationPoint = "Choisissez un point de consommation ou un point de production, un seul.";
