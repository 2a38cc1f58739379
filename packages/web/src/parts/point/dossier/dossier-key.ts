/**
 * The browser stores a dossier under this key; not as an on-boarding draft, since a dossier exists without
 * beginning one.
 */
export const dossierKey = "dossier";
