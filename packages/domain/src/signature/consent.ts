/** Kept in the evidence with the text itself: change both together. */
export const consentVersion = "2026-11-01";

/** What a person declares when signing, whatever the document. */
export const consentText =
  "J’ai lu les documents qui me sont présentés et je consens à les signer électroniquement. Je reconnais que le code " +
  "reçu par e-mail et le nom que je donne valent signature de ma part (articles 1366 et 1367 du Code civil), et que " +
  "la plateforme en conserve la preuve\u00a0: date et heure, adresse IP, navigateur, empreintes des documents.";
