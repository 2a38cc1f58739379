import i18next from "i18next";

/**
 * The French text is the key, so French needs no resource and is what any language falls back to.
 * Belgian French and Dutch are announced and still empty (specification §9).
 */
export function startI18n(browserLanguages: readonly string[]): void {
  const known = { "fr-be": "be_FR", "nl-be": "be_NL" } as const;
  const wanted = browserLanguages.map((language) => known[language.toLowerCase() as keyof typeof known]);
  i18next.init({
    lng: wanted.find((language) => language !== undefined) ?? "fr",
    fallbackLng: "fr",
    resources: { fr: { translation: {} }, be_FR: { translation: {} }, be_NL: { translation: {} } },
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    initAsync: false,
  });
}

/** A text in the reader's language: `t("Bonjour {{name}}", { name })`. */
export function t(french: string, values?: Record<string, string | number>): string {
  return i18next.t(french, values ?? {});
}
