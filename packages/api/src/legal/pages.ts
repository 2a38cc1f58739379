import { page } from "../page.ts";

export const legalPages = {
  legalNotice: page("/mentions-legales", { audience: "anyone", title: "Mentions légales", indexed: true }),
  termsOfUse: page("/conditions-generales-d-utilisation", {
    audience: "anyone",
    title: "Conditions générales d’utilisation",
    indexed: true,
  }),
  privacy: page("/politique-de-confidentialite", {
    audience: "anyone",
    title: "Politique de confidentialité",
    indexed: true,
  }),
  accessibility: page("/accessibilite", {
    audience: "anyone",
    title: "Déclaration d’accessibilité",
    indexed: true,
  }),
  cookies: page("/cookies", { audience: "anyone", title: "Cookies", indexed: true }),
};

export type LegalPageName = keyof typeof legalPages;
