import type { Article } from "./article.ts";
import { summaries } from "./summaries.ts";

// Taxes: CGI, article 75 A, as BOFiP tells it (BOI-BA-CHAMP-10-40; 5 E-1-09 of 2 January 2009). Read on 2026-11-30, in versions that may have
// been replaced since: what it does not settle for sure is a question to his accountant.
export const article: Article = {
  ...summaries["je-suis-agriculteur-ou-j-ai-un-toit"],
  updated: "2026-11-30",
  readingMinutes: 1,
  sections: [
    {
      heading: "Quel impôt sur la vente\u202f?",
      blocks: [
        {
          kind: "paragraph",
          text: "C’est une activité commerciale (BIC). Au réel, un agriculteur peut, sous deux plafonds, la joindre à ses bénéfices agricoles\u00a0: 50\u00a0% de ses recettes agricoles et 100\u00a0000\u00a0€.",
        },
        {
          kind: "note",
          text: "Source\u00a0: code général des impôts, article 75\u00a0A, lu au BOFiP (BOI-BA-CHAMP-10-40). À demander à votre comptable\u00a0: «\u00a0Mes recettes d’électricité restent-elles sous les plafonds, et quel régime est le meilleur\u202f?\u00a0»",
        },
      ],
    },
    {
      heading: "Et la TVA\u202f?",
      blocks: [
        {
          kind: "paragraph",
          text: "Elle dépend de votre structure. À demander à votre comptable\u00a0: «\u00a0Mon électricité est-elle facturée avec TVA, ou en franchise (article 293\u00a0B)\u202f?\u00a0»",
        },
      ],
    },
    {
      heading: "Et la MSA\u202f?",
      blocks: [
        {
          kind: "paragraph",
          text: "Rien n’est établi ici. À demander à votre MSA et à votre comptable\u00a0: «\u00a0Ces recettes entrent-elles dans l’assiette de mes cotisations\u202f?\u00a0»",
        },
      ],
    },
    {
      heading: "Mettre fin à un ancien contrat d’achat",
      blocks: [
        {
          kind: "paragraph",
          text: "D’avant le 9\u00a0octobre 2021, il doit finir avant le partage. L’indemnité peut être lourde, et rien n’établit un retour à l’ancien tarif.",
        },
        {
          kind: "paragraph",
          text: "S’il finit dans plus d’un an, gardez-le. Rien ne se signe et rien ne se paie d’ici là.",
        },
      ],
    },
    {
      heading: "La location de toit",
      blocks: [
        {
          kind: "paragraph",
          text: "Une entreprise pose ses panneaux chez vous et vous verse un loyer. Elle seule produit et vend. Ce site ne l’organise pas.",
        },
        {
          kind: "paragraph",
          text: "Ici, vous vendez vous-même ce que produit votre toit. Si un bail est signé, c’est à cette entreprise de rejoindre un projet.",
        },
      ],
    },
  ],
  related: [
    "et-si-j-ai-deja-des-panneaux",
    "comment-partir-ou-resilier",
    "en-devenant-producteur-dans-une-autoconsommation-collective-quelles-sont-mes-obligations",
  ],
};
