/**
 * The product's fixed texts. Those of the first block come from the specification (§4, §5 and §8) and keep
 * their characters to the letter, straight apostrophes and faults included; the others are ours.
 */
export const messages = {
  // Validation (§5)
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

  // Session and profile (§4)
  loggedOut: "Déconnecté",
  professionalMode: "Mode professionnel activé",
  individualMode: "Mode particulier activé",
  profileUpdated: "Votre profil a été mis à jour avec succès.",

  // Errors (§8)
  sessionExpired: "Votre session a expiré, veuillez vous reconnecter",
  connectionFailed: "Erreur de connexion. Veuillez réessayer.",
  projectDataFailed: "Erreur lors de la récupération des données du projet",
  deletionFailed: "Erreur lors de la tentative de suppression.",
  pmoPlanFailed: "Erreur lors de l'utilisation du plan PMO",
  exportInfoFailed: "Erreur lors de la récupération des données du dernier export",
  signUpFailed: (detail: string): string =>
    `Il y a eu un problème lors de la création du compte. Msg : ${detail}`,
  unknownEmail: "Cet Email n'existe pas chez nous. Vérifiez l'email ou créez un compte.",
  fillFields: "Veuillez remplir correctement les champs",
  signatorySaveFailed: "Une erreur est survenenue lors de la sauvegarde du signataire. Veuillez réessayer.",
  productionPointWithoutAddress:
    "Le point de production n'a pas d'adresse. Veuillez la renseigner à l'étape précédente.",
  projectImageFailed: "problem with postProjectImage",
  loading: "Chargement...",
  applicationStopped: "L'application s'est arrêtée",
  retry: "Réessayer",

  // Ours
  required: "Ce champ est obligatoire.",
  forbiddenCharacters: "Ce texte contient des caractères qui ne sont pas autorisés.",
  tooShort: (min: number): string => `Ce texte est trop court (${min} caractères au moins).`,
  tooLong: (max: number): string => `Ce texte est trop long (${max} caractères au plus).`,
  identifier: "Cet identifiant n’est pas valide.",
  choice: "Veuillez choisir une des réponses proposées.",
  yesOrNo: "Veuillez répondre par oui ou par non.",
  personName: "Indiquez de 3 à 60 caractères : lettres, espaces, apostrophes et traits d’union.",
  password:
    "Le mot de passe doit compter au moins 8 caractères, dont une minuscule, une majuscule, un chiffre et un caractère spécial.",
  passwordTooLong: "Le mot de passe ne doit pas dépasser 128 caractères.",
  cgus: "Vous devez accepter les conditions générales d’utilisation.",
  date: "Cette date n’est pas valide.",
  dateInFuture: "Cette date doit être passée.",
  number: "Indiquez un nombre, par exemple 12,5.",
  integer: "Indiquez un nombre entier, sans virgule ni point.",
  price: "Indiquez un prix positif en €/kWh, 10 au plus, par exemple 0,125.",
  hour: "Indiquez une heure au format HH:MM, par exemple 20:00.",
  annualProduction: "Veuillez choisir une production annuelle",
  productionPower: "Indiquez une puissance en kWc, supérieure à 0 et de 100 000 au plus.",
  coordinates: "Ces coordonnées ne sont pas valides.",
  contract: "Le contrat est incomplet.",
  contractTrvTariff: "Le tarif réglementé n’existe qu’en option base ou en heures pleines et creuses.",
  projectName: "Le nom du projet doit compter de 5 à 50 caractères.",
  projectDescription: "La description doit compter de 100 à 1 200 caractères.",
  projectDescriptionPlaceholder: "Remplacez chaque « XXX » du modèle par votre texte.",
  perimeter: "Le périmètre est de 2, 10 ou 20 km.",
  siret: "Le SIRET compte 14 caractères.",
  siretDoubtful: "Ce SIRET ne semble pas exister : vérifiez-le.",
  rna: "Le numéro RNA commence par W suivi de 9 caractères, par exemple W751234567.",
  legalIdentifier: "Indiquez l’identifiant de votre structure.",
  emails: "Indiquez de 1 à 500 adresses e-mail.",
  priceRequired: "Indiquez le prix que vous proposez.",
  priceUnexpected: "Un prix n’accompagne qu’une proposition de prix.",
  reasonRequired: "Indiquez la raison de votre décision.",
  applicationPoint: "Choisissez un point de consommation ou un point de production, un seul.",
} as const;
