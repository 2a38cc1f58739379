/**
 * The browser stores a dossier under this key; not as an on-boarding draft, since a dossier exists without
 * beginning one.
 */
export const dossierKey = "dossier";

/** And here which of his points a person with several is answered for. */
export const chosenPlaceKey = "place";

/** And here what he called each of them before it was registered. */
export const placeKindsKey = "place-kinds";
