/** Kept in the evidence with the text itself: change both together. */
export const consentVersion = "2026-11-30";

/** What a person declares when signing, whatever the document. Who must have read it first, and how he did, the evidence says apart. */
export const consentText =
  "J’ai pu lire ces documents en entier, et je consens à les signer électroniquement. Le code " +
  "reçu par e-mail et le nom que je donne valent ma signature (articles 1366 et 1367 du Code civil). " +
  "La plateforme en conserve la preuve\u00a0: date et heure, adresse IP, navigateur, empreintes des documents.";
