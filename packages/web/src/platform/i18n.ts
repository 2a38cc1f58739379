/** A language's texts by their French text. */
type Texts = Readonly<Record<string, string>>;

/** French is the key and the fallback; Belgian French and Dutch are announced and still empty (specification §9). */
const languages: Record<string, () => Promise<{ default: Texts }>> = {
  "fr-be": () => import("../locales/be_FR.json"),
  "nl-be": () => import("../locales/be_NL.json"),
};

let texts: Texts = {};

/** Loads the texts of the first language of the browser that we know, before the first render. */
export async function startI18n(browserLanguages: readonly string[]): Promise<void> {
  const load = browserLanguages.map((language) => languages[language.toLowerCase()]).find(Boolean);
  if (load) texts = (await load()).default;
}

/** A text in the reader's language: `t("Bonjour {{name}}", { name })`. */
export function t(french: string, values: Record<string, string | number> = {}): string {
  const text = texts[french] ?? french;
  return text.replaceAll(/\{\{(\w+)\}\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  );
}
