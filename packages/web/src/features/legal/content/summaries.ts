import type { LegalPageName } from "@mec/api";

export interface LegalSummary {
  name: LegalPageName;
  title: string;
  summary: string;
}

/** Title and one line of each legal page, for the footer and the page's head. */
export const legalSummaries = {
  legalNotice: {
    name: "legalNotice",
    title: "Mentions légales",
    summary: "Qui édite et qui héberge ce site, et comment nous joindre.",
  },
  termsOfUse: {
    name: "termsOfUse",
    title: "Conditions générales d’utilisation",
    summary: "Les règles qui s’appliquent entre vous et nous lorsque vous utilisez la plateforme.",
  },
  privacy: {
    name: "privacy",
    title: "Politique de confidentialité",
    summary: "Quelles données nous traitons, pourquoi, pendant combien de temps, et comment garder la main.",
  },
  accessibility: {
    name: "accessibility",
    title: "Déclaration d’accessibilité",
    summary: "Où nous en sommes, ce qui reste à faire et comment nous signaler un obstacle.",
  },
  cookies: {
    name: "cookies",
    title: "Cookies et stockage local",
    summary:
      "Seulement ce qui est nécessaire au fonctionnement : c’est pourquoi aucun bandeau ne vous est présenté.",
  },
} satisfies Record<LegalPageName, LegalSummary>;
