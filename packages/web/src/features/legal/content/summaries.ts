export interface LegalSummary {
  slug: string;
  title: string;
  summary: string;
}

/** Title and one line of each legal page, for the footer and the page's head. */
export const legalSummaries = {
  "mentions-legales": {
    slug: "mentions-legales",
    title: "Mentions légales",
    summary: "Qui édite et qui héberge ce site, et comment nous joindre.",
  },
  "conditions-generales-d-utilisation": {
    slug: "conditions-generales-d-utilisation",
    title: "Conditions générales d’utilisation",
    summary: "Les règles qui s’appliquent entre vous et nous lorsque vous utilisez la plateforme.",
  },
  "politique-de-confidentialite": {
    slug: "politique-de-confidentialite",
    title: "Politique de confidentialité",
    summary: "Quelles données nous traitons, pourquoi, pendant combien de temps, et comment garder la main.",
  },
  accessibilite: {
    slug: "accessibilite",
    title: "Déclaration d’accessibilité",
    summary: "Où nous en sommes, ce qui reste à faire et comment nous signaler un obstacle.",
  },
  cookies: {
    slug: "cookies",
    title: "Cookies et stockage local",
    summary:
      "Seulement ce qui est nécessaire au fonctionnement : c’est pourquoi aucun bandeau ne vous est présenté.",
  },
} as const satisfies Record<string, LegalSummary>;

export type LegalSlug = keyof typeof legalSummaries;
